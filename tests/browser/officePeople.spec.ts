import type { Page } from 'playwright/test'
import { choose, countClicks } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { entriesLeft, officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Somebody new is let in, works, and is locked out again. */

let server: TestServer
staffedServer(opened => (server = opened))

test('Somebody is invited with five fields and two clicks, chooses a password, is at work, and is locked out with all the data', async ({
  page,
  another,
}) => {
  await officeAt(server.origin).openAt(page, '/users')
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'Einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Person einladen' })
  await dialog.getByLabel('Vorname').fill('Vera')
  await dialog.getByLabel('Nachname').fill('Neu')
  await dialog.getByLabel('E-Mail oder Handynummer').fill('vera@example.com')
  await choose(dialog.getByRole('radio', { name: /^Mitarbeit/ }))
  await choose(dialog.getByRole('checkbox', { name: 'Stammhaus Wien' }))
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  // Two beside the two fields that are chosen.
  expect(await clicks()).toBe(4)
  // The server of the tests has no mail: the link is handed over.
  const link = await dialog.getByLabel('Persönlicher Link').inputValue()
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Vera Neu' })
  await expect(row).toContainText('Eingeladen')

  const { page: hers } = await another()
  await accept(hers, link)
  await expect(hers.getByText('Alles gespeichert')).toBeAttached()
  await expect(hers).not.toHaveURL(/einladung/)
  expect((await entriesLeft(hers)).length).toBeGreaterThan(0)
  const { page: again } = await another()
  await again.goto(link)
  await expect(again.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()

  await row.getByRole('link').click()
  await expect(page.getByText('An einem Gerät angemeldet')).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Rechte' }))
  await expect(page.getByRole('row', { name: /^Bestellungen/ })).toContainText('eigene Filialen')
  expect(await violations(page)).toEqual([])
  await choose(page.getByRole('radio', { name: 'Sitzungen' }))
  await expect(page.getByRole('button', { name: /^Sitzung beenden: Chrome/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sperren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByText('Gesperrt', { exact: true })).toBeVisible()
  await expect(hers.getByText('Ihre Anmeldung an diesem Gerät wurde beendet.')).toBeVisible()
  await expect.poll(() => entriesLeft(hers)).toEqual([])
})

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Willkommen, Vera Neu' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Neues Passwort').fill('kurz')
  await page.getByRole('button', { name: 'Loslegen' }).click()
  await expect(page.getByText('Bitte wählen Sie ein Passwort mit 8 bis 128 Zeichen.')).toBeVisible()
  await page.getByLabel('Neues Passwort').fill('drei-ganz-andere-worte')
  await page.getByRole('button', { name: 'Loslegen' }).click()
}
