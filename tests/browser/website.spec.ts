import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { alive, inControl, isMarked, mark, phone, readyForOffline } from './guest.ts'
import { complaints, violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'
import { fillWebsite } from './websitePages.ts'

/** The pages of the website as guests meet them: every type, every block, every kind of link. */
test.describe.configure({ mode: 'default' })
test.use(phone)

let server: TestServer
let staff: Staff
let sites: Readonly<Record<string, number>>
staffedServer((...opened) => ([server, staff] = opened))
test.beforeAll(async () => {
  sites = await fillWebsite(staff)
})
test.afterEach(async () => {
  const isUp = await fetch(`${server.origin}/api/health`).then(
    () => true,
    () => false,
  )
  if (!isUp) await server.start()
})

const open = (page: Page, path: string) => page.goto(`${server.origin}${path}`)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block', isNewDevice: true })

  test('Every type of page is read as the server drew it, and nothing else of the program comes with it', async ({
    page,
  }) => {
    await open(page, '/aktuelles/bericht-1')
    await expect(page).toHaveTitle(/^Bericht 1 - /)
    await expect(heading(page, 'Sieg Nummer 1')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zurück' })).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Jubel am Platz in voller Größe' })).toHaveAttribute('href', /large/)
    await page.getByText('Wann geht es los?').click()
    await expect(page.getByText('Um 14 Uhr.')).toBeVisible()
    await open(page, '/sport/fussball')
    await expect(heading(page, 'Fußball')).toBeVisible()
    await open(page, '/bilder/sommerfest')
    await expect(page.getByRole('listitem').getByRole('link', { name: /in voller Größe$/ })).toHaveCount(8)
    await expect(page.getByRole('button', { name: 'Alle herunterladen' })).toBeEnabled()
    await open(page, '/verein/satzung')
    await expect(page).toHaveTitle(/^Unsere Satzung - /)
    await expect(heading(page, 'Satzung')).toBeVisible()
    await open(page, '/site/imprint')
    await expect(heading(page, 'Impressum')).toBeVisible()
    for (const path of ['/verein/entwurf', '/gibt-es-nicht']) {
      const answer = await open(page, path)
      expect(answer?.status()).toBe(404)
      await expect(heading(page, '404 Not Found')).toBeVisible()
      await expect(page.getByText('Leider wurde die angeforderte Seite nicht gefunden.')).toBeVisible()
    }
    const html = await (await fetch(`${server.origin}/verein`)).text()
    expect(html).not.toMatch(/<(script[^>]* src=|link[^>]*modulepreload)/)
    // What is hidden is nobody's to find, not even in the source.
    expect(html).not.toContain('Das sieht niemand.')
  })
})

test('A page shows every block and leads by every kind of link; what is hidden or gone is not there', async ({
  page,
  context,
}) => {
  const heard = complaints(context)
  await open(page, '/verein')
  await alive(page)
  await expect(page).toHaveTitle(/^Verein - /)
  await expect(heading(page, 'Mehr als ein Verein')).toBeVisible()
  const shown = page.getByRole('heading', { level: 2 })
  for (const name of ['Neuestes', 'Unsere Sportarten', 'Verweise', 'Bilder', 'Vorstand', 'Eindrücke', 'Termine'])
    await expect(shown.filter({ hasText: name })).toHaveCount(1)
  const teaser = page.locator('section').filter({ hasText: 'Neuestes' }).getByRole('article')
  await expect(teaser.getByRole('link')).toHaveText(['Sieg Nummer 4', 'Sieg Nummer 3', 'Sieg Nummer 2'])
  await expect(page.locator('section').filter({ hasText: 'Alle Berichte' }).getByRole('article')).toHaveCount(4)
  await expect(page.getByText('Aus dem Baustein.')).toBeVisible()
  await expect(page.getByText('Das sieht niemand.')).toHaveCount(0)
  await expect(page.getByText('Gibt es nicht mehr')).toHaveCount(0)
  const links = page.locator('section').filter({ hasText: 'Wohin es weitergeht.' }).getByRole('link')
  const addresses = await links.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]))
  expect(addresses).toEqual([
    ['Satzung', '/verein/satzung#paragraf-1'],
    ['Zum Bestellen', '/store/stammhaus'],
    ['Stammhaus Wien', '/store/stammhaus'],
    ['Zur Liga', 'https://www.example.com/liga'],
    ['Spielplan.pdf', `/upload/${'a'.repeat(48)}/1-1.pdf`],
    ['verein@example.com', 'mailto:verein@example.com'],
    ['Anrufen', 'tel:+4312345678'],
  ])
  await expect(links.filter({ hasText: 'Zur Liga' })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByRole('link', { name: '+436641234567' })).toHaveAttribute('href', 'tel:+436641234567')
  await expect(page.getByText('Weihnachtsfeier')).toBeHidden()
  await page.getByText('Vergangene Termine').click()
  await expect(page.getByText('Weihnachtsfeier')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(heard).toEqual([])
})

