import { expect, type Page } from 'playwright/test'
import { fillSignIn } from '../officePages.ts'
import type { House, Screen } from './house.ts'

/** Who is not signed in yet is asked by a call that is refused. */
const complaint = /status of 401/

/** The ways into the office; its own screens come with it. */
export const officeScreens: readonly Screen[] = [
  { name: 'office-sign-in', complaint, open: (page, house) => office(page, house) },
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
]

async function office(page: Page, { origin }: House): Promise<void> {
  await page.goto(`${origin}/backend#/products`)
  await expect(page.getByLabel('Benutzername')).toBeVisible()
}
