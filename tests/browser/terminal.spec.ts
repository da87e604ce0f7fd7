import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { readyForOffline } from './officePages.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'
import { givePin, PIN, pairTerminal, toldAtTerminal } from './terminals.ts'

/** The terminal of working time as it hangs in a bakery. */
let server: TestServer
let staff: Staff
staffedServer((opened, admin) => {
  server = opened
  staff = admin
})
test.use({ isNewDevice: true, viewport: { width: 820, height: 1180 }, hasTouch: true })

/** Who stands before it. */
const name = 'Theresa Krumbach'

test('Staff say first when they went where they forgot it, clock in with their PIN, take a break and go, also without network and after a reload, and the screen is the next one’s after ten seconds', async ({
  page,
  context,
}) => {
  await context.addInitScript(holdTenSeconds)
  await givePin(staff, 2)
  await pairTerminal(page, staff, server)
  await expect(standing(page, name, 'nicht da')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await cameYesterday(page)
  await page.getByRole('button', { name }).tap()
  await type(page, '1111')
  await expect(page.getByRole('alert')).toHaveText('Name oder PIN ist falsch.')
  expect(await violations(page)).toEqual([])
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).tap()
  await page.getByRole('button', { name: 'Weiter' }).tap()
  await expect(page.getByRole('heading', { name: `${name}, wann bist du gegangen?` })).toBeVisible()
  await page.getByRole('button', { name: '5 min früher' }).tap()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^Um \d\d:\d\d gegangen$/ }).tap()
  await expect(page.getByText(/^Gehen um \d\d:\d\d eingetragen/)).toBeVisible()
  await page.getByRole('button', { name: 'Kommen' }).tap()
  await expect(page.getByText(/^Eingetragen um \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).tap()
  await expect(page.getByText(/^Pause seit \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/^Eingetragen um \d\d:\d\d$/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('ten seconds')))
  await expect(standing(page, name, /Pause seit \d\d:\d\d/)).toBeVisible()

  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Server nicht erreichbar/)).toBeVisible()
  // A badge types its name and a PIN wherever the focus is.
  await page.keyboard.type(`t.krumbach:${PIN}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Deine Stunden, wie sie heute/)).toBeVisible()
  await page.getByRole('button', { name: 'Gehen' }).tap()
  await expect(page.getByText('Gespeichert, wird gesendet, sobald das Netz da ist')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Fertig' }).tap()
  await expect(page.getByText(/1 Buchung wartet auf das Netz/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/1 Buchung wartet auf das Netz/)).toBeVisible()
  await expect(standing(page, name, 'nicht da')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/Server nicht erreichbar/)).toBeHidden()
  await expect
    .poll(() => toldAtTerminal(page, server, 't.krumbach', 'working-activities'))
    .toMatchObject([
      { state: 'ended', flags: ['said'] },
      { state: 'ended', breaks: [{}], flags: [] },
    ])
  await expect(standing(page, name, 'nicht da')).toBeVisible()
})

const standing = (page: Page, name: string, words: string | RegExp) =>
  page.getByRole('button', { name }).getByText(words)

/** They came twenty hours ago, and nobody saw them go. */
async function cameYesterday(page: Page): Promise<void> {
  const at = new Date(Date.now() - 20 * 3_600_000).toISOString()
  const answer = await page.request.post(
    `${server.origin}/api/time-tracking/this/t.krumbach/working-activities/start`,
    {
      headers: { Pin: PIN, origin: server.origin },
      data: { uid: 'kam-gestern', at, sentAt: new Date().toISOString() },
    },
  )
  expect(answer.status(), await answer.text()).toBe(201)
}

async function type(page: Page, pin: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /deine PIN/ })).toBeVisible()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
}

/** What is to happen after ten seconds happens when the test says that they have passed. */
function holdTenSeconds(): void {
  const [begin, end] = [window.setTimeout, window.clearTimeout]
  const held = new Map<number, () => void>()
  let last = 0
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== 10_000) return begin(work, ms, ...rest)
      held.set(--last, work)
      return last
    },
    clearTimeout: (id?: number) => (held.delete(id ?? 0) ? undefined : end(id)),
  })
  addEventListener('ten seconds', () => {
    // What is held from now on is for the next time.
    const due = new Map(held)
    for (const [id, work] of due) if (held.delete(id)) work()
  })
}
