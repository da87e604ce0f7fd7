import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Driver from 'better-sqlite3'
import { ownSecret } from '../../server/base/secret.ts'
import { openSqlite } from '../../server/base/storage/sqlite/open.ts'
import { databaseIn } from '../crash/app.ts'
import { type Answer, ask } from '../crash/ask.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { median, quantile } from '../support/results.ts'
import { clockingIn, crowdDocuments, letIn } from '../support/time/crowd.ts'
import { cpuOf } from './measure.ts'
import type { Line } from './report.ts'
import { contestants } from './servers.ts'

const PEOPLE = 500
/** Who clocks in before, so that both programs are warm. */
const EARLY = 100
/** The minute is pressed into so much: six times what has to be borne. */
const MINUTE_MS = 10_000
/** Who comes out of the same door at once. */
const GROUP = 10
/** Every so many-eth device sends its deed twice. */
const TWICE = 10
/** What a browser opens to one server: all that stand at the terminal share them. */
const TERMINAL_CONNECTIONS = 6
const P99_MS = 250

/**
 * Five hundred people who clock in within a minute, half at one terminal and half on phones of their own, beside the floor
 * that keeps the same rows of each in a transaction of its own with FULL; medians of the rounds. They come whether or not
 * those before were answered, so a server that stops for a moment is charged for all who wait. Ours is killed after the last
 * answer, and has to have every deed exactly once all the same.
 */
export async function clockLines(rounds: number): Promise<Line[]> {
  const found: { ours: Figures; floor: Figures; lost: number }[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await clockRound())
  const middle = (of: (each: (typeof found)[number]) => number): number => median(found.map(of))
  const lost = found.reduce((sum, each) => sum + each.lost, 0)
  const line = (share: 'p50' | 'p99', rest: Pick<Line, 'goal' | 'met'> & Partial<Line>): Line => ({
    name: `${PEOPLE} people clock in, a minute pressed into ${MINUTE_MS / 1000} s: ${share}`,
    ours: `${middle(({ ours }) => ours[share]).toFixed(1)} ms`,
    beside: `${middle(({ floor }) => floor[share]).toFixed(1)} ms`,
    ratio: middle(({ ours, floor }) => ours[share] / floor[share]),
    ...rest,
  })
  const p99 = middle(({ ours }) => ours.p99)
  return [
    line('p50', { goal: '–', met: null }),
    line('p99', {
      latency: `${middle(({ ours }) => ours.p50).toFixed(1)} / ${p99.toFixed(1)}`,
      cpu: {
        ours: middle(({ ours }) => ours.cpu ?? Number.NaN),
        beside: middle(({ floor }) => floor.cpu ?? Number.NaN),
      },
      goal: `< ${P99_MS} ms, none lost`,
      met: p99 < P99_MS && lost === 0,
    }),
  ]
}

interface Figures {
  /** Milliseconds from when somebody came to the whole answer. */
  readonly p50: number
  readonly p99: number
  /** Microseconds of the server's CPU for a deed; null where there is no /proc. */
  readonly cpu: number | null
}

async function clockRound() {
  const dataDir = await seededDataDir(crowdDocuments(EARLY + PEOPLE))
  const storage = openSqlite(databaseIn(dataDir))
  const people = await letIn(storage, ownSecret(dataDir), EARLY + PEOPLE, Date.now())
  await storage.close()
  const servers = await contestants(1, dataDir)
  try {
    const floor = await figuresOf(servers.floor, people, person => ({
      path: `/people/${person}/start`,
      headers: { Authorization: 'Bearer floor' },
      body: callOf(person),
    }))
    const ours = await figuresOf(servers.ours, people, (person, place) => clockingIn(person, place, callOf(person)))
    await servers.ours.kill()
    return { ours, floor, lost: people.length - keptOnce(dataDir, people) }
  } finally {
    await servers.dispose()
  }
}

type Place = 'terminal' | 'phone'
type Make = (person: number, place: Place) => { path: string; headers: Record<string, string>; body: object }

const callOf = (person: number) => ({ uid: `start-${person}`, at: new Date().toISOString() })

/** How many of the deeds the database has, each once; throws if it has any that nobody sent. */
function keptOnce(dataDir: string, people: readonly number[]): number {
  const database = new Driver(databaseIn(dataDir), { readonly: true })
  const kept = database.prepare<[], { uid: string; user: number }>('select uid, user from time_events').all()
  database.close()
  const sent = new Set(people.map(person => `start-${person}`))
  if (kept.some(({ uid, user }) => uid !== `start-${user}` || !sent.delete(uid)))
    throw new Error('There are events that nobody sent, or more than one of a deed.')
  return kept.length
}

async function figuresOf(
  server: { readonly origin: string; readonly pid: number },
  people: readonly number[],
  make: Make,
): Promise<Figures> {
  await arrive(server.origin, people.slice(0, EARLY), make)
  const work = () => arrive(server.origin, people.slice(EARLY), make)
  const { result: latencies, cpu } = await cpuOf(server.pid, work)
  const figures = { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) }
  return { ...figures, cpu: cpu === null ? null : cpu / latencies.length }
}

/** Lets people come by the clock, a hundred as densely as five hundred; resolves with the milliseconds of every deed. */
async function arrive(origin: string, people: readonly number[], make: Make): Promise<number[]> {
  const terminal = new Agent({ keepAlive: true, maxSockets: TERMINAL_CONNECTIONS })
  const began = performance.now()
  const waits = people.map(async (person, index) => {
    const due = began + arrivalOf(index, people.length)
    await pause(Math.max(0, due - performance.now()))
    const place = person % 2 === 0 ? 'terminal' : 'phone'
    const agent = place === 'terminal' ? terminal : new Agent()
    const { path, ...rest } = make(person, place)
    const send = async (): Promise<number> => {
      const question = { method: 'POST', url: origin + path, ...rest }
      // Whoever hears nothing sends the same again, as devices do.
      judge(await ask(agent, question).catch(() => ask(agent, question)))
      return performance.now() - due
    }
    return Promise.all(index % TWICE === 0 ? [send(), send()] : [send()])
  })
  const latencies = (await Promise.all(waits)).flat()
  terminal.destroy()
  return latencies
}

/** Milliseconds: most come in the middle of the minute, few at its ends, in groups through the same door. */
function arrivalOf(index: number, count: number): number {
  const share = (Math.floor(index / GROUP) * GROUP) / count
  const within = share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2)
  return within * MINUTE_MS * (count / PEOPLE)
}

function judge({ status, text }: Answer): void {
  if (status !== 200 && status !== 201) throw new Error(`${status} ${text.slice(0, 500)}`)
}
