import { markdownTable, median, options, saveResults } from '../support/results.ts'
import { crashRun, type Result, type Run } from './rig.ts'

/**
 * npm run crash: the long run of killing the server in mid-order, and its negative controls.
 * `npm run crash -- --orders=50000 --kills=1000` is the published figure (about a quarter of an hour).
 */
const chosen = options(
  { orders: 10_000, kills: 200, connections: 64, seed: Date.now() % 2 ** 31 },
  process.argv.slice(2),
)

interface Case {
  readonly title: string
  readonly run: Run
  readonly mustFail: boolean
}

const common = { connections: chosen.connections, seed: chosen.seed }
const cases: readonly Case[] = [
  {
    title: '2,000 orders, 64 connections',
    run: { ...common, orders: 2000, connections: 64, kills: 20 },
    mustFail: false,
  },
  { title: 'long run', run: { ...common, orders: chosen.orders, kills: chosen.kills }, mustFail: false },
  {
    title: 'control: answer before commit',
    run: { ...common, orders: 1000, kills: 20, program: ['tests/crash/child.ts', 'early-answer'] },
    mustFail: true,
  },
  {
    title: 'control: no unique key',
    run: { ...common, orders: 1000, kills: 5, program: ['tests/crash/child.ts', 'no-unique-key'] },
    mustFail: true,
  },
]

const rows: (string | number)[][] = []
const figures: object[] = []
let isAsPromised = true
for (const { title, run, mustFail } of cases) {
  console.error(`${title}: ${run.orders} orders, ${run.connections} connections, ${run.kills} kills …`)
  const result = await crashRun({ ...run, onKill: (done, { acknowledged }) => progress(done, run.kills, acknowledged) })
  const isRight = mustFail ? result.faults.length > 0 : result.faults.length === 0
  isAsPromised &&= isRight
  rows.push([...row(title, result), `${mustFail ? 'must fail' : 'must hold'}: ${isRight ? 'yes' : 'NO'}`])
  figures.push(figure(title, mustFail, isRight, result))
}

console.log(`\n${markdownTable(headings(), rows)}\n`)
console.log(`Seed ${chosen.seed}. Figures: ${saveResults('crash', { seed: chosen.seed, cases: figures })}`)
process.exit(isAsPromised ? 0 : 1)

function headings(): string[] {
  return `run,kills,orders,acknowledged,replayed,unanswered,lost,changed,duplicated,halves,steps wrong,boards wrong,jobs wrong,ticket gaps,tickets twice,orders/s,restart ms,as promised`.split(
    ',',
  )
}

function row(title: string, { kills, ledger, audit, seconds, restarts }: Result): (string | number)[] {
  return [
    title,
    kills,
    audit.stored,
    ledger.acknowledged,
    ledger.replayed,
    ledger.unanswered,
    audit.lost.length,
    audit.changed.length,
    audit.duplicated.length,
    audit.halves.length,
    audit.stepsWrong.length,
    audit.boardsWrong.length,
    audit.jobsWrong.length,
    audit.ticketGaps.length,
    audit.ticketsTwice.length,
    Math.round(ledger.orders.size / seconds),
    Math.round(median(restarts)),
  ]
}

function figure(title: string, mustFail: boolean, isRight: boolean, { ledger, ...result }: Result): object {
  const { orders: _orders, ...told } = ledger
  return { title, mustFail, isRight, told, ...result }
}

function progress(done: number, kills: number, acknowledged: number): void {
  if (done % 10 === 0) console.error(`  ${done} of ${kills} kills, ${acknowledged} acknowledged`)
}
