import type { Page } from 'playwright/test'
import { boardScreen } from './boardScreen.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS } from './guest.ts'
import {
  begin,
  counter,
  type KioskBrowser,
  kioskBrowser,
  orderRolls,
  pairKiosk,
  prefixOf,
  promiseToKeep,
  type Slip,
  stayAfterAll,
  submit,
  takeSlip,
  throughOrder,
  toSubmit,
  typeInTheMiddle,
  upright,
} from './kiosks.ts'
import { fits, fitsHere } from './largeText.ts'
import { report, violations } from './quality.ts'
import { type Staff, signIn } from './staff.ts'
import { startServer, type TestBusiness, type TestServer } from './support.ts'

/** Two browsers with profiles of their own as kiosks, the board of the shop, and the real server that comes and goes. */
test.describe.configure({ mode: 'default' })

let server: TestServer
let staff: Staff
let browsers: KioskBrowser[] = []

test.describe('Alone or together, with and without the server', () => {
  // In a process of its own, which a power cut ends.
  test.beforeEach(({ playwright }) => openShop(playwright, { card: 'short', isAlone: true }))
  test.afterEach(() => closeShop())

  test('Two kiosks sell on while the server is away and deliver every order exactly once', async ({
    playwright,
    another,
  }) => {
    const [one, other] = await Promise.all([kiosk(playwright, 'Eins'), kiosk(playwright, 'Zwei')])
    const viewport = { width: 1920, height: 1080 }
    const desk = await boardScreen(another, { server, staff, kind: 'frontdesk', viewport })
    const slips: Slip[] = []
    const both = async (ofOne: number, ofOther: number) => {
      const pair = await Promise.all([orderRolls(one.page, ofOne), orderRolls(other.page, ofOther)])
      slips.push(...pair)
      return pair
    }
    const online = await both(1, 2)
    // A business day goes on until early in the morning: at night they come after those of the evening.
    const numbers = online.map(({ ticket }) => Number(ticket))
    expect(Math.max(...numbers)).toBe(Math.min(...numbers) + 1)
    await onBoard(desk, online)
    await finishAll()
    await server.stop()
    const [first, second] = await both(2, 1)
    const [prefix, otherPrefix] = [prefixOf(first), prefixOf(second)]
    expect(prefix).not.toBe(otherPrefix)
    await one.page.reload()
    await other.restart()
    const later = await both(1, 3)
    expect(later.map(({ ticket }) => ticket)).toEqual([`${prefix}-002`, `${otherPrefix}-002`])
    await one.page.reload()
    await serverIsBack(desk, slips.slice(2))
    await finishAll()
    // In the middle of an order the power goes: nobody can say whether it had arrived.
    await toSubmit(one.page, 4)
    await Promise.all([submit(one.page).click(), server.kill()])
    slips.push(await takeSlip(one.page))
    await other.page.reload()
    slips.push(await orderRolls(other.page, 2), await orderRolls(one.page, 1))
    await one.restart()
    slips.push(await orderRolls(one.page, 3))
    await serverIsBack(desk, slips.slice(6))
    expect(new Set(slips.map(({ ticket }) => ticket)).size).toBe(slips.length)
    const kept = await history()
    expect(kept.map(({ ticketNumber, totalGross }) => `${ticketNumber}: ${totalGross}`).toSorted()).toEqual(
      slips.map(({ ticket, total }) => `${ticket}: ${total}`).toSorted(),
    )
    expect(kept.filter(({ needsReview }) => needsReview)).toEqual([])
  })

  test('A kiosk that has lost what it kept counts under another prefix', async ({ playwright }) => {
    const { page } = await kiosk(playwright, 'Eins')
    await server.stop()
    const before = await orderRolls(page, 1)
    await server.start()
    await expect.poll(() => tickets(), { timeout: ASKED_AGAIN_MS }).toEqual([before.ticket])
    await page.goto('about:blank')
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' })
    const leased = page.waitForResponse(answer => answer.url().endsWith('/api/devices/lease') && answer.ok())
    await page.goto(server.origin)
    await leased
    expect((await orderRolls(page, 1)).ticket).toMatch(/^\d+$/)
    await server.stop()
    const after = await orderRolls(page, 1)
    expect(prefixOf(after)).not.toBe(prefixOf(before))
    expect(after.ticket).toMatch(/-001$/)
  })

  test('A kiosk whose browser may clear what it keeps takes no order without the server', async ({ another }) => {
    const { page } = await another({ viewport: upright })
    await pairKiosk(page, 'Eins', staff, server)
    const slip = await orderRolls(page, 1)
    await server.stop()
    await expect(page.getByText('Bestellen ist hier gerade nicht möglich')).toBeVisible()
    await expect(page.getByText(/Der Browser sichert Bestellungen auf diesem Gerät nicht dauerhaft\./)).toBeVisible()
    await expect(begin(page)).toBeHidden()
    expect(await violations(page)).toEqual([])
    await server.start()
    await expect(begin(page)).toBeVisible({ timeout: ASKED_AGAIN_MS })
    expect(await tickets()).toEqual([slip.ticket])
  })
})

