/** An answer of HTTP/1.1 as it came over a socket. */
interface Answer {
  readonly status: number
  /** Status line and header fields, in lower case. */
  readonly head: string
  body(): string
}

/** Puts answers together from what a socket delivers: by length, chunked, or without a body. */
export function answerReader(): {
  push(chunk: Buffer): Answer | null
  /** Status line and header fields of what has begun to arrive: all there ever is of a stream. */
  begun(): { readonly status: number; readonly text: string } | null
} {
  let chunks: Buffer[] = []
  let received = 0
  let head: Head | null = null
  return {
    begun: () => head,
    push(chunk) {
      chunks.push(chunk)
      received += chunk.length
      head ??= headOf(chunks.length === 1 ? chunk : Buffer.concat(chunks))
      if (!head || !isComplete(head, received, chunks)) return null
      const { status, start, length, text } = head
      const whole = chunks
      chunks = []
      received = 0
      head = null
      return { status, head: text, body: () => bodyText(Buffer.concat(whole).subarray(start), length) }
    },
  }
}

interface Head {
  readonly status: number
  readonly text: string
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
  return { status, text, start: end + END_OF_HEAD.length, length: isChunked ? null : Number(length ?? 0) }
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
