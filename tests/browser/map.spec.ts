import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { alive, phone } from './guest.ts'
import { complaints, violations } from './quality.ts'
import { light, resize } from './screens.ts'
import { signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

test.describe.configure({ mode: 'default' })
test.use({ ...phone, reducedMotion: 'reduce', serviceWorkers: 'block' })

const STYLE = 'https://tiles.example/style.json'
/** A town of one colour, whose buildings nobody has drawn and stand elsewhere: nothing has to be fetched for it. */
const style = {
  version: 8,
  sources: { town: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'], bounds: [0, 0, 1, 1] } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#e7dcc8' } },
    { id: 'flat', type: 'fill', source: 'town', 'source-layer': 'building', paint: { 'fill-color': '#d0c4b0' } },
  ],
}

let server: TestServer
test.beforeAll(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
  const staff = await signIn(playwright, server)
  const { data } = (await (await staff.request.get('/api/config')).json()) as { data: { rev: string } }
  const saved = await staff.request.post('/api/config', { data: { rev: data.rev, mapStyle: STYLE } })
  expect(saved.status(), await saved.text()).toBe(200)
  const branches = (await (await staff.request.get('/api/branches?limit=500')).json()) as {
    data: { id: number; rev: string }[]
  }
  for (const { id, rev } of branches.data) {
    if (id === 1) continue
    const gone = await staff.request.delete(`/api/branches/${id}?rev=${rev}`)
    expect(gone.ok(), await gone.text()).toBe(true)
  }
  await staff.request.dispose()
})
test.afterAll(() => server.dispose())

test('A business with one branch has a home page: teasers, hours, contact and a drawing instead of the map, which may be allowed alone', async ({
  page,
  context,
}) => {
  const heard = complaints(context)
  const asked = await stylesAsked(page)
  await answered(page, 'declined')
  await page.goto(server.origin)
  await alive(page)
  await expect(page.getByRole('link', { name: 'Online Bestellen' }).first()).toHaveAttribute('href', '/store/stammhaus')
  await expect(page.getByRole('link', { name: 'Jetzt Anrufen' })).toHaveAttribute('href', /^tel:\+/)
  await expect(page.getByRole('link', { name: 'Anfahrt berechnen', exact: true })).toHaveAttribute('href', /maps\/dir/)
  await expect(page.getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible()
  const show = page.getByRole('button', { name: 'Karte anzeigen' })
  await expect(show).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(asked()).toBe(0)
  expect(heard).toEqual([])
  await show.click()
  await expect(page.locator('canvas')).toBeVisible()
  expect(asked()).toBe(1)
})

test('With consent the map is there, its marker leads to the branch, and the policy has nothing against it', async ({
  page,
  context,
}) => {
  const heard = complaints(context)
  const asked = await stylesAsked(page)
  await answered(page, 'accepted')
  await page.goto(server.origin)
  await alive(page)
  const map = page.getByRole('region', { name: 'Karte und Anfahrt' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('canvas')).toBeVisible()
  const marker = map.getByRole('link', { name: /^Anfahrt zu Stammhaus Wien berechnen/ })
  await expect(marker).toBeVisible()
  // While the drawing stands there the map takes no focus.
  await expect(map.locator('[inert]')).toHaveCount(0)
  await marker.focus()
  await expect(marker).toBeFocused()
  await expect(marker).toHaveAttribute('href', /maps\/dir.*Lerchenfelder/)
  expect(await violations(page)).toEqual([])
  expect(asked()).toBe(1)
  await resize(page, 1280)
  await light(page, 'dark', true)
  await expect(marker).toBeVisible()
  expect(await violations(page, 'colours')).toEqual([])
  // How fast a card would be that is not there is no complaint about the page.
  expect(heard.filter(line => !/GPU stall|GL Driver Message/.test(line))).toEqual([])
})

const answered = (page: Page, value: 'accepted' | 'declined') =>
  page.context().addCookies([
    { name: 'cookie-banner-acceptance-state', value, url: server.origin },
    { name: 'pwa-dismiss', value: 'true', url: server.origin },
  ])

/** The style is answered here, so that nothing leaves this machine. How often it was asked for. */
async function stylesAsked(page: Page): Promise<() => number> {
  let count = 0
  await page.route(
    url => url.origin === 'https://tiles.example',
    route => {
      count++
      return route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  return () => count
}