test.describe('One kiosk, guest after guest:', () => {
  test.use({ viewport: upright, isOneDevice: true })
  let isPaired = false
  test.beforeAll(({ playwright }) => openShop(playwright))
  test.afterAll(() => closeShop())
  test.beforeEach(async ({ page }) => {
    await promiseToKeep(page, server)
    await (isPaired ? page.goto(server.origin) : pairKiosk(page, 'Eins', staff, server))
    isPaired = true
    await expect(begin(page)).toBeVisible()
  })

  test('From the screensaver to a placed order: a roll in four taps, with nothing typed', async ({ page }) => {
    const taps = counter()
    await taps.tap(page.getByRole('button', { name: 'Zum Mitnehmen' }))
    await taps.tap(page.getByRole('button', { name: 'Handsemmel hinzufügen' }))
    await taps.tap(page.getByRole('button', { name: /Warenkorb/ }))
    await taps.tap(submit(page))
    const { ticket } = await takeSlip(page)
    expect([ticket, taps.count()]).toEqual([expect.stringMatching(/^\d+$/), 4])
    report('Kiosk: a roll from the screensaver to its number in 4 taps')
  })

  test('A Melange as it is usually wanted is five taps', async ({ page }) => {
    const taps = counter()
    await taps.tap(page.getByRole('button', { name: 'Zum Mitnehmen' }))
    await taps.tap(page.getByRole('button', { name: 'Kaffee, Tee & Kakao' }))
    await taps.tap(page.getByRole('button', { name: /^Wiener Melange.*hinzufügen/ }))
    await taps.tap(page.getByRole('button', { name: /Warenkorb/ }))
    await taps.tap(submit(page))
    const { ticket } = await takeSlip(page)
    expect([ticket, taps.count()]).toEqual([expect.stringMatching(/^\d+$/), 5])
    report('Kiosk: a Melange from the screensaver to its number in 5 taps')
  })

  test('A tap anywhere asks where to eat, on narrow screens too; who cancels is asked, leaves nothing behind, and can stay', async ({
    page,
  }) => {
    await begin(page).click({ position: { x: 500, y: 200 } })
    await page.getByRole('heading', { name: 'Wo möchten Sie essen?' }).waitFor()
    await fits(page)
    await page.setViewportSize(upright)
    await page.getByRole('button', { name: 'Bedienung nach unten' }).click()
    const takeAway = page.getByRole('button', { name: 'Zum Mitnehmen' })
    await expect.poll(async () => (await takeAway.boundingBox())?.y).toBeGreaterThan(1920 * 0.45)
    await page.getByRole('button', { name: 'Zum Mitnehmen' }).click()
    await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('button', { name: 'Weiter bestellen' }).click()
    await page.getByRole('button', { name: /Warenkorb/ }).click()
    await stayAfterAll(page)
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('button', { name: 'Ja, abbrechen' }).click()
    await page.getByRole('button', { name: 'Zum Mitnehmen' }).click()
    await expect(page.getByText('Tippen Sie auf Ihr erstes Produkt')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bedienung nach unten' })).toBeVisible()
  })

  test('With letters of twice the size it is whole from the screensaver to the number, and everything can be pressed', async ({
    page,
  }) => {
    await page.addStyleTag({ content: 'html { font-size: 46.4px !important }' })
    await throughOrder(page, () => fitsHere(page))
  })

  test('No way leads to another branch: not an address, not its search, not the back button', async ({ page }) => {
    for (const address of ['/store/graz', '/store/graz/checkout', '/store/stammhaus?branches=true']) {
      await page.goto(`${server.origin}${address}`)
      await page.getByRole('button', { name: 'Zum Mitnehmen' }).click()
      await expect(page.getByRole('button', { name: 'Handsemmel hinzufügen' })).toBeVisible()
      await expect(page).toHaveURL(/\/store\/stammhaus$/)
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.evaluate(() => window.history.pushState(null, '', '/store/graz'))
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL(/\/store\/stammhaus$/)
  })

  test('A name is typed on the screen, a legal text leads back to the order as it was, and the next guest finds nothing of it', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await toSubmit(page, 2)
    const name = page.getByLabel('Name zum Aufrufen')
    const keyboard = page.getByRole('group', { name: 'Bildschirmtastatur' })
    await expect(keyboard).toHaveCount(0)
    await name.click()
    for (const key of ['J', 'ü', 'x', 'Löschen', 'r', 'g'])
      await keyboard.getByRole('button', { name: key, exact: true }).click()
    await expect(name).toHaveValue('Jürg')
    await expect(name).toBeInViewport()
    expect(await violations(page)).toEqual([])
    await typeInTheMiddle(page, session)
    await session.detach()
    await page.getByRole('link', { name: 'AGB' }).click()
    await page.getByRole('button', { name: 'Zurück zur Bestellung' }).click()
    await expect(submit(page)).toContainText('1,30')
    await expect(name).toHaveValue('Jürg')
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await page.getByRole('button', { name: 'Ja, abbrechen' }).click()
    await toSubmit(page, 1)
    await expect(name).toHaveValue('')
  })
})

async function openShop(
  playwright: Parameters<typeof kioskBrowser>[0] & Parameters<typeof signIn>[0],
  business: TestBusiness = {},
): Promise<void> {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, ...business })
  staff = await signIn(playwright, server)
}

