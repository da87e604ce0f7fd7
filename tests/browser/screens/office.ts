import { expect, type Page } from 'playwright/test'
import { fillSignIn } from '../officePages.ts'
import { changed, type House, type Screen } from './house.ts'

/** Who is not signed in yet is asked by a call that is refused. */
const complaint = /status of 401/

/** The ways into the office; its own screens come with it. */
export const officeScreens = (): readonly Screen[] => [
  { name: 'office-sign-in', complaint, open: (page, house) => office(page, house) },
  ...signedIn.map(screen => ({ ...screen, isFramed: true }) as const),
]

const signedIn: readonly Screen[] = [
  {
    name: 'office-list',
    complaint,
    async open(page, house) {
      await office(page, house)
      await fillSignIn(page)
      await expect(page.getByRole('link', { name: 'Apfelstrudel', exact: true })).toBeVisible()
    },
  },
  {
    name: 'office-form',
    complaint,
    async open(page, house) {
      await office(page, house)
      await fillSignIn(page)
      await page.getByRole('link', { name: 'Apfelstrudel', exact: true }).click()
      await expect(page.getByLabel('Artikelnummer')).toBeVisible()
    },
  },
  {
    name: 'office-pictures',
    complaint,
    async open(page, house) {
      await office(page, house, '/images')
      await fillSignIn(page)
      await expect(page.getByRole('link', { name: 'Apfelstrudel', exact: true })).toBeVisible()
    },
  },
  {
    name: 'office-picture',
    complaint,
    async open(page, house) {
      await office(page, house, '/images/1')
      await fillSignIn(page)
      await expect(page.getByRole('link', { name: 'Herunterladen' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Verwendet in' }).getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'office-hours',
    complaint,
    async open(page, house) {
      await office(page, house, '/hours')
      await fillSignIn(page)
      await expect(page.getByRole('link', { name: /^Stammhaus Wien, Freitag/ })).toBeVisible()
    },
  },
  {
    name: 'office-hours-of-branch',
    complaint,
    async open(page, house) {
      await office(page, house, '/branches/3?feld=openingHours.friday')
      await fillSignIn(page)
      await expect(page.getByRole('textbox', { name: 'Freitag', exact: true }).first()).toBeFocused()
    },
  },
  {
    name: 'office-print-jobs',
    complaint,
    async open(page, house) {
      const undo = await changed(house, 'printers', 1, { isEnabled: true })
      await office(page, house, '/druckauftraege')
      await fillSignIn(page)
      await expect(page.getByText('Nichts zu klären')).toBeVisible()
      return undo
    },
  },
  {
    name: 'office-device',
    complaint,
    async open(page, house) {
      await office(page, house, '/devices/1')
      await fillSignIn(page)
      await expect(page.getByText('Nicht angemeldet')).toBeVisible()
    },
  },
]

async function office(page: Page, { origin }: House, path = '/products'): Promise<void> {
  await page.goto(`${origin}/backend#${path}`)
  await expect(page.getByLabel('Benutzername')).toBeVisible()
}
