import { markdownTable, median, options, saveResults } from '../support/results.ts'
import { flakyRun, forgetfulRun } from './flaky.ts'
import { powerCuts } from './powerCuts.ts'
import { crashRun, type Result, type Run } from './rig.ts'
import { ensureStrace } from './strace.ts'

const help = `
npm run crash [-- options]   Orders that are never lost and never doubled, each part with its negative control.

  --kill    only: a server killed (SIGKILL) in mid-order and started again, over and over
  --power   only: simulated power cuts at random moments of what was written and synced
  --proxy   only: a line that drops 20 % of the answers and breaks 10 % of the connections

  --orders=10000 --kills=200   of the long run; a kill takes about half a second with its restart
  --seconds=0                  no new orders after so many seconds; 0 for no limit
  --connections=64
  --cuts=1500                  power cuts; about 50 a second
  --submits=2000               orders over the bad line
  --seed=<now>                 makes a run again

The published figure is  npm run crash -- --orders=50000 --kills=1000  : about ten minutes on two quiet cores.
`

const parts = ['kill', 'power', 'proxy']
const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(help)
  process.exit(0)
}
const named = parts.filter(part => given.includes(`--${part}`))
const isWanted = (part: string): boolean => named.length === 0 || named.includes(part)
const chosen = options(
  {
    orders: 10_000,
    kills: 200,
    seconds: 0,
    connections: 64,
    cuts: 1500,
    submits: 2000,
    seed: Date.now() % 2 ** 31,
  },
  given.filter(argument => !parts.includes(argument.slice(2))),
)
const { seed } = chosen

/** A run and whether it went as promised. */
interface Verdict {
  readonly title: string
  readonly mustFail: boolean
  readonly isRight: boolean
  readonly figures: object
}
const verdicts: Verdict[] = []

if (isWanted('kill')) await kills()
if (isWanted('power')) await power()
if (isWanted('proxy')) await proxy()

console.log(`Seed ${seed}. Figures: ${saveResults(['crash', ...named].join('-'), { seed, cases: verdicts })}`)
process.exit(verdicts.every(({ isRight }) => isRight) ? 0 : 1)

async function kills(): Promise<void> {
  const common = { connections: chosen.connections, seed }
  const { orders, kills: asked, seconds } = chosen
  const cases: { title: string; run: Run; mustFail: boolean }[] = [
    {
      title: 'kill -9',
      run: { ...common, orders, kills: asked, ...(seconds > 0 ? { seconds } : {}) },
      mustFail: false,
    },
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
  for (const { title, run, mustFail } of cases) {
    console.error(`${title}: ${run.orders} orders, ${run.connections} connections, ${run.kills} kills …`)
    const result = await crashRun({ ...run, onKill: (done, { placed }) => progress(done, run.kills, placed) })
    const { ledger, ...figures } = result
    const { orders: _orders, ...told } = ledger
    const verdict = judge(title, mustFail, result.faults, { ...figures, told })
    rows.push([...killRow(title, result), verdict])
  }
  const headings =
    'run,kills,orders,acknowledged,replayed,steps,unanswered,lost,changed,duplicated,halves,steps wrong,boards wrong,jobs wrong,ticket gaps,tickets twice,orders/s,restart ms,seconds,as promised'
  console.log(`\n${markdownTable(headings.split(','), rows)}\n`)
}

function killRow(title: string, { kills: done, ledger, audit, seconds, restarts }: Result): (string | number)[] {
  return [
    title,
    done,
    audit.stored,
    ledger.acknowledged,
    ledger.replayed,
    ledger.moved,
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
    Math.round(ledger.placed / seconds),
    Math.round(median(restarts)),
    Math.round(seconds),
  ]
}

async function power(): Promise<void> {
  if (!ensureStrace()) {
    judge('power cuts', false, ['strace is missing'], {})
    return
  }
  const rows: (string | number)[][] = []
  for (const durability of ['full', 'normal'] as const) {
    const title = durability === 'full' ? 'power cuts, FULL' : 'control: power cuts, NORMAL'
    console.error(`${title}: ${chosen.cuts} cuts …`)
    const result = await powerCuts({ orders: 400, cuts: chosen.cuts, durability, seed })
    const verdict = judge(title, durability === 'normal', result.faults, result)
    rows.push([title, result.cuts, result.losing, result.mostLost, result.corrupt, result.halves, verdict])
  }
  const headings = 'run,cuts,cuts that lost,most lost by one,corrupt,halves,as promised'
  console.log(`\n${markdownTable(headings.split(','), rows)}\n`)
}

async function proxy(): Promise<void> {
  const outboxOrders = Math.round(chosen.submits / 5)
  console.error(`bad line: ${chosen.submits} orders, ${outboxOrders} of them from the outbox of devices …`)
  const { ledger, audit, faults, requests, seconds } = await flakyRun({
    orders: chosen.submits - outboxOrders,
    outboxOrders,
    seed,
  })
  const exact = audit.stored === chosen.submits ? faults : [...faults, `${audit.stored} of ${chosen.submits}`]
  const verdict = judge('bad line', false, exact, { audit, requests, seconds })
  const submits = 200
  const stored = await forgetfulRun(submits, seed)
  const controlVerdict = judge('control: a new name with every try', true, stored > submits ? ['doubled'] : [], {
    stored,
  })
  const headings = ['run', 'submits', 'orders', 'requests', 'answers dropped', 'broken', 'replayed', 'as promised']
  const { passed, dropped, reset } = requests
  const total = passed + dropped + reset
  const rows = [
    ['bad line', chosen.submits, audit.stored, total, dropped, reset, ledger.replayed, verdict],
    ['control: a new name with every try', submits, stored, '', '', '', '', controlVerdict],
  ]
  console.log(`\n${markdownTable(headings, rows)}\n`)
}

function judge(title: string, mustFail: boolean, faults: readonly string[], figures: object): string {
  const isRight = mustFail === faults.length > 0
  verdicts.push({ title, mustFail, isRight, figures })
  if (!isRight) for (const fault of faults) console.error(`  ${fault}`)
  return `${mustFail ? 'must fail' : 'must hold'}: ${isRight ? 'yes' : 'NO'}`
}

function progress(done: number, asked: number, placed: number): void {
  if (done % 10 === 0) console.error(`  ${done} of ${asked} kills, ${placed} orders`)
}
