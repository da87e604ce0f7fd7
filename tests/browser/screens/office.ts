import { expect } from '../expect.ts'
import { fillSignIn, goOn } from '../officePages.ts'
import { changed, type Walk } from './house.ts'

/** Who is not signed in yet is asked by a call that is refused. */
const complaint = /status of 401/

/** The way into the office, and some of its screens: who is signed in stays so. */
export const officeWalk: Walk = [
  {
    name: 'office-sign-in',
    complaint,
    async open(page, { origin }) {
      await page.goto(`${origin}/backend#/products`)
      await expect(page.getByLabel('Benutzername')).toBeVisible()
    },
  },
  {
    name: 'office-list',
    isFramed: true,
    async open(page) {
      await fillSignIn(page)
      await expect(page.getByRole('link', { name: 'Apfelstrudel', exact: true })).toBeVisible()
    },
  },
  {
    name: 'office-form',
    isFramed: true,
    async open(page) {
      await page.getByRole('link', { name: 'Apfelstrudel', exact: true }).click()
      await expect(page.getByLabel('Artikelnummer')).toBeVisible()
    },
  },
  {
    name: 'office-pictures',
    isFramed: true,
    async open(page, house) {
      await goOn(page, house, '/images')
      await expect(page.getByRole('link', { name: 'Apfelstrudel', exact: true })).toBeVisible()
    },
  },
  {
    name: 'office-picture',
    isFramed: true,
    async open(page, house) {
      await goOn(page, house, '/images/1')
      await expect(page.getByRole('link', { name: 'Herunterladen' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Verwendet in' }).getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'office-hours',
    isFramed: true,
    async open(page, house) {
      await goOn(page, house, '/hours')
      await expect(page.getByRole('link', { name: /^Stammhaus Wien, Freitag/ })).toBeVisible()
    },
  },
  {
    name: 'office-hours-of-branch',
    isFramed: true,
    async open(page, house) {
      await goOn(page, house, '/branches/3?feld=openingHours.friday')
      await expect(page.getByRole('textbox', { name: 'Freitag', exact: true }).first()).toBeFocused()
    },
  },
  {
    name: 'office-dashboard',
    isFramed: true,
    async open(page, house) {
      await goOn(page, house, '/dashboard')
      await expect(page.getByRole('region', { name: 'Bestellungen nach Art' })).toBeVisible()
    },
  },
  {
    name: 'office-print-jobs',
    isFramed: true,
    async open(page, house) {
      const undo = await changed(house, 'printers', 1, { isEnabled: true })
      await goOn(page, house, '/druckauftraege')
      await expect(page.getByText('Nichts zu klären')).toBeVisible()
      return undo
    },
  },
  {
    name: 'office-device',
    isFramed: true,
    async open(page, house) {
      await goOn(page, house, '/devices/1')
      await expect(page.getByText('Nicht angemeldet')).toBeVisible()
    },
  },
]
