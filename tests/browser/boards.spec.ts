import type { Page } from 'playwright/test'
import { boardScreen, smallTargets } from './boardScreen.ts'
import { test } from './device.ts'
import type { Drawer } from './drawer.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS } from './guest.ts'
import { readyForOffline } from './officePages.ts'
import { placeOrder } from './placing.ts'
import { complaints, report, violations } from './quality.ts'
import { type Staff, signIn } from './staff.ts'
import { startServer, type TestServer } from './support.ts'

/** The board in the shop on a television, the kitchen's on a tablet, and the real server between them. */
test.describe.configure({ mode: 'default' })
// Each test has a server of its own.

const television = { width: 1920, height: 1080 }
const tablet = { width: 1024, height: 768 }

let server: TestServer
let staff: Staff

test.beforeEach(async ({ playwright }) => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
  staff = await signIn(playwright, server)
})
test.afterEach(async () => {
  await staff.request.dispose()
  await server.dispose()
})

test('A new order is taken and finished on the tablet, and its number moves on the television', async ({ another }) => {
  const desk = await screen(another, 'frontdesk', television)
  const kitchen = await screen(another, 'kitchen', tablet)
  await expect(desk.getByText('Gerade wird nichts zubereitet.')).toBeVisible()
  await expect(kitchen.getByText('Alles erledigt.')).toBeVisible()
  expect(await violations(desk)).toEqual([])
  expect(await violations(kitchen)).toEqual([])
  const heard = [desk, kitchen].map(page => complaints(page.context()))

  await kitchen.getByRole('button', { name: 'Schicht beginnen' }).click()
  const placed = await placeOrder(staff, { comment: 'Bitte gut durchbacken' })
  const card = kitchen.getByRole('article', { name: `Küche ${placed.ticket}` })
  await expect(card.getByText('Bitte gut durchbacken')).toBeVisible()
  await expect(card.getByText('20×')).toBeVisible()
  await expect(card.getByText('Glutenhaltiges Getreide')).toBeVisible()
  await expect(kitchen.getByText('1 neue Bestellung')).toBeVisible()
  expect(await violations(kitchen)).toEqual([])
  expect(await smallTargets(kitchen)).toEqual([])

  await card.getByRole('button', { name: 'Gesehen' }).click()
  await expect(kitchen.getByText('1 neue Bestellung')).toBeHidden()
  await expect.poll(() => staff.request.get(`/api/orders/${placed.id}`).then(acknowledgedAt)).not.toBeNull()

  const preparing = desk.getByRole('region', { name: 'In Vorbereitung' })
  const ready = desk.getByRole('region', { name: 'Abholbereit' })
  await card.getByRole('button', { name: 'Annehmen' }).click()
  await expect(preparing.getByRole('listitem')).toHaveText([placed.ticket])
  await card.getByRole('button', { name: 'Fertig' }).click()
  await expect(ready.getByRole('listitem')).toHaveText([placed.ticket])
  await expect(preparing.getByRole('listitem')).toHaveCount(0)
  expect(await numberHeight(desk)).toBeGreaterThanOrEqual(television.height * 0.12)
  expect(await violations(desk)).toEqual([])

  const finished = kitchen.getByRole('article', { name: `Fertig ${placed.ticket}` })
  expect(await smallTargets(kitchen)).toEqual([])
  await finished.getByRole('button', { name: 'Zurückholen' }).click()
  await expect(preparing.getByRole('listitem')).toHaveText([placed.ticket])
  await card.getByRole('button', { name: 'Fertig' }).click()
  await finished.getByRole('button', { name: /^Übergeben/ }).click()
  await expect(ready.getByRole('listitem')).toHaveCount(0)
  await expect(kitchen.getByText('Alles erledigt.')).toBeVisible()
  expect(heard).toEqual([[], []])
})

