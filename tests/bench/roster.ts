import { rmSync } from 'node:fs'
import { chromium as browsers, type Page } from 'playwright'
import { addDays, instantAt, localTime } from '../../schema/base/zonedTime.ts'
import { contracts } from '../../schema/time/contract.ts'
import { mondayOf } from '../../schema/time/plan/planned.ts'
import { shifts } from '../../schema/time/shift.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import type { SeedDocument } from '../../server/base/seed.ts'
import { allHoursBusiness } from '../support/allHours.ts'
import { ADMIN, seededDataDir } from '../support/dataDir.ts'
import { median } from '../support/results.ts'
import { serverProcess } from '../support/serverProcess.ts'
import { line, middle, type Probe, probeOf, reloaded, type Spent } from './pageProbe.ts'
import type { Line } from './report.ts'

const PEOPLE = 60
const WEEKS = 4
const DROPS = 12
/** A phone that is four times slower. */
const SLOWER = 4
/** Milliseconds. */
const goals = { open: 300, drop: 50 } as const
const ZONE = 'Europe/Vienna'

/** The roster of sixty people and four weeks in a browser, opened from the device and planned in; null without Chromium. */
export async function rosterLines(rounds: number): Promise<Line[] | null> {
  const executablePath = await ensureChromium()
  if (!executablePath) return null
  const monday = mondayOf(localTime(Date.now(), ZONE).date)
  const dataDir = await seededDataDir([...allHoursBusiness(), ...planned(monday)])
  const server = await serverProcess({ args: ['server/main.ts'], dataDir, env: { RATE_LIMITS: 'off' } })
  const browser = await browsers.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    await server.start()
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const probe = await probeOf(page)
    await page.goto(`${server.origin}/backend#/roster?filiale=1&woche=${monday}`)
    await page.getByLabel('Benutzername').fill(ADMIN.email)
    await page.getByLabel('Passwort').fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await page.waitForSelector(CHIP, { timeout: 60_000 })
    await page.waitForTimeout(4000)
    const opened: Spent[] = []
    for (let round = 0; round < rounds; round++) {
      opened.push(await visited(page, probe, monday))
      await page.waitForTimeout(2000)
    }
    const reloads: Spent[] = []
    for (let round = 0; round < rounds; round++) {
      reloads.push(await reloaded(page, probe, CHIP))
      await page.waitForTimeout(4000)
    }
    const drops = await dropped(page)
    const slowest = Math.max(...drops)
    return [
      line(`roster: ${PEOPLE} people and ${WEEKS} weeks opened from the device`, middle(opened), goals.open),
      { ...line('roster: the same after a reload of the page', middle(reloads), goals.open), goal: '–', met: null },
      {
        ...line(`roster: a drop on a ${SLOWER} times slower processor`, { wall: median(drops), cpu: null }, goals.drop),
        latency: `${median(drops).toFixed(0)} / ${slowest.toFixed(0)}`,
      },
    ]
  } finally {
    await browser.close()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const CHIP = '[data-shift]'

/** Sixty people with a contract and five shifts of each week, drafts in the present one. */
function planned(monday: string): SeedDocument[] {
  const people = Array.from({ length: PEOPLE }, (_, index) => 100 + index)
  return people.flatMap((user, index) => [
    {
      type: 'users',
      id: user,
      body: {
        username: `person${user}`,
        firstName: 'Erika',
        lastName: `Muster ${index}`,
        phone: '',
        roles: ['ROLE_EMPLOYEE'],
        branches: [1],
        isEnabled: true,
      },
    },
    { type: 'contracts', id: user, body: { ...contracts.blank, user, branch: 1, from: '2026-01-01' } },
    ...Array.from({ length: WEEKS * 5 }, (_, nth) => {
      const [week, day] = [Math.floor(nth / 5), (nth % 5) + (index % 3)]
      const date = addDays(monday, 7 * week + day)
      const at = (hour: number) => new Date(instantAt(date, hour * 60, ZONE)).toISOString()
      const begin = 6 + (index % 8)
      const body = { ...shifts.blank, user, branch: 1, from: at(begin), to: at(begin + 8), breakMinutes: 30 }
      return { type: 'working-schedules', id: user * 100 + nth, body: { ...body, isPublished: week > 0 } }
    }),
  ])
}

/** From a press on the area's link elsewhere in the office until the roster shows its shifts. */
async function visited(page: Page, probe: Probe, monday: string): Promise<Spent> {
  await page.evaluate(() => (location.hash = '#/absences'))
  await page.waitForSelector('main h1')
  await page.waitForTimeout(1500)
  const before = await probe.cpu()
  const wall = await page.evaluate(opening, { hash: `#/roster?filiale=1&woche=${monday}`, chip: CHIP })
  return { wall, cpu: Math.max(0, (await probe.cpu()) - before) }
}

/** Runs in the page: milliseconds until shifts are painted at an address. */
function opening({ hash, chip }: { hash: string; chip: string }): Promise<number> {
  const began = performance.now()
  location.hash = hash
  return new Promise(resolve => {
    const look = () => {
      if (document.querySelector(chip)) setTimeout(() => resolve(performance.now() - began))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Milliseconds of every drop of a shift, from when it was let go until it is painted in its new field. */
async function dropped(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const waits: number[] = []
  for (let drop = 0; drop < DROPS; drop++) {
    waits.push(await page.evaluate(drag, { row: 2 + drop * 3, chip: CHIP }))
    await page.waitForTimeout(3000)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return waits
}

/** Runs in the page: a shift of a row is dragged to the last day of the row below it. */
function drag({ row, chip }: { row: number; chip: string }): Promise<number> {
  const rows = [...document.querySelectorAll('[role=grid] [role=row]:has([data-line])')]
  const shift = rows[row]?.querySelector(chip)
  const field = rows[row + 1]?.querySelector('[role=gridcell]:last-child')
  if (!shift || !field) throw new Error('There is no shift to drag, or no field for it.')
  const id = shift.getAttribute('data-shift')
  const dataTransfer = new DataTransfer()
  const tell = (target: Element, type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  tell(shift, 'dragstart')
  tell(field, 'dragover')
  const began = performance.now()
  tell(field, 'drop')
  tell(shift, 'dragend')
  return new Promise(resolve => {
    const look = () => {
      if (field.querySelector(`[data-shift="${id}"]`)) setTimeout(() => resolve(performance.now() - began))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
