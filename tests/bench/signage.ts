import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { scenes } from '../../schema/signage/scene.ts'
import { screens } from '../../schema/signage/screen.ts'
import { segments } from '../../schema/signage/segment.ts'
import { allHoursBusiness } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { median } from '../support/results.ts'
import { type ServerProcess, serverProcess } from '../support/serverProcess.ts'
import { liveLayers } from '../support/signage.ts'
import { asked, body } from './asking.ts'
import { cpuOf, residentMegabytes } from './measure.ts'
import type { Line } from './report.ts'
import { signIn } from './servers.ts'

const SCREENS = 200
const CHANGES = 10
const PRODUCTS = 40
/** Milliseconds: until the last TV has a change, and what its heartbeats, one a minute, are measured over. */
const [GOAL_MS, CALM_MS] = [1000, 15_000]
const BEAT_MS = 60_000

/**
 * Two hundred TVs of a business at one server: each holds its stream open, says every minute how it is, and asks for what
 * changed as soon as it hears that something did. A price is changed that stands on all of them.
 */
export async function signageLines(): Promise<Line[]> {
  const dataDir = await seededDataDir([...allHoursBusiness({ products: PRODUCTS }), ...signage()])
  const server = await serverProcess({ args: ['server/main.ts'], dataDir, env: { RATE_LIMITS: 'off' } })
  try {
    await server.start()
    const cookie = await signIn(server.origin)
    const alone = residentMegabytes(server.pid) ?? 0
    const tvs = await Promise.all(Array.from({ length: SCREENS }, (_, at) => tvOf(server, cookie, at + 1)))
    const calm = await cpuOf(server.pid, () => pause(CALM_MS))
    const found: { last: number; middle: number; cpu: number | null }[] = []
    for (let change = 1; change <= CHANGES; change += 1) {
      const { result, cpu } = await cpuOf(server.pid, () => changed(server, cookie, tvs, 1000 + change))
      found.push({ ...result, cpu })
      await pause(1000)
    }
    const held = residentMegabytes(server.pid) ?? 0
    for (const { close } of tvs) close()
    return told(found, (calm.cpu ?? Number.NaN) / CALM_MS / 10, [alone, held])
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function told(
  found: readonly { readonly last: number; readonly middle: number; readonly cpu: number | null }[],
  calm: number,
  [alone, held]: readonly [number, number],
): Line[] {
  const last = median(found.map(each => each.last))
  const worst = Math.max(...found.map(each => each.last))
  const cpu = median(found.map(each => each.cpu ?? Number.NaN)) / 1000
  const line = (name: string, ours: string, rest: Partial<Line> = {}): Line => ({
    name: `${SCREENS} TVs: ${name}`,
    ours,
    beside: '',
    goal: '–',
    met: null,
    ...rest,
  })
  return [
    line('a change until the last has it', `${last.toFixed(0)} ms`, {
      latency: `${median(found.map(each => each.middle)).toFixed(0)} / ${worst.toFixed(0)}`,
      goal: `≤ ${GOAL_MS} ms`,
      met: last <= GOAL_MS,
    }),
    line('CPU of the server for a change', `${cpu.toFixed(0)} ms`),
    line('CPU of the server between changes', `${calm.toFixed(1)} %`),
    line('memory of the server before and with them', `${alone.toFixed(0)} and ${held.toFixed(0)} MB`),
  ]
}

/** A scene with the price board, and so many TVs that show it. */
function signage() {
  const layers = [{ ...liveLayers.board, width: 1920, height: 1080, size: 40, smallest: 10 }]
  const content = { type: 'scene', scene: 1 }
  return [
    { type: 'scenes', id: 1, body: { ...scenes.blank, path: 'tafel', name: 'Tafel', layers } },
    { type: segments.type, id: 1, body: { ...segments.blank, name: 'Tafel', content } },
    { type: 'digital-signage-streams', id: 1, body: { name: 'Tag', segments: [1], schedule: [] } },
    ...Array.from({ length: SCREENS }, (_, at) => ({
      type: screens.type,
      id: at + 1,
      body: { ...screens.blank, identifier: `tv-${at + 1}`, name: `TV ${at + 1}`, branch: 1, streams: [1] },
    })),
  ]
}

interface Tv {
  /** When (ms of the process) it has a price. */
  readonly has: (price: number) => Promise<number>
  readonly close: () => void
}

async function changed(server: ServerProcess, cookie: string, tvs: readonly Tv[], price: number) {
  const path = `${server.origin}/api/products/1`
  const { rev } = (await asked(path, { headers: { cookie } })).data
  const all = Promise.all(tvs.map(tv => tv.has(price)))
  const began = performance.now()
  await asked(path, body('PUT', { rev, price }, { cookie }))
  const times = (await all).map(at => at - began)
  return { last: Math.max(...times), middle: median(times) }
}

/** Lets a TV in and keeps it as its page would: all it shows is read, then what changes. */
async function tvOf({ origin, port }: ServerProcess, cookie: string, id: number): Promise<Tv> {
  const { data: pairing } = await asked(`${origin}/api/devices/pairings`, body('POST', { kind: 'screen' }))
  await asked(
    `${origin}/api/devices/pair`,
    body('POST', { code: pairing.code, device: id, kind: 'screen' }, { cookie }),
  )
  const { data } = await asked(`${origin}/api/devices/pairings/claim`, body('POST', { secret: pairing.secret }))
  const own = { authorization: `Bearer ${data.token}` }
  const database = `screen-${id}`
  let since = '0'
  let price = 0
  let listeners: (() => void)[] = []
  const read = async () => {
    const path = `${origin}/replication/${database}/_changes?include_docs=true&since=${since}`
    const { results, last_seq } = await asked(path, { headers: own })
    since = last_seq
    for (const { id: name, doc } of results) if (name === 'product:1') price = doc.body.price
    for (const listener of listeners) listener()
  }
  await read()
  const socket = await openStream(port, own.authorization)
  socket.on('data', (chunk: Buffer) => {
    if (chunk.includes(`"${database}"`)) void read()
  })
  const beat = () => asked(`${origin}/api/screens/beat`, body('POST', BEAT, own))
  const timers: NodeJS.Timeout[] = []
  timers.push(
    setTimeout(
      () => {
        void beat()
        timers.push(setInterval(() => void beat(), BEAT_MS))
      },
      (id / SCREENS) * BEAT_MS,
    ),
  )
  return {
    has: wanted =>
      new Promise(resolve => {
        const look = () => {
          if (price !== wanted) return
          listeners = []
          resolve(performance.now())
        }
        listeners.push(look)
      }),
    close() {
      socket.destroy()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const BEAT = {
  version: '1',
  manifest: '',
  playing: { stream: 1, segment: 1, title: 'Tafel' },
  faults: [],
  skewMs: 0,
  freeBytes: null,
  decoder: null,
}

async function openStream(port: number, authorization: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const head = `Host: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\nAuthorization: ${authorization}`
  socket.write(`GET /replication/_db_updates?feed=eventsource HTTP/1.1\r\n${head}\r\n\r\n`)
  await once(socket, 'data')
  return socket
}
