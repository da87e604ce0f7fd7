import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { residentMegabytes } from '../bench/measure.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { type Random, seeded } from '../support/seeded.ts'
import { serverProcess } from '../support/serverProcess.ts'
import { exchange, type Message } from './exchange.ts'
import { verdictOf } from './judge.ts'
import { brokenText, crookedPieces, crookedQuery, type Json, mutated } from './junk.ts'
import type { Target } from './target.ts'
import { targets } from './targets.ts'
import { watchWrites } from './watchWrites.ts'
import { createWorld, fuzzedBusiness, type World } from './world.ts'
import { worstBodies } from './worstBodies.ts'

interface Finding {
  readonly number: number
  readonly what: string
  readonly request: string
}
interface Fuzzed {
  readonly requests: number
  readonly seconds: number
  /** How many answers of each status. */
  readonly statuses: Readonly<Record<number, number>>
  readonly findings: readonly Finding[]
  readonly slowest: number
  /** Megabytes the server held after the first tenth and at the end; null where nobody says. */
  readonly memory: readonly [number | null, number | null]
}

interface Fuzzing {
  readonly requests: number
  readonly seed: number
  /** Stops after so many findings: they tend to repeat. */
  readonly most?: number
  readonly program?: readonly string[]
  /** Called as they are found: a long run is looked at before its end. */
  readonly onFinding?: (finding: Finding) => void
  readonly onProgress?: (done: number, findings: number) => void
}

/**
 * Sends valid and crooked requests one after the other to a real server and holds every answer against what is promised:
 * never a 5xx, never a hang, every error in its form, and nothing written by what was refused. The server is one without a
 * background, whose own writes could not be told from those of a request.
 */
export async function fuzz({
  requests,
  seed,
  most = 20,
  program = ['tests/crash/child.ts', 'honest'],
  onFinding,
  onProgress,
}: Fuzzing): Promise<Fuzzed> {
  const random = seeded(seed)
  const documents = fuzzedBusiness()
  const dataDir = await seededDataDir(documents)
  const server = await serverProcess({ args: program, dataDir })
  const statuses: Record<number, number> = {}
  const findings: Finding[] = []
  let slowest = 0
  let early: number | null = null
  try {
    await server.start()
    const writes = watchWrites(join(dataDir, 'business.sqlite'))
    const world = createWorld(server.origin, documents)
    const began = performance.now()
    for (let number = 1; number <= requests && findings.length < most; number += 1) {
      const message = await nextMessage(world, random)
      const before = writes.count()
      const reply = await exchange(server.port, message)
      const what = verdictOf(message, reply, writes.count() === before ? null : writes.tables())
      if (what) {
        const finding = { number, what, request: textOf(message) }
        findings.push(finding)
        onFinding?.(finding)
      }
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
      slowest = Math.max(slowest, reply.milliseconds)
      world.learn(message.path, reply.status, reply.text ?? '')
      if (reply.status === 401) await world.senders.forgetIfOver(message.headers['Cookie'])
      if (number === Math.ceil(requests / 10)) early = residentMegabytes(server.pid)
      onProgress?.(number, findings.length)
    }
    const seconds = (performance.now() - began) / 1000
    const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    return { requests: sent, seconds, statuses, findings, slowest, memory: [early, residentMegabytes(server.pid)] }
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function nextMessage(world: World, random: Random): Promise<Message> {
  if (random.chance(0.01)) return worstMessage(random)
  const { method, path, body } = await weighted(random).call(world, random)
  const sender = path.startsWith('/api/devices/') || random.chance(0.1) ? 'kiosk' : 'administrator'
  const isKnown = random.chance(0.8)
  const headers: Record<string, string> = isKnown ? { Cookie: await world.senders.cookieOf(sender) } : {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const message = { method, path, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  if (random.chance(0.2)) return message
  const faults = 1 + random.below(2)
  let crooked: Message = message
  for (let fault = 0; fault < faults; fault += 1) crooked = bent(crooked, random, body)
  return crooked
}

/** A guest's, of a shape that has frozen a server. */
function worstMessage(random: Random): Message {
  const { path, text } = random.pick(worstBodies)
  const headers = { 'Content-Type': 'application/json' }
  return { method: 'POST', path, headers, body: text(random.pick([20_000, 250_000])) }
}

/** The request with one thing wrong. */
function bent(message: Message, random: Random, body: Json | undefined): Message {
  const place = random() * (message.body === undefined ? 0.4 : 1)
  if (place < 0.12) return { ...message, path: bentPath(message.path, random) }
  if (place < 0.25)
    return { ...message, path: `${message.path}${message.path.includes('?') ? '&' : '?'}${random.pick(crookedQuery)}` }
  if (place < 0.33) return { ...message, headers: { ...message.headers, ...random.pick(crookedHeaders) } }
  if (place < 0.36)
    return { ...message, method: random.pick(['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) }
  if (place < 0.4) return { ...message, body: message.body ?? '{"a":1}' }
  if (place < 0.6) return { ...message, body: brokenText(message.body ?? '', random) }
  return { ...message, body: JSON.stringify(mutated(body ?? null, random)) }
}

function bentPath(path: string, random: Random): string {
  const [address = '', query] = path.split('?')
  const pieces = address.split('/')
  const at = 1 + random.below(Math.max(1, pieces.length - 1))
  const piece = random.pick(crookedPieces)
  const bentPieces = random.chance(0.3) ? pieces.toSpliced(at, 0, piece) : pieces.toSpliced(at, 1, piece)
  return `${bentPieces.join('/') || '/'}${query === undefined ? '' : `?${query}`}`
}

const crookedHeaders: readonly Record<string, string>[] = [
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data; boundary=' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Encoding': 'gzip' },
  { Cookie: 'session=' },
  { Cookie: 'session=%00; session=2; =; ;;' },
  { Cookie: `session=${'x'.repeat(4000)}` },
  { Authorization: 'Basic' },
  { Authorization: 'Basic %%%' },
  { Authorization: 'Bearer x' },
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { Origin: '://' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'If-None-Match': '*' },
  { 'Accept-Encoding': 'br;q=0, gzip;q=x, *' },
  { Accept: 'text/html' },
  { 'X-Forwarded-For': ',,, ::1, 999.999.999.999' },
  { 'X-Device': `\xff${'ü'.repeat(300)}` },
  { 'Last-Event-ID': '\xff' },
  { Range: 'bytes=5-1' },
  { 'X-HTTP-Method-Override': 'DELETE' },
]

const total = targets.reduce((sum, { weight }) => sum + weight, 0)

function weighted(random: Random): Target {
  let left = random() * total
  for (const target of targets) {
    left -= target.weight
    if (left <= 0) return target
  }
  throw new Error('There are no targets.')
}

const textOf = ({ method, path, headers, body }: Message): string =>
  `${method} ${path.slice(0, 500)} ${JSON.stringify({ ...headers, Cookie: headers['Cookie']?.slice(0, 20) })} ${body?.slice(0, 1500) ?? ''}`
