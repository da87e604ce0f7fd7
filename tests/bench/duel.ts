import { median, quantile } from '../support/results.ts'
import type { ServerProcess } from '../support/serverProcess.ts'
import { type Client, load } from './load.ts'
import { cpuOf } from './measure.ts'

/** One question to our server and to the floor, asked in turns. */
export interface Duel {
  readonly name: string
  /** A client per connection. */
  readonly ours: (connection: number) => Client
  readonly floor: (connection: number) => Client
  /** Least share of the floor's requests per second; none where there is no goal. */
  readonly goal?: number
  readonly connections?: number
}

interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of server CPU per request. */
  readonly cpu: number | null
}
export interface Outcome {
  readonly ours: Figures
  readonly floor: Figures
  /** Our requests per second by the floor's, median of the rounds' own ratios. */
  readonly ratio: number
  /** The floor's CPU per request by ours: what is left of the noise when others use the machine. */
  readonly cpuRatio: number | null
}

interface Pace {
  readonly connections: number
  readonly rounds: number
  readonly seconds: number
}

/** Warms both up, then lets them run round by round, first one then the other; medians of the rounds. */
export async function runDuel(
  duel: Duel,
  servers: { ours: ServerProcess; floor: ServerProcess },
  pace: Pace,
): Promise<Outcome> {
  const connections = duel.connections ?? pace.connections
  const clients = (make: (connection: number) => Client): Client[] =>
    Array.from({ length: connections }, (_, each) => make(each))
  const [ours, floor] = [clients(duel.ours), clients(duel.floor)]
  const warmUp = Math.max(0.5, pace.seconds / 3)
  await load(servers.floor.port, floor, warmUp)
  await load(servers.ours.port, ours, warmUp)
  const rounds: { ours: Figures; floor: Figures }[] = []
  for (let round = 0; round < pace.rounds; round += 1) {
    const theirs = await figuresOf(servers.floor, floor, pace.seconds)
    rounds.push({ floor: theirs, ours: await figuresOf(servers.ours, ours, pace.seconds) })
  }
  return outcomeOf(rounds)
}

async function figuresOf(server: ServerProcess, clients: readonly Client[], seconds: number): Promise<Figures> {
  const { result, cpu } = await cpuOf(server.pid, () => load(server.port, clients, seconds))
  return {
    perSecond: result.requests / result.seconds,
    p50: quantile(result.latencies, 0.5),
    p99: quantile(result.latencies, 0.99),
    cpu: cpu === null ? null : cpu / result.requests,
  }
}

function outcomeOf(rounds: readonly { ours: Figures; floor: Figures }[]): Outcome {
  const ours = mediansOf(rounds.map(round => round.ours))
  const floor = mediansOf(rounds.map(round => round.floor))
  const ratio = median(rounds.map(round => round.ours.perSecond / round.floor.perSecond))
  return { ours, floor, ratio, cpuRatio: ours.cpu && floor.cpu ? floor.cpu / ours.cpu : null }
}

function mediansOf(figures: readonly Figures[]): Figures {
  const cpu = figures.flatMap(each => (each.cpu === null ? [] : [each.cpu]))
  return {
    perSecond: median(figures.map(each => each.perSecond)),
    p50: median(figures.map(each => each.p50)),
    p99: median(figures.map(each => each.p99)),
    cpu: cpu.length > 0 ? median(cpu) : null,
  }
}
