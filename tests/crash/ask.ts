import { type Agent, request } from 'node:http'

/** As long as a guest's device waits before it sends the same order again. */
const TIMEOUT_MS = 10_000

interface Question {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}
export interface Answer {
  readonly status: number
  readonly text: string
}

/** One request; rejects when the connection breaks before the whole answer is here. */
export function ask(agent: Agent, { method, url, headers = {}, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const outgoing = request(url, { agent, method, headers: { ...type, ...headers } }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error('timeout')))
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
