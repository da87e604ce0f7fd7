import type { BrowserContext, Page } from 'playwright/test'
import { HOUR, MINUTE } from '../../schema/base/zonedTime.ts'
import type { ActivityView, Balances } from '../../schema/time/calls.ts'
import { contracts } from '../../schema/time/contract.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { readyForOffline } from './officePages.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'
import { givePin, PIN, pairTerminal, toldAtTerminal } from './terminals.ts'

/** A day without network at a terminal whose clock is two hours fast, and what is there of it afterwards. */
let server: TestServer
let staff: Staff
staffedServer((opened, admin) => {
  server = opened
  staff = admin
})
test.use({ isNewDevice: true, viewport: { width: 820, height: 1180 } })

const PEOPLE = 20
const STEP = 30 * MINUTE
/** Two pieces of work with a break each, and a third that is in its break: ten deeds of everybody. */
const day = ['Kommen', 'Pause', 'Weiter', 'Gehen', 'Kommen', 'Pause', 'Weiter', 'Gehen', 'Kommen', 'Pause'] as const
/** Minutes that each of them worked. */
const WORKED = 150

test('Twenty people clock two hundred times without network on a clock two hours wrong; the page is killed twice, and everything is there once, set right, flagged, and in the balances', async ({
  page: first,
  context,
}) => {
  const people = await employ(PEOPLE)
  await context.addInitScript(goWrong, 2 * HOUR - (day.length - 1) * STEP)
  await pairTerminal(first, staff, server)
  await expect(first.getByRole('button', { name: 'Person 19 Muster' })).toBeVisible()
  await readyForOffline(first)

  await context.setOffline(true)
  let page = first
  for (const [step, deed] of day.entries()) {
    if (step === 5) page = await killed(page, context)
    await page.evaluate(clockAll, { badges: people.map(({ username }) => `${username}:${PIN}`), deed })
    if (step < day.length - 1) await page.evaluate(pass, STEP)
  }
  const ended = Date.now()
  await expect(page.getByText('200 Buchungen warten auf das Netz')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('200 Buchungen warten auf das Netz')).toBeHidden()
  page = await killed(page, context)
  const back = performance.now()
  await expect(page.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible()
  await expect(page.getByText(/Buchung(en)? (wartet|warten) auf das Netz|nicht angenommen/)).toHaveCount(0)

  const near = (iso: string | null | undefined, at: number) =>
    expect(Math.abs(Date.parse(iso ?? '') - at)).toBeLessThan(MINUTE)
  for (const { username } of people) {
    const works = await toldAtTerminal<readonly ActivityView[]>(page, server, username, 'working-activities')
    expect(works).toMatchObject([
      { state: 'ended', workedMinutes: 60, breaks: [{}], flags: ['skew'] },
      { state: 'ended', workedMinutes: 60, breaks: [{}], flags: ['skew'] },
      { state: 'paused', workedMinutes: 30, breaks: [{ to: null }], flags: ['skew'] },
    ])
    near(works[0]?.startedAt, ended - 9 * STEP)
    near(works[2]?.breaks[0]?.from, ended)
    expect(await toldAtTerminal<Balances>(page, server, username, 'balances')).toMatchObject({ balanceMinutes: WORKED })
  }
  process.stdout.write(`everything is right ${Math.round(performance.now() - back)} ms after the page began anew\n`)
})

/** People of branch 1 with a PIN, who owe nothing: their balance is what they worked. */
async function employ(count: number): Promise<readonly { readonly id: number; readonly username: string }[]> {
  const free = { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 }
  const people: { id: number; username: string }[] = []
  for (let index = 0; index < count; index++) {
    const username = `p${index}p.muster`
    const person = { username, firstName: `Person ${index}`, lastName: 'Muster', phone: '', isEnabled: true }
    const data = { ...person, roles: ['ROLE_EMPLOYEE'], branches: [1] }
    const made = await staff.request.post('/api/users', { data })
    expect(made.status(), await made.text()).toBe(201)
    const { id } = ((await made.json()) as { data: { id: number } }).data
    const contract = { ...contracts.blank, ...free, user: id, branch: 1, from: '2020-01-01' }
    expect((await staff.request.post('/api/contracts', { data: contract })).status()).toBe(201)
    await givePin(staff, id)
    people.push({ id, username })
  }
  return people
}

/** The page ends without being asked, and another one begins on the same device. */
async function killed(page: Page, context: BrowserContext): Promise<Page> {
  const gone = page.waitForEvent('crash')
  void page.goto('chrome://crash').catch(() => {})
  await gone
  const next = await context.newPage()
  await next.goto(`${server.origin}/time-tracking`)
  await expect(next.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible()
  return next
}

/** Runs in every page of the device: its clock is wrong by `wrong` ms, and time passes when the test says so. */
function goWrong(wrong: number): void {
  const passed = () => Number(localStorage.getItem('passed') ?? 0)
  const atStart = passed()
  const Right = Date
  const [steady, origin] = [performance.now.bind(performance), performance.timeOrigin]
  const shown = () => Right.now() + wrong + passed()
  class Wrong extends Right {
    constructor(...given: [] | [number | string]) {
      super(...((given.length === 0 ? [shown()] : given) as [number]))
    }
    static override now = shown
  }
  Object.assign(globalThis, { Date: Wrong })
  performance.now = () => steady() + passed() - atStart
  Object.defineProperty(performance, 'timeOrigin', { value: origin + wrong + atStart })
}

/** Runs in the page. */
function pass(ms: number): void {
  localStorage.setItem('passed', String(Number(localStorage.getItem('passed') ?? 0) + ms))
}

/** Runs in the page: one badge after the other is read, the key is pressed, and the next one stands there. */
async function clockAll({ badges, deed }: { badges: string[]; deed: string }): Promise<void> {
  const found = <T>(look: () => T | false | null | undefined): Promise<T> =>
    new Promise(resolve => {
      const watcher = new MutationObserver(() => seek())
      const seek = () => {
        const there = look()
        if (!there) return
        watcher.disconnect()
        resolve(there)
      }
      watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      seek()
    })
  const button = (text: string) =>
    [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === text)
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const badge of badges) {
    const field = await found(() => document.querySelector<HTMLInputElement>('input[type=search]'))
    write?.call(field, badge)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // Whose badge it is stands alone.
    await found(() => document.querySelectorAll('.terminal-tiles li').length === 1)
    field.form?.requestSubmit()
    const key = await found(() => button(deed))
    key.click()
    await found(() => document.querySelector('[role=status]')?.textContent?.includes('Gespeichert'))
    const done = await found(() => button('Fertig'))
    done.click()
  }
}
