import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Random } from './seeded.ts'

interface Faults {
  readonly random: Random
  /** Share of the requests the server does and whose answer never arrives. */
  readonly dropped: number
  /** Share of the requests whose connection breaks before, in the middle of or right after them. */
  readonly reset: number
  /** Milliseconds; every request is held up for something below it. */
  readonly longestDelay: number
}

export interface FaultProxy {
  readonly origin: string
  readonly requests: { passed: number; dropped: number; reset: number }
  close(): Promise<void>
}

type Fate = 'passed' | 'dropped' | 'reset'

/**
 * A bad line to a server on this machine: TCP connections to `origin` end at the server's port, and what becomes of each
 * request on them is drawn anew. Meant for clients that ask one thing at a time on a connection.
 */
export async function faultProxy(port: number, faults: Faults): Promise<FaultProxy> {
  const requests = { passed: 0, dropped: 0, reset: 0 }
  const open = new Set<Socket>()
  const server = createServer(client => {
    const behind = connect(port, '127.0.0.1')
    for (const socket of [client, behind]) {
      open.add(socket.setNoDelay(true))
      socket.on('close', () => open.delete(socket))
    }
    line(client, behind, faults, fate => void (requests[fate] += 1))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}

function line(client: Socket, server: Socket, faults: Faults, count: (fate: Fate) => void): void {
  /** Of the request on its way; null between an answer and the next request. */
  let fate: Fate | null = null
  const breakOff = (): void => {
    if (!client.destroyed) client.resetAndDestroy()
    server.destroy()
  }
  client.on('data', (chunk: Buffer) => {
    if (fate !== null) {
      server.write(chunk)
      return
    }
    const drawn = drawFate(faults)
    fate = drawn
    count(drawn)
    client.pause()
    setTimeout(() => {
      client.resume()
      // Nothing of it arrives, a half of it, or all of it with nobody there for the answer.
      const length = (chunk.length * faults.random.below(3)) >> 1
      if (drawn === 'reset') server.write(chunk.subarray(0, length), breakOff)
      else server.write(chunk)
    }, faults.random() * faults.longestDelay)
  })
  server.on('data', chunk => {
    if (fate === 'dropped') return breakOff()
    fate = null
    return client.write(chunk)
  })
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
    one.on('end', () => other.end())
  }
}

function drawFate({ random, dropped, reset }: Faults): Fate {
  const drawn = random()
  return drawn < dropped ? 'dropped' : drawn < dropped + reset ? 'reset' : 'passed'
}
