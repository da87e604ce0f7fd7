import { countClicks } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { box, type OfficePages, officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
test.use({ isOneDevice: true })
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

  const clicks = await countClicks(page)
  await page.locator('span:has(> #feld-name-name)').getByRole('button', { name: 'Wer hat das geändert?' }).click()
  const ofName = page.getByRole('dialog', { name: 'Name: wer was geändert hat' })
  await expect(ofName).toContainText(`Name ${before} → Fensterplatz`)
  expect(await clicks()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('complementary', { name: 'Verlauf' })
  await expect(history).toContainText(`Name ${before} → Fensterplatz`)
  expect(await clicks()).toBe(2)
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

  // A note hangs on the record with who wrote it, and is ticked off.
  await page.getByRole('button', { name: 'Notizen', exact: true }).click()
  const notes = page.getByRole('region', { name: 'Notizen' })
  await notes.getByLabel('Neue Notiz').fill('Wackelt bei Wind')
  await notes.getByRole('button', { name: 'Notiz anheften' }).click()
  await expect(notes.getByText(/^Administration · /)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await notes.getByRole('button', { name: 'Erledigt' }).click()
  await expect(notes.getByText('Erledigt (1)')).toBeVisible()
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
  const stored = await office.stored(page, 'tables', 2)
  expect(stored['name']).toBe(before)
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()

  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText(`„${before}“ wurde gelöscht.`)).toBeVisible()
  // Its branch goes after it: what comes back says so, and brings it along.
  const branch = Number(stored['branch'])
  const name = String((await office.stored(page, 'branches', branch))['name'])
  const deleted = await page.request.delete(`${server.origin}/api/branches/${branch}`, {
    headers: { origin: server.origin },
  })
  expect(deleted.status()).toBe(200)
  await page.getByRole('link', { name: 'Papierkorb' }).click()
  await page.getByRole('button', { name: `Wiederherstellen: ${before}` }).click()
  const told = page.getByText(`Noch im Papierkorb, obwohl es dazu gehört: Filiale „${name}“`)
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Auch wiederherstellen' }).click()
  await expect(page.getByText(`„${name}“ ist wieder da.`)).toBeVisible()
  expect((await office.stored(page, 'branches', branch))['name']).toBe(name)
  await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible()
  expect((await office.stored(page, 'tables', 2))['name']).toBe(before)
  expect(await violations(page)).toEqual([])
})

test('What is planned is read and changed in words, and the preview of the shop shows it from its moment on, with the tax rates of that day, and takes no order', async ({
  page,
}) => {
  await office.openAt(page, '/planned-changes/1')
  await expect(page.getByText('Preis: 5,90 € → 6,20 €')).toBeVisible()
  await box(page, 'Preis').fill('6,4')
  await expect(page.getByText('Preis: 5,90 € → 6,40 €')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => JSON.stringify(await office.stored(page, 'planned-changes', 1)))
    .toContain('"after":"640"')

  await page.goto(`${server.origin}/backend#/config/bestellen-steuern`)
  await page.getByRole('button', { name: 'Satz ab … ändern: Speisen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog.getByText(/^Bitte geben Sie einen Satz von 0 bis 100 an/)).toBeVisible()
  await dialog.getByLabel('Neuer Satz in %').fill('13')
  await dialog.getByLabel('Gilt ab', { exact: true }).fill('7.1.2030')
  await expect(dialog.getByRole('row', { name: /^Bircher Müsli 5,90 € 0,54 € 0,68 €/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('13 % ab 07.01.2030', { exact: true })).toBeVisible()
  // Whoever leaves while it is being saved is not asked whether to save.
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: 'Heute' }).click()
  await expect(page.getByRole('region', { name: 'Geplante Änderungen' })).toContainText(
    'ab 07.01.2030: 13 % Umsatzsteuer',
  )

  await page.goto(`${server.origin}/vorschau?am=2030-01-06T09:00&bei=1`)
  const shop = page.frameLocator('iframe[title="Vorschau"]')
  const muesli = shop.getByRole('listitem').filter({ hasText: 'Bircher Müsli' })
  await expect(muesli).toContainText('5,90 €')
  await page.getByLabel('Tag', { exact: true }).fill('8.1.2030')
  await expect(page.getByText('So ist es am Dienstag, 08.01.2030 um 09:00.')).toBeVisible()
  await expect(muesli).toContainText('6,40 €')
  await muesli.getByRole('button', { name: 'Bircher Müsli', exact: true }).click()
  await expect(shop.getByText('inkl. 13 % USt.')).toBeVisible()
  await expect(shop.getByText('Vorschau: Hier kann nicht bestellt werden.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
