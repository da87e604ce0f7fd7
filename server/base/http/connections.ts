import { readFileSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import type { Settings } from '../../../hono.config.ts'
import { addressOfSocket } from './sender.ts'

/** Connections of all addresses together, where the system allows as many. */
const MOST = 20_000
/** Descriptors left for the database, files and calls to others. */
const KEPT_FREE = 64
/** An address has at most this part of all there are, however few. */
const SHARE = 2
/** New connections of one address that are read from together, or requests on open ones, and how long the next ones wait then. */
const TOGETHER = 16
const NEXT_AFTER_MS = 10

/** How many there may be at a time. */
export interface Bounds {
  readonly all: number
  readonly oneAddress: number
}

/** Connections, and the streams among them: half of them, so that who only listens keeps nobody from asking. */
interface ConnectionBounds {
  readonly connections: Bounds
  readonly streams: Bounds
  /** New connections of one address that are read from together, and requests on open ones that are answered together. */
  readonly together: number
}

/** What this process may have open, by the settings and by what the system gives it (`descriptors`). */
export function connectionBounds(
  { connectionsPerAddress, rateLimits }: Pick<Settings, 'connectionsPerAddress' | 'rateLimits'>,
  descriptors = openFilesLimit(),
): ConnectionBounds {
  const all = Math.max(SHARE, Math.min(MOST, descriptors - KEPT_FREE))
  const oneAddress = rateLimits ? Math.min(connectionsPerAddress, Math.floor(all / SHARE)) : all
  return {
    connections: { all, oneAddress },
    streams: { all: Math.ceil(all / 2), oneAddress: Math.ceil(oneAddress / 2) },
    together: rateLimits ? TOGETHER : Number.POSITIVE_INFINITY,
  }
}

/** Closes connections beyond the bounds before anything is read from them; a trusted proxy stands for many and is not counted. */
export function boundConnections(
  server: Pick<Server, 'on' | 'maxConnections'>,
  { connections, together }: ConnectionBounds,
  trustedProxies: readonly string[],
): void {
  const open = new Map<string, number>()
  const isFirst = inTurns(together)
  server.maxConnections = connections.all
  server.on('connection', socket => {
    const address = addressOfSocket(socket.remoteAddress ?? 'unknown', trustedProxies)
    if (address === null) return
    const count = open.get(address) ?? 0
    if (count >= connections.oneAddress) {
      socket.destroy()
      return
    }
    open.set(address, count + 1)
    // Node begins to read in the next tick, whoever has paused it before.
    if (!isFirst(address, () => socket.resume())) process.nextTick(() => socket.pause())
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** How a request is answered, as the server's kit calls it. */
type Answers = (
  request: Request,
  env: { readonly incoming: { readonly socket: Pick<Socket, 'remoteAddress' | 'pause' | 'resume'> } },
) => Response | Promise<Response>

/**
 * The same of requests on connections that are already open: a thousand of one address that ask all at once are answered a
 * few at a time, and what a connection sends after its request that waits stays with the system.
 */
export function paced(
  answer: Answers,
  { together }: Pick<ConnectionBounds, 'together'>,
  trustedProxies: readonly string[],
): Answers {
  if (!Number.isFinite(together)) return answer
  const isFirst = inTurns(together)
  return (request, env) => {
    const { socket } = env.incoming
    const address = addressOfSocket(socket.remoteAddress ?? 'unknown', trustedProxies)
    const turn = Promise.withResolvers<void>()
    if (address === null || isFirst(address, turn.resolve)) return answer(request, env)
    // Node reads on once it has the whole of a request, whoever has paused it before.
    process.nextTick(() => socket.pause())
    return turn.promise.then(() => {
      socket.resume()
      return answer(request, env)
    })
  }
}

interface Line {
  /** How many have begun since the last turn. */
  begun: number
  readonly waiting: (() => void)[]
}

/**
 * Lets so many of an address begin at once, and as many every few milliseconds after: tells whether one may begin now, and else
 * calls it in its turn. What the others send stays with the system meanwhile: a thousand that are read from together are
 * answered in one go and fill the memory, and whoever knocks in between is let in only after the last of them.
 */
function inTurns(together: number): (address: string, begin: () => void) => boolean {
  const lines = new Map<string, Line>()
  const turn = (): void => {
    for (const [address, line] of lines) {
      const next = line.waiting.splice(0, together)
      line.begun = next.length
      if (next.length === 0) lines.delete(address)
      for (const begin of next) begin()
    }
    if (lines.size > 0) setTimeout(turn, NEXT_AFTER_MS)
  }
  return (address, begin) => {
    if (lines.size === 0) setTimeout(turn, NEXT_AFTER_MS)
    const line = lines.get(address) ?? { begun: 0, waiting: [] }
    lines.set(address, line)
    if (line.begun < together) {
      line.begun += 1
      return true
    }
    line.waiting.push(begin)
    return false
  }
}

/** Files and connections this process may have open at a time, where the system tells. */
function openFilesLimit(): number {
  try {
    const match = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))
    return match ? Number(match[1]) : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