async function closeShop(): Promise<void> {
  await Promise.all(browsers.map(browser => browser.dispose()))
  browsers = []
  await staff.request.dispose()
  await server.dispose()
}

async function kiosk(playwright: Parameters<typeof kioskBrowser>[0], name: string) {
  const kiosk = await kioskBrowser(playwright, server)
  browsers.push(kiosk)
  await pairKiosk(kiosk.page, name, staff, server)
  return kiosk
}

/** The server is there again: the numbers stand on the board without anybody doing anything. */
async function serverIsBack(desk: Page, slips: readonly Slip[]): Promise<void> {
  await server.start()
  const back = Date.now()
  await onBoard(desk, slips)
  report(`Orders of two kiosks stand on the board ${Date.now() - back} ms after the server answered`)
}

/** Staff take each order as it comes in, until exactly these numbers stand in preparation. */
async function onBoard(desk: Page, slips: readonly Slip[]): Promise<void> {
  const numbers = desk.getByRole('region', { name: 'In Vorbereitung' }).getByRole('listitem')
  const shown = async () => {
    await stepAll('new', 'confirm')
    return (await numbers.allTextContents()).toSorted()
  }
  const wanted = slips.map(({ ticket }) => ticket).toSorted()
  await expect.poll(shown, { timeout: ASKED_AGAIN_MS, intervals: [100] }).toEqual(wanted)
}

/** What is made goes over the counter; the board is empty for what comes next. */
async function finishAll(): Promise<void> {
  await stepAll('confirmed', 'in-delivery')
  await stepAll('in-delivery', 'completed')
}

const began = new Date().toISOString()

interface Kept {
  readonly id: number
  readonly ticketNumber: string
  readonly totalGross: number
  readonly needsReview: boolean
  readonly status: string
}

/** Every order the server was given since these tests began: what was there before belongs to the demo. */
async function history(filter = ''): Promise<Kept[]> {
  const answer = await staff.request.get(`/api/orders?limit=100&filter[from]=${began}${filter}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: Kept[] }).data
}

const tickets = async (): Promise<string[]> => (await history()).map(({ ticketNumber }) => ticketNumber)

async function stepAll(status: string, action: string): Promise<void> {
  for (const { id } of await history(`&filter[status]=${status}`)) {
    const answer = await staff.request.post(`/api/orders/${id}/status/${action}`, { data: {} })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}
