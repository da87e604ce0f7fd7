import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './report.ts'

const BR_SHARE = 0.2
/** The best compression is made beside the first answers and takes its time on a busy machine. */
const REFINED_WITHIN_MS = 20_000

/** Bytes of the whole catalogue over the wire, once the best compression is there, against its plain size. */
export async function initLine(origin: string): Promise<{ line: Line; etag: string }> {
  const plain = await bytesOf(`${origin}/api/init`, 'identity')
  const deadline = performance.now() + REFINED_WITHIN_MS
  let packed = await bytesOf(`${origin}/api/init`, 'br')
  while (packed.bytes > plain.bytes * BR_SHARE && performance.now() < deadline) {
    await pause(250)
    packed = await bytesOf(`${origin}/api/init`, 'br')
  }
  const share = packed.bytes / plain.bytes
  const line = {
    name: 'GET init, bytes br beside raw',
    ours: `${packed.bytes.toLocaleString('en-US')} B`,
    beside: `${plain.bytes.toLocaleString('en-US')} B`,
    ratio: share,
    goal: `≤ ${BR_SHARE.toFixed(2)}`,
    met: share <= BR_SHARE,
  }
  return { line, etag: packed.etag }
}

/** Bytes as they come over the wire: fetch would unpack them. */
function bytesOf(url: string, encoding: string): Promise<{ bytes: number; etag: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'Accept-Encoding': encoding } }, incoming => {
      let bytes = 0
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
      incoming.on('end', () => resolve({ bytes, etag: incoming.headers.etag ?? '' }))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
