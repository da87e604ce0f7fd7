import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect } from './expect.ts'
import { box } from './officePages.ts'
import type { TestServer } from './support.ts'

/** Blocks change places by key and by drag, the one that is moved keeps the focus, and the page beside them goes along. */
export async function moveBlocks(page: Page): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  const handle = (name: string) => outline.getByRole('button', { name: `${name} verschieben`, exact: true })
  const order = () =>
    page
      .frameLocator('iframe[title="Vorschau der Seite"]')
      .locator('[data-block]')
      .evaluateAll(blocks => blocks.map(block => (block.textContent?.includes('Drei Tore') ? 'Text' : 'Infos')))
  await handle('Text 1').press('ArrowDown')
  await expect(handle('Text 2')).toBeFocused()
  await expect.poll(order).toEqual(['Infos', 'Text'])
  await handle('Text 2').hover()
  await page.mouse.down()
  await handle('Aufklappbare Infos 1').hover()
  await page.mouse.up()
  await expect(handle('Text 1')).toBeFocused()
  await expect.poll(order).toEqual(['Text', 'Infos'])
}

/** Somebody without a login reads what is written, by a link that is made before it is public, until it is taken back. */
export async function shareDraft(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
  await dialog.getByRole('button', { name: 'Link erstellen' }).click()
  const address = await dialog.getByLabel('Link zur Vorschau').inputValue()
  const answer = await fetch(address)
  expect([answer.status, (await answer.text()).includes('Drei Tore in einer Halbzeit.')]).toEqual([200, true])
  await dialog.getByRole('button', { name: 'Link widerrufen' }).click()
  await expect(dialog.getByRole('button', { name: 'Link erstellen' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** What a former state says is told by its blocks and comes back into the form, where it is seen and left again. */
export async function goBack(page: Page): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  const preview = page.frameLocator('iframe[title="Vorschau der Seite"]')
  await outline.getByRole('button', { name: /Drei Tore/ }).click()
  await box(page, 'Text').fill('Vier Tore in einer Halbzeit.')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.getByRole('button', { name: 'Verlauf' }).first().click()
  const history = page.getByRole('complementary', { name: 'Verlauf' })
  const step = history.getByRole('listitem').filter({ hasText: 'Vier Tore' }).first()
  await expect(step).toContainText(/Text „Vier Tore in einer Halbzeit\.“, Inhalt, Text Drei Tore .* → Vier Tore/)
  await history
    .getByRole('button', { name: /^Wiederherstellen: Entwurf/ })
    .first()
    .click()
  await expect(preview.getByText('Drei Tore in einer Halbzeit.')).toBeVisible()
  // Before the first draft the page showed nothing; it goes on showing what is public.
  await history
    .getByRole('button', { name: /^Diesen Stand wiederherstellen/ })
    .last()
    .click()
  await expect(preview.getByText('Drei Tore in einer Halbzeit.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(preview.getByText('Vier Tore in einer Halbzeit.')).toBeVisible()
  await history
    .getByRole('button', { name: /^Wiederherstellen: Entwurf/ })
    .first()
    .click()
  await history.getByRole('button', { name: 'Verlauf schließen' }).click()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
}

/** A block of the report goes onto a page of its club, where another is hidden, and is kept for many pages. */
export async function copyAndKeep(page: Page): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  const preview = page.frameLocator('iframe[title="Vorschau der Seite"]')
  await outline.getByRole('button', { name: 'Text 1: Aktionen' }).click()
  // A report takes none that many pages show.
  await expect(page.getByRole('menuitem', { name: 'Als Baustein speichern' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Kopieren' }).click()
  await page.evaluate(() => location.assign('#/sites/2'))
  await expect(preview.getByRole('heading', { name: /^Sport, den sich/ })).toBeVisible()
  await outline.getByRole('button', { name: 'Text mit Bild 2: Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
  await expect(preview.getByRole('heading', { name: /^Sport, den sich/ })).toHaveCount(0)
  await expect(outline.getByRole('button', { name: /^Text mit Bild ausgeblendet/ })).toBeVisible()
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await page.getByRole('button', { name: 'Einfügen: Text' }).click()
  await expect(preview.getByText('Drei Tore in einer Halbzeit.')).toBeVisible()
  await outline.getByRole('button', { name: 'Text 5: Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Als Baustein speichern' }).click()
  const dialog = page.getByRole('dialog')
  await expect(box(page, 'Name')).toBeFocused()
  await page.keyboard.type('Torfest')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(outline.getByRole('button', { name: 'Baustein Torfest' })).toBeVisible()
  await expect(preview.getByText('Drei Tore in einer Halbzeit.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await dialog.getByRole('button', { name: 'Torfest' }).click()
  await expect(preview.getByText('Drei Tore in einer Halbzeit.')).toHaveCount(2)
  await expect(page.getByText('Er lässt sich auf mehreren Seiten zeigen.')).toBeVisible()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
}

/** The page is copied; its guests see the copy from the time on that is planned, and no more when it is taken back. */
export async function copyAndPlan(page: Page, server: Pick<TestServer, 'origin'>): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  const dialog = page.getByRole('dialog')
  const answer = async () => (await fetch(`${server.origin}/klub/verein-kopie`)).status
  const plan = async (what: string, when: Date) => {
    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    const [date = '', time = ''] = when.toLocaleString('de-AT', local).split(', ')
    await dialog.getByLabel(`${what}: Datum`).fill(date)
    await dialog.getByLabel(`${what}: Uhrzeit`).fill(time)
    await dialog.getByRole('button', { name: 'Zeitpunkt speichern' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await outline.getByRole('button', { name: /^Seite / }).click()
  await page.getByRole('button', { name: 'Seite duplizieren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verein (Kopie)' })).toBeVisible()
  await outline.getByRole('button', { name: 'Baustein Torfest' }).first().click()
  await expect(page.getByText('Ihn zeigen 2 Seiten. Wer ihn ändert, ändert alle.')).toBeVisible()
  await plan('Veröffentlichen am', new Date('2099-01-05T09:00:00Z'))
  await expect(page.getByText('Geplant ab 05.01.2099 10:00')).toBeVisible()
  expect(await answer()).toBe(404)
  // What its time has come for is done by the server, whoever is there.
  await plan('Veröffentlichen am', new Date())
  await expect(page.getByText('Öffentlich', { exact: true })).toBeVisible()
  expect(await answer()).toBe(200)
  await plan('Zurückziehen am', new Date())
  await expect(page.getByText('Entwurf', { exact: true })).toBeVisible()
  expect(await answer()).toBe(404)
}

/** As somebody of the business types a minute. */
const local = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Vienna' } as const

/** Points of a menu are moved by keys, and a new one leads to a page that is picked and gives it its name. */
export async function editMenu(page: Page, server: Pick<TestServer, 'origin'>): Promise<void> {
  await page.evaluate(() => location.assign('#/navigations/1'))
  const tree = page.getByRole('list', { name: 'Menüpunkte' })
  const said = page.getByRole('status').filter({ hasText: 'Ebene' })
  await tree.getByRole('button', { name: 'Start verschieben' }).focus()
  for (const [key, sentence] of [
    ['ArrowDown', /^Start: Ebene 1, Platz 2 von/],
    ['ArrowRight', /^Start: Ebene 2, Platz 6 von 6/],
    ['ArrowLeft', /^Start: Ebene 1, Platz 2 von/],
    ['ArrowUp', /^Start: Ebene 1, Platz 1 von/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(said).toHaveText(sentence)
    await expect(tree.getByRole('button', { name: 'Start verschieben' })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Menüpunkt hinzufügen' }).click()
  const target = page.getByRole('combobox', { name: 'Ziel' })
  // The field is another element once its list is there.
  await target.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await target.fill('Trainingszeiten')
  await expect(page.getByRole('option').first()).toHaveText('Trainingszeiten')
  // By keys: a list that a page's scrolling has closed opens again.
  await target.press('ArrowDown')
  await target.press('Enter')
  await expect(box(page, 'Beschriftung')).toHaveValue('Trainingszeiten')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  const menu = async () => {
    const { data } = (await (await page.request.get(`${server.origin}/api/navigations/1`)).json()) as {
      data: { items: { label: string; type: string; target: unknown }[] }
    }
    return data.items
  }
  await expect.poll(async () => (await menu()).at(-1)).toMatchObject({ type: 'site', label: 'Trainingszeiten' })
  expect((await menu())[0]).toMatchObject({ label: 'Start' })
}

/** A picture of the library tells which pages show it, and goes on under the same name as another file. */
export async function replacePicture(page: Page, server: Pick<TestServer, 'origin'>): Promise<void> {
  const stored = async () => {
    const { data } = (await (await page.request.get(`${server.origin}/api/sites/2`)).json()) as {
      data: { content: { body: { value: { image?: { id: number; version: number } } }[] } }
    }
    return data.content.body.flatMap(({ value }) => value.image ?? [])
  }
  const [{ id } = { id: 0 }] = await stored()
  await page.evaluate(shown => location.assign(`#/images/${shown}`), id)
  const panel = page.getByRole('complementary', { name: 'Bild' })
  await expect(panel.getByRole('link', { name: 'Verein', exact: true })).toBeVisible()
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await panel.getByLabel('Datei ersetzen').setInputFiles({ name: 'neu.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText(/^Die Datei ist ersetzt/)).toBeVisible()
  await expect.poll(stored).toContainEqual(expect.objectContaining({ id, version: 2 }))
}
