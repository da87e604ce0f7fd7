import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the ports a system gives to whoever connects (Linux: from 32768 on): none of ours is ever somebody's other end. */
const FIRST = 20_000
const LAST = 32_000
/** More servers at once no worker has. */
const LENGTH = 20

let row: Promise<Row> | undefined

interface Row {
  /** Lowest first. */
  readonly free: number[]
  /** Whoever listens at the first port of a row has all of it. */
  readonly held: Server
}

/**
 * A port for a server of this worker: the lowest that none of them has. Servers that come one after the other are at the same
 * address, so a browser has their program already.
 */
export async function takePort(): Promise<number> {
  const { free } = await (row ??= takeRow())
  for (const port of free) {
    // Servers of a worker that has ended may need a moment more.
    const probe = await listening(port)
    if (!probe) continue
    await once(probe.close(), 'close')
    free.splice(free.indexOf(port), 1)
    return port
  }
  throw new Error('More servers at once than ports.')
}

/** The server at that port has ended. */
export async function giveBackPort(port: number): Promise<void> {
  const { free } = await (row ??= takeRow())
  free.push(port)
  free.sort((a, b) => a - b)
}

async function takeRow(): Promise<Row> {
  for (let first = FIRST; first < LAST; first += LENGTH) {
    const held = await listening(first)
    if (held) return { held: held.unref(), free: Array.from({ length: LENGTH - 1 }, (_, index) => first + 1 + index) }
  }
  throw new Error('Every row of ports is taken.')
}

/** Undefined where somebody listens there already. */
async function listening(port: number): Promise<Server | undefined> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return server
  } catch {
    return undefined
  }
}
