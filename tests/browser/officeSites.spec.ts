import { expect, type Page } from 'playwright/test'
import { test } from './device.ts'
import { box, type OfficePages, officeAt } from './officePages.ts'
import { startServer, type TestServer } from './support.ts'

let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

test('A page is made from a template, written, survives a crash, and is public with a click; the block clicked in the preview is selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await office.openAt(page, '/sites/new')
  await page.getByLabel('Name', { exact: true }).fill('Sieg im Auftakt')
  await expect(page.getByLabel('Adresse')).toHaveValue('news/sieg-im-auftakt')
  await page.getByRole('button', { name: 'Seite anlegen' }).click()
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  await outline.getByRole('button', { name: 'Text', exact: true }).click()
  await box(page, 'Text').fill('Drei Tore in einer Halbzeit.')
  await expect(outline.getByRole('button', { name: /Drei Tore/ })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toContain('Drei Tore in einer Halbzeit.')
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Was Sie zuletzt getippt haben, ist wieder da.')).toBeVisible()
  await expect(outline.getByRole('button', { name: /Drei Tore/ })).toBeVisible()

  await page.getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await page.getByRole('button', { name: 'Aufklappbare Infos' }).click()
  await expect(page.getByRole('heading', { name: 'Aufklappbare Infos' })).toBeVisible()
  const preview = page.frameLocator('iframe[title="Vorschau der Seite"]')
  await preview.getByText('Drei Tore in einer Halbzeit.').click()
  await expect(outline.getByRole('button', { name: /Drei Tore/ })).toHaveAttribute('aria-current', 'true')

  await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByText('„Sieg im Auftakt“ ist öffentlich.')).toBeVisible()
  await expect(page.getByText('Alles gespeichert')).toBeAttached()
  const address = `${server.origin}/site/news/sieg-im-auftakt`
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('Drei Tore in einer Halbzeit.')
})

/** What the disk has of what was typed and not saved. */
const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const names = databases.flatMap(({ name = '' }) =>
      name.includes('drafts-') && name.endsWith('drafts') ? name : [],
    )
    const all = await Promise.all(
      names.map(
        name =>
          new Promise<string>(resolve => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const database = opening.result
              const reading = database.transaction('docs').objectStore('docs').getAll()
              reading.onsuccess = () => {
                database.close()
                resolve(JSON.stringify(reading.result))
              }
            }
          }),
      ),
    )
    return all.join()
  })
