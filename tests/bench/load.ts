import { connect, type Socket } from 'node:net'

/** What one connection asks next, null when it is done, and what it is told; it may remember (revisions) in between. */
export interface Client {
  next(): Ask | null
  told?(status: number, text: string): void
}
export interface Ask {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Load {
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

export interface Answer {
  readonly status: number
  body(): string
}

/** Puts answers together from what a socket delivers: by length, chunked, or without a body. */
export function answerReader(): { push(chunk: Buffer): Answer | null } {
  let chunks: Buffer[] = []
  let received = 0
  let head: Head | null = null
  return {
    push(chunk) {
      chunks.push(chunk)
      received += chunk.length
      head ??= headOf(chunks.length === 1 ? chunk : Buffer.concat(chunks))
      if (!head || !isComplete(head, received, chunks)) return null
      const { status, start, length } = head
      const whole = chunks
      chunks = []
      received = 0
      head = null
      return { status, body: () => bodyText(Buffer.concat(whole).subarray(start), length) }
    },
  }
}

interface Head {
  readonly status: number
  /** Where the body begins. */
  readonly start: number
  /** Bytes of the body; null if it is chunked. */
  readonly length: number | null
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

function headOf(bytes: Buffer): Head | null {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end === -1) return null
  const text = bytes.toString('latin1', 0, end).toLowerCase()
  const status = Number(text.slice(9, 12))
  const length = /\r\ncontent-length: *(\d+)/.exec(text)?.[1]
  const isChunked = length === undefined && text.includes('\r\ntransfer-encoding: chunked')
  return { status, start: end + END_OF_HEAD.length, length: isChunked ? null : Number(length ?? 0) }
}

function isComplete({ start, length }: Head, received: number, chunks: readonly Buffer[]): boolean {
  if (length !== null) return received >= start + length
  const last = chunks.at(-1)
  if (last && last.length >= LAST_CHUNK.length) return last.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
  return Buffer.concat(chunks).subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
}

function bodyText(body: Buffer, length: number | null): string {
  if (length !== null) return body.toString('utf8')
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, line), 16)
    if (!(size > 0)) return Buffer.concat(parts).toString('utf8')
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
