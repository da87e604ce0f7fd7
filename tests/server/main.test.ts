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

test('SIGTERM drains: streams end, and the server with them', async () => {
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
  await fetch(`${server.origin}/api/health`)
  expect(await server.stop()).toBe(0)
  silent.destroy()
  for (const stream of streams) await stream.body?.cancel().catch(() => {})
})

test('a folder that can never be made ends the start: nothing waits for it', async () => {
  const server = await serverProcess({ args: ['server/main.ts'], dataDir: '/proc/1/nope' })
  await expect(server.start()).rejects.toThrow(/The setting DATA_DIR is wrong: .*ENOENT/)
})
