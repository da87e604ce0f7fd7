import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverProcess } from '../support/serverProcess.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A server with open streams; `written` is sent by somebody who then says nothing more. */
async function stopped(written: string | null): Promise<{ code: number | null; ms: number }> {
  const server = await serverProcess({ args: ['server/main.ts'], dataDir: join(folder, 'data') })
  await server.start()
  const streams = await Promise.all(
    [
      '_db_updates?feed=eventsource',
      'public/_changes?feed=eventsource&since=now',
      'public/_changes?feed=longpoll&heartbeat=1000&since=1000.e1',
    ].map(path => fetch(`${server.origin}/replication/${path}`)),
  )
  const silent = connect(server.port, '127.0.0.1')
  silent.on('error', () => {})
  await once(silent, 'connect')
  if (written !== null) silent.write(written)
  await fetch(`${server.origin}/api/health`)
  const began = performance.now()
  const code = await server.stop()
  const ms = performance.now() - began
  silent.destroy()
  for (const stream of streams) await stream.body?.cancel().catch(() => {})
  return { code, ms }
}

test('SIGTERM drains: streams end, and the server with them', async () => {
  expect(await stopped(null)).toMatchObject({ code: 0 })
})

test('half a request does not keep a stopping server', async () => {
  const half = 'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'
  const { code, ms } = await stopped(half)
  expect(code).toBe(0)
  // The control: it was waited for, as anybody who is still sending is.
  expect(ms).toBeGreaterThan(3_000)
})

test('a folder that can never be made ends the start: nothing waits for it', async () => {
  const server = await serverProcess({ args: ['server/main.ts'], dataDir: '/proc/1/nope' })
  await expect(server.start()).rejects.toThrow(/The setting DATA_DIR is wrong: .*ENOENT/)
})
