import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { serverProgram } from '../../scripts/project.mjs'
import { residentMegabytes } from '../bench/measure.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { serverProcess } from '../support/serverProcess.ts'
import { answerReader } from '../support/wire.ts'
import { fuzzedBusiness } from './world.ts'
import { worstBodies } from './worstBodies.ts'

/** Addresses of this machine: who attacks, and who is at the shop meanwhile. Linux has all of 127/8. */
const ATTACKER = '127.0.0.2'
/** Each shape comes from an address of its own: what one has used up of its minute would be turned away unread. */
const attackerOf = (shape: number): string => `127.0.1.${1 + shape}`
const BYSTANDER = '127.0.0.3'
const KIB = 1024
/** Bodies of each shape: as large as is read of a guest, and far beyond. */
const SIZES = [250 * KIB, 8 * KIB * KIB]
/** A half body that has been given up. */
const REFUSED = [408, 413, 429, 503]

interface Siege {
  /** How long each shape is sent. */
  readonly seconds: number
  /** Requests of a shape on their way at a time. */
  readonly atOnce: number
  readonly streams: number
  readonly halves: number
  readonly env?: Readonly<Record<string, string>>
}

interface Phase {
  readonly what: string
  /** Requests or connections; answers by status, 0 for a connection that was closed. */
  readonly sent: number
  readonly statuses: Readonly<Record<number, number>>
  /** Milliseconds the bystander waited at most, and requests of theirs that failed. */
  readonly longest: number
  readonly failed: number
  /** Megabytes the server held at most; null where nobody says. */
  readonly memory: number | null
}

/** One address does its worst, shape after shape, while somebody at another address looks at the shop. */
export async function besiege({ seconds, atOnce, streams, halves, env = {} }: Siege): Promise<readonly Phase[]> {
  const dataDir = await seededDataDir(fuzzedBusiness())
  const server = await serverProcess({
    args: serverProgram.args,
    dataDir,
    env: { ...serverProgram.env, RATE_LIMITS: 'on', ...env },
  })
  await server.start()
  const bystander = watched(server.port)
  const phases: Phase[] = []
  try {
    const phase = async (what: string, attack: () => Promise<readonly number[]>): Promise<void> => {
      bystander.forget()
      let memory = residentMegabytes(server.pid)
      const look = setInterval(() => (memory = Math.max(memory ?? 0, residentMegabytes(server.pid) ?? 0)), 50)
      const answers = await attack()
      await bystander.looksAgain()
      clearInterval(look)
      phases.push({ what, sent: answers.length, statuses: counted(answers), ...bystander.waits(), memory })
    }
    await phase('nothing', async () => [])
    for (const [shape, { what, path, text }] of seconds > 0 ? worstBodies.entries() : [])
      for (const size of SIZES)
        await phase(`${what}, ${Math.round(size / KIB)} kB`, () =>
          repeated({ port: server.port, from: attackerOf(shape), path, text: text(size), seconds, atOnce }),
        )
    const open = new Set<Socket>()
    await phase('half bodies', () => sockets(server.port, halves, halfBody, open, bystander))
    for (const socket of open) socket.destroy()
    await phase('streams', () => sockets(server.port, streams, streamRequest, open, bystander))
    for (const socket of open) socket.destroy()
    return phases
  } finally {
    await bystander.leave()
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function watched(port: number) {
  const paths = ['/api/health', '/api/init', '/api/branches/1/menus', '/replication/public/_changes?limit=1']
  const worker = new Worker(new URL('./bystander.ts', import.meta.url), {
    workerData: { port, address: BYSTANDER, paths },
  })
  let waits: number[] = []
  worker.on('message', (wait: number) => waits.push(wait))
  return {
    forget: () => void (waits = []),
    /** Resolves once they have seen each page again. */
    async looksAgain(): Promise<void> {
      for (let looks = 0; looks < paths.length + 1; looks += 1)
        await new Promise(resolve => worker.once('message', resolve))
    },
    waits: () => ({ longest: Math.max(0, ...waits), failed: waits.filter(wait => wait < 0).length }),
    leave: () => worker.terminate(),
  }
}

type Bystander = ReturnType<typeof watched>

interface Repetition {
  readonly port: number
  readonly from: string
  readonly path: string
  readonly text: string
  readonly seconds: number
  readonly atOnce: number
}

/** Sends a body again and again, so many at a time; answers by status. */
async function repeated({ port, from, path, text, seconds, atOnce }: Repetition): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce, localAddress: from })
  const body = Buffer.from(text)
  const until = performance.now() + seconds * 1000
  const statuses: number[] = []
  const one = (): Promise<number> =>
    new Promise(resolve => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, answer => {
        answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
      })
      sent.once('error', () => resolve(0)).end(body)
    })
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) statuses.push(await one())
    }),
  )
  agent.destroy()
  return statuses
}

const post = 'POST /replication/public/_bulk_get HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const halfBody = `${post}Content-Length: 200000\r\n\r\n{"docs":["${'x'.repeat(190_000)}`
const streamRequest = 'GET /replication/_db_updates?feed=eventsource HTTP/1.1\r\nHost: x\r\n\r\n'

/** Opens so many connections that each send this and stay; the status that each has begun to be answered with, 200 or -1 where it waits. */
async function sockets(
  port: number,
  count: number,
  text: string,
  open: Set<Socket>,
  bystander: Pick<Bystander, 'looksAgain'>,
): Promise<number[]> {
  const states = Array.from({ length: count }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER })
    open.add(socket)
    const state = { status: -1 }
    const answers = answerReader()
    const settled = new Promise<void>(resolve => {
      socket.on('error', () => {})
      socket.once('connect', () => socket.write(text, () => resolve()))
      socket.once('close', () => {
        if (state.status === -1) state.status = 0
        resolve()
      })
      socket.on('data', chunk => {
        answers.push(Buffer.from(chunk))
        state.status = answers.begun()?.status ?? state.status
      })
    })
    return { state, settled }
  })
  await Promise.all(states.map(({ settled }) => settled))
  return settle(
    states.map(({ state }) => state),
    bystander,
  )
}

/** Waits until no connection has changed while somebody else was answered again and again: a server that only rests would be taken for done. */
async function settle(
  states: readonly { readonly status: number }[],
  bystander: Pick<Bystander, 'looksAgain'>,
): Promise<number[]> {
  for (let before = ''; ; ) {
    for (let round = 0; round < 3; round += 1) await bystander.looksAgain()
    const now = states.map(({ status }) => status)
    if (now.join() === before) return now
    before = now.join()
  }
}

function counted(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Whether a connection that asks for too much was turned away, by an answer or by being closed. */
export const isTurnedAway = (status: number): boolean => status === 0 || REFUSED.includes(status)
