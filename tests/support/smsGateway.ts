import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A gateway on this machine. `answers` are the statuses of its next answers; 200 after them. */
export async function smsGateway(answers: number[] = []) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const status = answers.shift() ?? 200
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
