import { connect, type Socket } from 'node:net'
import { answerReader } from '../support/wire.ts'

/** What one connection asks next, null when it is done, and what it is told; it may remember (revisions) in between. */
export interface Client {
  next(): Ask | null
  told?(status: number, text: string): void
}
interface Ask {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Load {
  readonly requests: number
  readonly seconds: number
  /** Milliseconds of every request. */
  readonly latencies: readonly number[]
}

/**
 * Keep-alive load over plain sockets: node:http's own client costs more CPU than the server it would measure, and both
 * share the machine. One request at a time per connection. Throws at the first answer that is not a 2xx or 304.
 */
export async function load(port: number, clients: readonly Client[], seconds = 60): Promise<Load> {
  const latencies: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(clients.map(client => connection(port, client, until, latencies)))
  return { requests: latencies.length, seconds: (performance.now() - began) / 1000, latencies }
}

function connection(port: number, client: Client, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    const answers = answerReader()
    let sentAt = 0
    const fail = (error: Error): void => {
      socket.destroy()
      reject(error)
    }
    const send = (): void => {
      const ask = performance.now() < until ? client.next() : null
      if (!ask) return leave()
      sentAt = performance.now()
      write(socket, port, ask)
    }
    const leave = (): void => {
      socket.removeAllListeners('close')
      socket.end(() => socket.destroy())
      resolve()
    }
    socket.on('connect', send)
    socket.on('error', fail)
    socket.on('close', () => reject(new Error('The server closed the connection.')))
    socket.on('data', (chunk: Buffer) => {
      const answer = answers.push(chunk)
      if (!answer) return
      latencies.push(performance.now() - sentAt)
      if ((answer.status < 200 || answer.status >= 300) && answer.status !== 304)
        return fail(new Error(`${answer.status} ${answer.body().slice(0, 500)}`))
      client.told?.(answer.status, answer.body())
      send()
    })
  })
}

function write(socket: Socket, port: number, { method = 'GET', path, headers = {}, body }: Ask): void {
  let head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`
  if (body === undefined) socket.write(`${head}\r\n`)
  else
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}
