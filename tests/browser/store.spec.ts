import type { Page } from 'playwright/test'
import { CONSENT_COOKIE } from '../../schema/website/consent.ts'
import { bigMenu } from '../support/bigMenu.ts'
import { choose } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { alive, phone } from './guest.ts'
import { shift, violations, withoutTypefaces } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Branch list and ordering page, by what a guest sees and does. */
test.describe.configure({ mode: 'default' })
test.use({ ...phone, serviceWorkers: 'block', reducedMotion: 'reduce' })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })
test.beforeEach(({ context }) => context.addCookies([{ name: CONSENT_COOKIE, value: 'declined', url: server.origin }]))

test('Branch list: result line, empty result with a way out, how many are open, and the nearest first', async ({
  page,
  context,
}) => {
  await page.goto(server.origin)
  await expect(page.getByText(/^\d+\sStandorte? geöffnet$/)).toBeVisible()
  const search = page.getByPlaceholder('PLZ / Ort')
  await search.fill(' graz, 4020 ')
  await expect(page.getByText('2 von 10 Filialen werden angezeigt.')).toBeVisible()
  await search.fill('xyz')
  await expect(page.getByText('Leider wurden keine Ergebnisse gefunden.')).toBeVisible()
  await page.getByRole('button', { name: 'Alle Filialen anzeigen' }).click()
  await expect(page.getByText('10 von 10 Filialen werden angezeigt.')).toBeVisible()
  const tag = page.getByRole('button', { name: 'Sportplatz' })
  await tag.click()
  await expect(tag).toHaveAttribute('aria-pressed', 'true')
  await tag.click()
  await expect(page.getByText('10 von 10 Filialen werden angezeigt.')).toBeVisible()

  // Where the guest is goes nowhere: no address that is asked for has it.
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.url()} ${request.postData()}`))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 47.0707, longitude: 15.4395 })
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await page.getByRole('button', { name: 'In meiner Nähe' }).click()
  await expect(first).toContainText(/Graz.*\d\skm/)
  expect(asked.filter(each => each.includes('47.07'))).toEqual([])
  await page.getByRole('button', { name: 'In meiner Nähe' }).click()
  await expect(first).not.toContainText('km')
})

test('Product search filters while typing, says how many there are, and leads out of an empty result', async ({
  page,
}) => {
  await open(page, '/store/stammhaus')
  const search = page.getByRole('searchbox')
  await search.fill('grosse handsemmel')
  await expect(page.getByRole('heading', { name: 'Leider wurden keine Produkte gefunden.' })).toBeVisible()
  await page.getByRole('button', { name: 'Suche zurücksetzen' }).click()
  await expect(search).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Suche leeren' })).toBeHidden()
  await search.fill('handsemmel')
  await expect(page.getByRole('button', { name: 'Handsemmel', exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Produkte? gefunden/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Laugenbreze', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Suche leeren' }).click()
  await expect(search).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Laugenbreze', exact: true })).toBeVisible()
})

test('The allergen filter says that it is on, stays on the device and is never sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page, '/store/stammhaus')
  await page.getByRole('button', { name: 'Allergene & Ernährung' }).click()
  await choose(page.getByRole('checkbox', { name: /^Glutenhaltiges Getreide/ }))
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /Produkte anzeigen$/ }).click()
  const note = page.getByRole('region', { name: 'Filter ist an' })
  await expect(note).toContainText('ohne Glutenhaltiges Getreide')
  await expect(page.getByRole('button', { name: 'Handsemmel', exact: true })).toBeHidden()
  await page.reload()
  await expect(note).toBeVisible()
  expect(sent.filter(each => /gluten/i.test(each))).toEqual([])
  await note.getByRole('button', { name: 'Filter aufheben' }).click()
  await expect(page.getByRole('button', { name: 'Handsemmel', exact: true })).toBeVisible()
})

test('What is not offered now can be ordered for later, and the time goes along to the checkout', async ({ page }) => {
  const { id } = (await staff.stored('products', 1)) as { id: number }
  // Only in one hour of the day, which is not this one.
  const present = Number(
    new Date().toLocaleTimeString('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit' }).slice(0, 2),
  )
  const hour = String((present + 2) % 24).padStart(2, '0')
  const name = String((await staff.stored('products', id)).name)
  await staff.change('products', id, {
    schedule: [{ type: 'daily', isClosed: false, from: `${hour}:00`, to: `${hour}:59` }],
    isVisibleWhenUnavailable: true,
  })
  await open(page, '/store/stammhaus')
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Termin wählen' }).click()
  await page.getByRole('button', { name: /^Übernehmen: .* Uhr$/ }).click()
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: /^Vorbestellen/ })
    .click()
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await page.getByRole('button', { name: 'Zur Vorbestellung' }).click()
  await expect(page.getByRole('radio', { name: /^(?!So bald).* um \d\d:\d\d Uhr$/ })).toBeChecked()
  await staff.change('products', id, { schedule: null })
})

test('A guest changes to another branch without a detour', async ({ page }) => {
  await open(page, '/store/stammhaus')
  await page.getByRole('button', { name: 'Filiale wechseln' }).click()
  const panel = page.getByRole('dialog', { name: 'Filiale wählen' })
  await expect(panel.getByText(/Standorte? geöffnet|Alle Standorte geschlossen/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  // A dialog is laid out while it is open, and not in the page before or after.
  const staysShown = await panel.evaluate(dialog => {
    if (!(dialog instanceof HTMLDialogElement)) return true
    dialog.close()
    const isShown = dialog.checkVisibility()
    dialog.showModal()
    return isShown
  })
  expect(staysShown).toBe(false)
  await panel.getByRole('link', { name: /Graz/ }).click()
  await expect(page).toHaveURL(/\/store\/graz$/)
  await expect(page.getByRole('heading', { level: 1, name: /Graz/ })).toBeVisible()
})

test('300 products: nothing moves by itself, a jump arrives, and a tap in one row changes no other', async ({
  page,
}) => {
  const plain = ({ id: _id, rev: _rev, ...body }: Readonly<Record<string, unknown>>) => body
  const docs = bigMenu(plain(await staff.stored('products', 2)), plain(await staff.stored('categories', 1)), 1)
  const answer = await staff.request.post('/replication/office/_bulk_docs', { data: { docs } })
  expect(((await answer.json()) as { ok?: true }[]).filter(({ ok }) => !ok)).toEqual([])
  await withoutTypefaces(page)
  await open(page, '/store/stammhaus')
  expect(await shift(page)).toBeLessThanOrEqual(0.02)
  await page
    .getByRole('navigation', { name: 'Kategorien' })
    .getByRole('link', { name: 'Kategorie 15', exact: true })
    .click()
  const heading = page.getByRole('heading', { name: 'Kategorie 15', exact: true })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBeLessThan(180)
  // What waited for its turn to be drawn is there.
  await expect(page.locator('section[id^=kategorie] li[style*=hidden]')).toHaveCount(0)

  await page.evaluate(() => {
    const rows = new Set<Element>()
    Object.assign(window, { changedRows: rows })
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('section[id^=kategorie] li')
        if (row) rows.add(row)
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page
    .locator('#kategorie-2000014')
    .getByRole('button', { name: /hinzufügen$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^1 Artikel, Warenkorb/ })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { changedRows: Set<Element> }).changedRows.size)).toBe(1)
})

/** Opens a page and waits until its program is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}${path}`)
  await alive(page)
}