test('Without the server both boards say how old they are, also after a reload, and catch up by themselves', async ({
  another,
}) => {
  const desk = await screen(another, 'frontdesk', television)
  const kitchen = await screen(another, 'kitchen', tablet)
  const placed = await placeOrder(staff)
  await placed.step('confirm')
  const preparing = desk.getByRole('region', { name: 'In Vorbereitung' })
  const card = kitchen.getByRole('article', { name: `Küche ${placed.ticket}` })
  await expect(preparing.getByRole('listitem')).toHaveText([placed.ticket])
  await expect(card).toBeVisible()
  await readyForOffline(desk)
  await readyForOffline(kitchen)

  await server.stop()
  for (const page of [desk, kitchen]) {
    await expect(page.getByText(/^Stand \d\d:\d\d – Server nicht erreichbar$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Stand \d\d:\d\d – Server nicht erreichbar$/)).toBeVisible()
  }
  await expect(preparing.getByRole('listitem')).toHaveText([placed.ticket])
  await card.getByRole('button', { name: 'Fertig' }).click()
  await expect(card.getByText('Wartet auf die Verbindung. Wird von selbst nachgeholt.')).toBeVisible()
  await expect(kitchen.getByText('1 Schritt wartet auf die Verbindung')).toBeVisible()
  expect(await violations(desk)).toEqual([])
  expect(await violations(kitchen)).toEqual([])

  await server.start()
  const back = Date.now()
  const ready = desk.getByRole('region', { name: 'Abholbereit' })
  const patience = { timeout: ASKED_AGAIN_MS }
  await expect(ready.getByRole('listitem')).toHaveText([placed.ticket], patience)
  await expect(kitchen.getByRole('article', { name: `Fertig ${placed.ticket}` })).toBeVisible(patience)
  await expect(desk.getByText(/nicht erreichbar$/)).toBeHidden()
  report(`Boards right again ${Date.now() - back} ms after the server answered`)
})

test('Thirty numbers stand on one page of the television, and none is cut off', async ({ another }) => {
  const desk = await screen(another, 'frontdesk', television)
  for (let round = 0; round < 15; round++) {
    const [one, other] = await Promise.all([placeOrder(staff), placeOrder(staff)])
    await Promise.all([one.step('confirm', 'in-delivery'), other.step('confirm', 'in-delivery')])
  }
  const ready = desk.getByRole('region', { name: 'Abholbereit' })
  await expect(ready.getByRole('listitem')).toHaveCount(30)
  await expect(ready.getByRole('img', { name: /^Seite/ })).toHaveCount(0)
  expect(await numberHeight(desk)).toBeGreaterThanOrEqual(Math.round(television.height * 0.074))
  expect(await isCut(desk)).toBe(false)
  expect(await violations(desk)).toEqual([])
})

test('A screen nobody has let in says how that is done, and shows nothing', async ({ another }) => {
  const { page } = await another({ viewport: tablet })
  await page.goto(`${server.origin}/kitchen/1`)
  await expect(page.getByRole('heading', { name: 'Dieser Bildschirm ist noch nicht angemeldet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gerät koppeln' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

/** A screen of branch 1 that staff have let in. */
const screen = (another: Drawer['take'], kind: 'frontdesk' | 'kitchen', viewport: { width: number; height: number }) =>
  boardScreen(another, { server, staff, kind, viewport })

const acknowledgedAt = async (answer: { json(): Promise<unknown> }) =>
  ((await answer.json()) as { data: { acknowledgedAt: unknown } }).data.acknowledgedAt

const numberHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [first] = document.querySelectorAll('[aria-label="Abholbereit"] li')
    return first ? Number.parseFloat(getComputedStyle(first).fontSize) : 0
  })

/** Whether a number lies outside of its column. */
const isCut = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('section')].some(column => {
      const room = column.getBoundingClientRect()
      return [...column.querySelectorAll('li')].some(number => {
        const box = number.getBoundingClientRect()
        return box.bottom > room.bottom + 1 || box.right > room.right + 1
      })
    }),
  )
