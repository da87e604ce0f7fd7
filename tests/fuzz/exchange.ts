import { connect } from 'node:net'
import { answerReader } from '../support/wire.ts'

/** As long as an answer may take to begin, and to end unless it is a stream. */
export const LONGEST_MS = 2000

export interface Reply {
  /** 0 where the connection was closed without an answer. */
  readonly status: number
  readonly head: string
  /** Null for a stream, which has no end. */
  readonly text: string | null
  readonly milliseconds: number
  readonly hung: boolean
}

export interface Message {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Sends a request exactly as it stands over a connection of its own; no client corrects or refuses anything. */
export function exchange(port: number, message: Message): Promise<Reply> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const answers = answerReader()
    const finish = (reply: Omit<Reply, 'milliseconds'>): void => {
      clearTimeout(limit)
      socket.destroy()
      resolve({ ...reply, milliseconds: performance.now() - began })
    }
    const soFar = (): Omit<Reply, 'milliseconds' | 'hung'> => {
      const begun = answers.begun()
      return { status: begun?.status ?? 0, head: begun?.text ?? '', text: null }
    }
    const limit = setTimeout(() => finish({ ...soFar(), hung: true }), LONGEST_MS)
    socket.on('connect', () => socket.write(bytesOf(port, message)))
    socket.on('data', chunk => {
      const answer = answers.push(chunk as Buffer)
      if (answer) return finish({ status: answer.status, head: answer.head, text: answer.body(), hung: false })
      const begun = answers.begun()
      if (begun && (isStream(begun.text, message) || message.method === 'HEAD')) finish({ ...soFar(), hung: false })
    })
    // What the server says while we still write arrives before the connection breaks; what it said counts.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined))
    socket.on('close', () => finish({ ...soFar(), hung: false }))
  })
}

const isStream = (head: string, { path }: Message): boolean =>
  head.includes('content-type: text/event-stream') ||
  (/feed=(longpoll|continuous)/.test(path) && head.includes(' 200 '))

function bytesOf(port: number, { method, path, headers, body }: Message): Buffer {
  let head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`
  if (body === undefined) return Buffer.from(`${head}\r\n`, 'latin1')
  const bytes = Buffer.from(body, 'utf8')
  return Buffer.concat([Buffer.from(`${head}Content-Length: ${bytes.length}\r\n\r\n`, 'latin1'), bytes])
}
