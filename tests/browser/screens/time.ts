import { expect } from '../expect.ts'
import { fillSignIn } from '../officePages.ts'
import type { Walk } from './house.ts'

/** Who is not signed in yet is asked by a call that is refused. */
const complaint = /status of 401/

/** Working time as whoever leads has it before them. */
export const timeWalk: Walk = [
  {
    name: 'office-roster',
    complaint,
    async open(page, { origin }) {
      await page.goto(`${origin}/backend#/roster?filiale=1`)
      await fillSignIn(page)
      await expect(page.getByRole('button', { name: /^Sophie Gruber, .*: Dienst eintragen$/ }).first()).toBeAttached()
    },
  },
  {
    name: 'office-month',
    async open(page, { origin }) {
      await page.goto(`${origin}/backend#/times?teil=monat&person=7`)
      await expect(page.getByRole('button', { name: /^Soll/ })).toBeVisible()
    },
  },
  {
    name: 'office-year',
    async open(page, { origin }) {
      await page.goto(`${origin}/backend#/times?teil=jahr`)
      await expect(page.getByRole('listitem').filter({ hasText: 'Sophie Gruber' })).toBeVisible()
    },
  },
  {
    name: 'office-absences',
    async open(page, { origin }) {
      await page.goto(`${origin}/backend#/absences`)
      await expect(page.getByRole('region', { name: 'Zu entscheiden' })).toBeVisible()
    },
  },
]
