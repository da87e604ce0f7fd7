import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Locator, Page, PlaywrightWorkerArgs } from 'playwright/test'
import { choose } from './clicks.ts'
import { expect } from './expect.ts'
import { readyForOffline } from './guest.ts'
import type { Staff } from './staff.ts'
import type { TestServer } from './support.ts'

type Browsers = PlaywrightWorkerArgs['playwright']

/** A portrait screen as it stands in a shop. */
export const upright = { width: 1080, height: 1920 } as const

/** What a guest walks away with. */
export interface Slip {
  readonly ticket: string
  /** Cents. */
  readonly total: number
}

/** A browser with a profile of its own on the device's disk; what is kept there outlives the browser. */
export interface KioskBrowser {
  readonly page: Page
  /** Ends the browser and starts it again on the same profile, on the first page. */
  restart(): Promise<void>
  /** Ends the browser and removes its profile. */
  dispose(): Promise<void>
}

/** Starts a browser as it stands in the shop, for a kiosk whose power goes. */
export async function kioskBrowser({ chromium }: Browsers, server: TestServer): Promise<KioskBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'kiosk-'))
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, { viewport: upright })
    const page = context.pages()[0] ?? (await context.newPage())
    await promiseToKeep(page, server)
    return { context, page }
  }
  let { context, page } = await open()
  return {
    get page() {
      return page
    },
    async restart() {
      await context.close()
      ;({ context, page } = await open())
      await page.goto(server.origin)
    },
    async dispose() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** The page's browser promises never to clear what is stored, as long as nobody clears its permissions. */
export async function promiseToKeep(page: Page, { origin }: Pick<TestServer, 'origin'>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { browserContextId = '' } = targetInfo
  await session.send('Browser.grantPermissions', { origin, permissions: ['durableStorage'], browserContextId })
}

/** A kiosk of branch 1 asks on its own page, staff confirm the code that it shows. Resolves when it could work alone. */
export async function pairKiosk(page: Page, name: string, staff: Staff, server: TestServer): Promise<number> {
  const created = await staff.request.post('/api/devices', {
    data: { identifier: `probe-${name.toLowerCase()}`, name, kind: 'kiosk', branch: 1, isEnabled: true },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { data: device } = (await created.json()) as { data: { id: number } }
  const leased = page.waitForResponse(answer => answer.url().endsWith('/api/devices/lease') && answer.ok())
  await page.goto(`${server.origin}/pair?kind=kiosk`)
  const shown = page.locator('.pairing-code')
  await expect(shown).toHaveText(/^\w{3}\s\w{3}$/)
  const code = (await shown.textContent()) ?? ''
  const confirmed = await staff.request.post('/api/devices/pair', { data: { code, device: device.id } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  await expect(begin(page)).toBeVisible()
  await leased
  await readyForOffline(page, server)
  return device.id
}

/** The screensaver: it is tapped to begin. */
export const begin = (page: Page) => page.getByRole('button', { name: /Tippen um zu bestellen/ })

/** A guest orders so many rolls and takes the number; the next one may order. */
export async function orderRolls(page: Page, count: number): Promise<Slip> {
  await toSubmit(page, count)
  await submit(page).click()
  return takeSlip(page)
}

/** So many rolls in the cart, and as far as the button that orders. */
export async function toSubmit(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Zum Mitnehmen' }).click()
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().click()
  for (let more = 1; more < count; more++) await page.getByRole('button', { name: 'Mehr: Handsemmel' }).first().click()
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await expect(submit(page)).toBeVisible()
}

export const submit = (page: Page) => page.getByRole('button', { name: /^Jetzt bestellen/ })

/** Reads the number and what it costs, and makes room for the next one. */
export async function takeSlip(page: Page): Promise<Slip> {
  const number = page.locator('#main strong')
  await expect(number).toBeVisible()
  const pay = await page.getByText(/^Bitte an der Kasse bezahlen · /).textContent()
  const total = Number(
    /(\d+),(\d\d)/
      .exec(pay ?? '')
      ?.slice(1)
      .join(''),
  )
  const ticket = (await number.textContent()) ?? ''
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(begin(page)).toBeVisible()
  return { ticket, total }
}

/** From the screensaver to the number of a roll, with a question in between; `look` is asked on every screen. */
export async function throughOrder(page: Page, look: () => Promise<void>): Promise<void> {
  await look()
  await begin(page).click({ position: { x: 500, y: 200 } })
  await look()
  await page.getByRole('button', { name: 'Zum Mitnehmen' }).click()
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().click()
  await look()
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await expect(submit(page)).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'Weiter bestellen' })).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Weiter bestellen' }).click()
  await submit(page).click()
  await expect(page.locator('#main strong')).toBeVisible()
  await look()
  await takeSlip(page)
}

/** Taps as a guest makes them. */
export function counter() {
  let count = 0
  return {
    count: () => count,
    async tap(target: Locator, where = {}): Promise<void> {
      count += 1
      await target.click(where)
    },
  }
}

/** Who stays after all reads it on the menu as well; back to the order. */
export async function stayAfterAll(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: 'Hier essen' }))
  await page.getByRole('link', { name: 'Zurück zur Karte' }).click()
  await expect(page.getByRole('banner').getByText('Hier essen')).toBeVisible()
  await page.getByRole('button', { name: /Warenkorb/ }).click()
}

/**
 * 'Jürg' stands in the field: it is typed where the guest puts the mark, and a name begins large there, too. On a narrow screen
 * every key can be hit, and what a finger taps beside them is chosen by that tap.
 */
export async function typeInTheMiddle(page: Page, session: CDPSession): Promise<void> {
  const name = page.getByLabel('Name zum Aufrufen')
  const keyboard = page.getByRole('group', { name: 'Bildschirmtastatur' })
  await name.press('Home')
  await keyboard.getByRole('button', { name: 'A', exact: true }).click()
  await expect(name).toHaveValue('AJürg')
  await keyboard.getByRole('button', { name: 'Löschen' }).click()
  await expect(name).toHaveValue('Jürg')
  await keyboard.getByRole('button', { name: 'Fertig' }).click()
  await expect(keyboard).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await name.click()
  for (const key of await keyboard.getByRole('button').all())
    expect((await key.boundingBox())?.width).toBeGreaterThan(24)
  const way = page.getByRole('radio').last()
  await expect(way).not.toBeChecked()
  await way.evaluate(element => element.scrollIntoView({ block: 'start' }))
  const box = await way.boundingBox()
  const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(keyboard).toHaveCount(0)
  await expect(way).toBeChecked()
  await page.setViewportSize(upright)
}

/** 'K7' of 'K7-001'. */
export function prefixOf({ ticket }: Slip): string {
  expect(ticket).toMatch(/^K\d+-\d{3}$/)
  return ticket.split('-')[0] ?? ''
}
