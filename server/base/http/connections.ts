import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import type { Settings } from '../../../hono.config.ts'
import { addressOfSocket } from './sender.ts'

/** Connections of all addresses together, where the system allows as many. */
const MOST = 20_000
/** Descriptors left for the database, files and calls to others. */
const KEPT_FREE = 64
/** An address has at most this part of all there are, however few. */
const SHARE = 2

/** How many there may be at a time. */
export interface Bounds {
  readonly all: number
  readonly oneAddress: number
}

/** Connections, and the streams among them: half of them, so that who only listens keeps nobody from asking. */
interface ConnectionBounds {
  readonly connections: Bounds
  readonly streams: Bounds
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
  }
}

/** Closes connections beyond the bounds before anything is read from them; a trusted proxy stands for many and is not counted. */
export function boundConnections(
  server: Pick<Server, 'on' | 'maxConnections'>,
  { connections }: ConnectionBounds,
  trustedProxies: readonly string[],
): void {
  const open = new Map<string, number>()
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
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
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