test('Links stay in the page, back goes back, and an edit is there at once', async ({ page }) => {
  await open(page, '/verein')
  await alive(page)
  await mark(page)
  await page.getByRole('link', { name: 'Sieg Nummer 4' }).first().click()
  await expect(heading(page, 'Sieg Nummer 4')).toBeFocused()
  await expect(page).toHaveTitle(/^Bericht 4 - /)
  expect(await violations(page)).toEqual([])
  const id = sites['aktuelles/bericht-4'] ?? 0
  const { content } = await staff.stored('sites', id)
  await staff.change('sites', id, { content: { ...Object(content), title: 'Doch noch ein Sieg' } })
  await expect(heading(page, 'Doch noch ein Sieg')).toBeVisible()
  await staff.change('sites', id, { isPublic: false })
  await expect(heading(page, '404 Not Found')).toBeVisible()
  await staff.change('sites', id, { isPublic: true })
  await page.getByRole('link', { name: 'Zurück' }).last().click()
  await expect(heading(page, 'Mehr als ein Verein')).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/verein`)
  expect(await isMarked(page)).toBe(true)
})

test.describe('on a device whose worker would answer first', () => {
  test.use({ serviceWorkers: 'block' })

  test('A page of a type this program does not know says that something went wrong', async ({ page }) => {
    await page.route('**/verein/satzung', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"simple"', '"strange"') })
    })
    await page.route('**/replication/**', route => route.abort())
    await page.route('**/api/init/guest', route => route.abort())
    await open(page, '/verein/satzung')
    await expect(heading(page, '500 Internal Server Error')).toBeVisible()
  })
})

test('The website’s home page takes the place of the branches where the settings want it', async ({ page }) => {
  const answer = await staff.request.post('/api/nodes', {
    data: { identifier: 'home', name: 'Startseite', site: sites['verein'], entries: [] },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  await staff.change('config', 1, { enablePluginHomePage: true })
  await open(page, '/')
  await alive(page)
  await expect(heading(page, 'Mehr als ein Verein')).toBeVisible()
  await staff.change('config', 1, { enablePluginHomePage: false })
  await expect(page.getByRole('link', { name: /Stammhaus Wien/ }).first()).toBeVisible()
})

test.describe('on a device that has been here', () => {
  test.use({ isNewDevice: true })

  test('Pages once seen open with their pictures without the server; one never heard of is there as soon as the server is', async ({
    page,
  }) => {
    await open(page, '/aktuelles/bericht-2')
    await inControl(page)
    await page.reload()
    await expect.poll(() => drawnPictures(page)).toBe(2)
    await readyForOffline(page, server)
    await server.stop()
    await open(page, '/aktuelles/bericht-2')
    await expect(heading(page, 'Sieg Nummer 2')).toBeVisible()
    await expect.poll(() => drawnPictures(page)).toBe(2)
    await open(page, '/verein/satzung')
    await expect(heading(page, 'Satzung')).toBeVisible()
    await open(page, '/verein/geheim')
    await expect(heading(page, 'Unser Server ist gerade nicht erreichbar')).toBeVisible()
    await server.start()
    await expect(heading(page, '404 Not Found')).toBeVisible({ timeout: 120_000 })
  })
})

/** Pictures of the page itself that are there and no stand-ins. */
const drawnPictures = (page: Page): Promise<number> =>
  page
    .locator('main img')
    .evaluateAll(
      all =>
        all.filter(each => each instanceof HTMLImageElement && each.naturalWidth > 0 && !each.src.startsWith('data:'))
          .length,
    )
