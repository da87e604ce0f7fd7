import { describe, expect, it } from 'vitest'
import type { JobRow, JobState } from '../../../../server/base/storage/statements/base/jobs.ts'
import type { Storage } from '../../../../server/base/storage/storage.ts'
import { openPrintShop, type PrintShop } from '../../../support/printShop.ts'
import { runsOf } from '../../../support/runs.ts'
import { type Random, seeded } from '../../../support/seeded.ts'
import { epsonPrinter, type Fault, jobsOn, starPrinter, type VirtualPrinter } from '../../../support/virtualPrinter.ts'

const SCHEDULES = runsOf(1_000)
const PER_SHOP = 100
const settled: readonly JobState[] = ['done', 'unconfirmed', 'expired', 'dead']

describe('Printers that lose answers, run out of paper, are off or slow', () => {
  it('print every paper once, or end it visibly: done is one paper, unconfirmed at most one, expired none', async () => {
    const tally = await runAll(SCHEDULES, storage => storage)
    expect(tally.complaints).toEqual([])
    // The schedules are worth something only if all of this happens in them.
    for (const state of ['done', 'unconfirmed', 'expired'])
      expect(tally.states[state] ?? 0).toBeGreaterThan(SCHEDULES / 50)
    expect(tally.standIns).toBeGreaterThan(SCHEDULES / 50)
  }, 600_000)

  it('print twice if a paper without a result is given out again by itself', async () => {
    const { complaints } = await runAll(PER_SHOP, retrying, isTwice)
    expect(complaints.some(isTwice)).toBe(true)
  })
})

const isTwice = (complaint: string) => complaint.includes('2 papers')

interface Tally {
  readonly complaints: string[]
  readonly states: Record<string, number>
  standIns: number
}

/** Plays so many schedules, or until a complaint is the one that is looked for. */
async function runAll(
  count: number,
  around: (storage: Storage) => Storage,
  isWanted: (complaint: string) => boolean = () => false,
): Promise<Tally> {
  const tally: Tally = { complaints: [], states: {}, standIns: 0 }
  for (let first = 0; first < count && !tally.complaints.some(isWanted); first += PER_SHOP) {
    const opened = await openPrintShop(
      [{ fallback: 2 }, { kind: 'epson-sdp', stations: [], printsReceipts: true, fallback: 1 }],
      {
        around,
      },
    )
    for (let number = first; number < Math.min(count, first + PER_SHOP); number++) {
      await schedule(opened, number, tally)
      if (tally.complaints.some(isWanted)) break
    }
    await opened.shop.close()
  }
  return tally
}

/** A few orders, and what may happen around them in any order; at the end a night in which every printer is off. */
async function schedule(opened: PrintShop, number: number, tally: Tally): Promise<void> {
  const random = seeded(number * 7919 + 13)
  const { shop } = opened
  const lossy = random() * 0.5
  const fault = (): Fault => (random.chance(lossy) ? random.pick(['request', 'answer'] as const) : null)
  const printers = [
    starPrinter({ request: shop.request, address: () => opened.addressOf(1), fault }),
    epsonPrinter({ request: shop.request, address: () => opened.addressOf(2), fault }),
  ]
  const orders: number[] = []
  const steps = 8 + random.below(20)
  for (let step = 0; step < steps; step++) await oneStep(opened, printers, orders, random)
  shop.clock.advance(13 * 3_600_000)
  for (let round = 0; round < 3; round++) {
    await opened.printing().tick()
    for (const printer of printers) await printer.turn()
    shop.clock.advance(200_000)
  }
  await opened.printing().tick()
  await judge(opened, number, printers, orders, tally)
}

async function oneStep(
  opened: PrintShop,
  printers: readonly VirtualPrinter[],
  orders: number[],
  random: Random,
): Promise<void> {
  const { shop } = opened
  const printer = random.pick(printers)
  const what = random()
  if (what < 0.18 && orders.length < 4) orders.push(await opened.order())
  else if (what < 0.6) await printer.turn()
  else if (what < 0.72) shop.clock.advance(random.pick([1_000, 16_000, 125_000, 200_000]))
  else if (what < 0.82) await opened.printing().tick()
  else if (what < 0.86) printer.left = random.below(2)
  else if (what < 0.92) {
    printer.paper = 'full'
    printer.left = Number.POSITIVE_INFINITY
  } else if (what < 0.95) printer.switchOff()
  else if (what < 0.98) await printer.reportLate()
  else await shop.restart()
}

async function judge(
  opened: PrintShop,
  number: number,
  printers: readonly VirtualPrinter[],
  orders: readonly number[],
  tally: Tally,
): Promise<void> {
  const papers = printers.flatMap(printer => jobsOn(printer.papers))
  const jobs: JobRow[] = []
  for (const order of orders) jobs.push(...(await opened.jobs(order)))
  if (jobs.length !== orders.length * 2)
    tally.complaints.push(`${number}: ${jobs.length} jobs of ${orders.length} orders`)
  for (const { id, state, lastError, target, payload } of jobs) {
    const count = papers.filter(paper => paper === id).length
    tally.states[state] = (tally.states[state] ?? 0) + 1
    if (!payload.includes(`"printer":${target.slice(-1)}`)) tally.standIns += 1
    const allowed = state === 'done' ? count === 1 : state === 'unconfirmed' ? count <= 1 : count === 0
    const isTold = state === 'done' || Boolean(lastError)
    if (!allowed || !isTold || !settled.includes(state))
      tally.complaints.push(`${number}: job ${id} is ${state} (${lastError}) with ${count} papers`)
  }
}

/** Gives a paper whose result never came out again, as queues usually do. */
function retrying(storage: Storage): Storage {
  return {
    ...storage,
    write: work =>
      storage.write(transaction =>
        work({
          ...transaction,
          jobs: {
            ...transaction.jobs,
            move: (job, change, at) =>
              transaction.jobs.move(job, change.state === 'unconfirmed' ? { ...change, state: 'queued' } : change, at),
          },
        }),
      ),
  }
}
