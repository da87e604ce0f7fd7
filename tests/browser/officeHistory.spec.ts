import { test } from './device.ts'
import { expect } from './expect.ts'
import { box, type OfficePages, officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

test('What was saved is taken back with Strg Z outside of text fields, and comes back out of the history or at a time of its own', async ({
  page,
}) => {
  await office.openAt(page, '/tables/1')
  const field = box(page, 'Name')
  const before = await field.inputValue()
  const stored = async () => (await office.stored(page, 'tables', 1))['name']
  await field.fill('Fensterplatz')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('„Fensterplatz“ wurde geändert.')).toBeVisible()
  await expect.poll(stored).toBe('Fensterplatz')
  // In a text field the keys mean the typed text.
  await field.press('Control+z')
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  expect(await stored()).toBe('Fensterplatz')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('ist wieder wie vorher')).toBeVisible()
  await expect.poll(stored).toBe(before)

  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('complementary', { name: 'Verlauf' })
  await expect(history).toContainText(`Name ${before} → Fensterplatz`)
  await history.getByRole('button', { name: /^Wiederherstellen: .* Fensterplatz$/ }).click()
  await expect(field).toHaveValue('Fensterplatz')
  expect(await stored()).toBe(before)
  expect(await violations(page)).toEqual([])

  // What is typed can also count later: it is told here and on the first page, asks when somebody was faster, and can go.
  await page.getByRole('button', { name: 'Später ändern …' }).click()
  await page.getByRole('button', { name: 'Planen' }).click()
  await expect(page.getByText('ab morgen 06:00: Name Fensterplatz')).toBeVisible()
  await expect(field).toHaveValue(before)
  await field.fill('Erker')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Inzwischen geändert: Name. Soll der Plan bleiben?')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Plan behalten' }).click()
  await expect(page.getByText('Inzwischen geändert: Name.')).toBeHidden()
  await page.getByRole('link', { name: 'Heute' }).click()
  const today = page.getByRole('region', { name: 'Geplante Änderungen' })
  await today.getByRole('link', { name: /^Erker/ }).click()
  await page.getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(page.getByText('Geplante Änderung zurückgezogen.')).toBeVisible()
  await expect(page.getByText(/^ab morgen 06:00/)).toBeHidden()
  await expect.poll(stored).toBe('Erker')
})

test('What a colleague deletes while it is open comes back with what was typed, and every deletion from the trash', async ({
  page,
}) => {
  await office.openAt(page, '/tables/2')
  const field = box(page, 'Name')
  const before = await field.inputValue()
  await field.fill('Am Kamin')
  const answer = await page.request.delete(`${server.origin}/api/tables/2`, { headers: { origin: server.origin } })
  expect(answer.status()).toBe(200)
  await expect(page.getByText(/^Gelöscht von .*Administration, /)).toBeVisible()
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(field).toHaveValue('Am Kamin')
  expect((await office.stored(page, 'tables', 2))['name']).toBe(before)
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()

  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText(`„${before}“ wurde gelöscht.`)).toBeVisible()
  await page.getByRole('link', { name: 'Papierkorb' }).click()
  await page.getByRole('button', { name: `Wiederherstellen: ${before}` }).click()
  await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible()
  expect((await office.stored(page, 'tables', 2))['name']).toBe(before)
  expect(await violations(page)).toEqual([])
})
