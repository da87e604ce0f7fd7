import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { median, quantile } from '../support/results.ts'
import type { ServerProcess } from '../support/serverProcess.ts'
import { residentMegabytes } from './measure.ts'
import type { Line } from './report.ts'
import type { Contestants } from './servers.ts'

const STREAMS = 1000
const EVENTS = 20
/** Our last stream against that of bare writes to bare sockets. */
const GOAL = 1.5
const KIB_PER_STREAM = 30

/** One write, told to a thousand open streams: milliseconds from sending the write to the last stream's event. */
export async function streamLines({ ours, floor }: Contestants, cookie: string): Promise<Line[]> {
  const price = (count: number) => JSON.stringify({ description: `Ereignis ${count}` })
  const theirs = await fanOut(floor, '/events', 'data: ', count =>
    put(`${floor.origin}/rows/500`, price(count), { Authorization: 'Bearer floor' }),
  )
  let rev = await revOf(ours.origin, cookie)
  const mine = await fanOut(ours, '/replication/_db_updates?feed=eventsource', '"db_name":"public"', async count => {
    const answer = await put(`${ours.origin}/api/products/500`, JSON.stringify({ ...JSON.parse(price(count)), rev }), {
      Cookie: cookie,
    })
    rev = answer.data.rev
  })
  return [
    {
      name: `event to ${STREAMS} streams, last one`,
      ours: `${mine.last.toFixed(1)} ms`,
      beside: `${theirs.last.toFixed(1)} ms`,
      ratio: mine.last / theirs.last,
      latency: `${mine.middle.toFixed(1)} / ${mine.worst.toFixed(1)}`,
      goal: `≤ ${GOAL}`,
      met: mine.last <= GOAL * theirs.last,
    },
    {
      name: 'memory of a stream',
      ours: `${mine.kib.toFixed(0)} KiB`,
      beside: `${theirs.kib.toFixed(0)} KiB`,
      goal: `≤ ${KIB_PER_STREAM} KiB`,
      met: mine.kib <= KIB_PER_STREAM,
    },
  ]
}

interface FanOut {
  /** Milliseconds, medians of all events: to the last stream, and to half of them. */
  readonly last: number
  readonly middle: number
  readonly worst: number
  readonly kib: number
}

async function fanOut(
  server: ServerProcess,
  path: string,
  mark: string,
  write: (count: number) => Promise<unknown>,
): Promise<FanOut> {
  const before = residentMegabytes(server.pid) ?? 0
  const sockets = await Promise.all(Array.from({ length: STREAMS }, () => openStream(server.port, path)))
  const kib = (((residentMegabytes(server.pid) ?? 0) - before) * 1024) / STREAMS
  const last: number[] = []
  const middle: number[] = []
  for (let count = 0; count < EVENTS; count += 1) {
    const heard = sockets.map(socket => hears(socket, mark))
    const began = performance.now()
    const [times] = await Promise.all([Promise.all(heard), write(count)])
    last.push(Math.max(...times) - began)
    middle.push(quantile(times, 0.5) - began)
  }
  for (const socket of sockets) socket.destroy()
  return { last: median(last), middle: median(middle), worst: Math.max(...last), kib }
}

/** A stream that has said its first words. */
async function openStream(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n\r\n`)
  let text = ''
  while (!text.includes('\n\n') && !text.includes('retry')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    text += chunk.toString('latin1')
  }
  return socket
}

/** When the socket next hears something with the mark. */
function hears(socket: Socket, mark: string): Promise<number> {
  return new Promise(resolve => {
    const listen = (chunk: Buffer): void => {
      if (!chunk.includes(mark)) return
      socket.off('data', listen)
      resolve(performance.now())
    }
    socket.on('data', listen)
  })
}

async function put(url: string, body: string, headers: Record<string, string>) {
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

async function revOf(origin: string, cookie: string): Promise<string> {
  const response = await fetch(`${origin}/api/products/500`, { headers: { Cookie: cookie } })
  return (await response.json()).data.rev
}
