import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import readSettings from '../../hono.config.ts'
import { serve } from '../../server/serve.ts'
import { hostedServer } from '../support/hostedServer.ts'
import { freePort } from '../support/serverProcess.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const serverIn = (dataDir: string) => hostedServer({ dataDir, env: { DEMO: 'false' } })

test('a folder that cannot be one stops the start with a sentence naming the setting', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const server = await serverIn(join(file, 'data'))
  await expect(server.start()).rejects.toThrow('The setting DATA_DIR is wrong')
})

test.each([
  ['/proc/1/nope', 'ENOENT'],
  ['/dev/null', 'is not a folder'],
])('a folder that can never be made, %s, is refused as well: nothing waits for it', async (dataDir, why) => {
  const server = await serverIn(dataDir)
  await expect(server.start()).rejects.toThrow(new RegExp(`The setting DATA_DIR is wrong: .*${why}`))
})

test('a folder belongs to one server and to its owner, and a database that is lost is not replaced', async () => {
  const dataDir = join(folder, 'one')
  mkdirSync(dataDir, { mode: 0o755 })
  const server = await serverIn(dataDir)
  await server.start()
  const files = readdirSync(dataDir, { withFileTypes: true, recursive: true })
  const open = files.filter(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o077) !== 0)
  expect(open.map(({ name }) => name)).toEqual([])
  expect(files.map(({ name }) => name)).toContain('business.sqlite')
  expect(statSync(dataDir).mode & 0o007).toBe(0)

  const second = await serverIn(dataDir)
  await expect(second.start()).rejects.toThrow('Another server already works in')
  expect(await (await fetch(`${server.origin}/api/health`)).json()).toMatchObject({ data: { status: 'ok' } })

  await server.stop()
  for (const part of ['', '-wal', '-shm']) rmSync(join(dataDir, `business.sqlite${part}`), { force: true })
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  const photo = join(dataDir, 'uploads', `${'a'.repeat(48)}.txt`)
  writeFileSync(photo, 'Torte')
  await expect(second.start()).rejects.toThrow(/is empty or missing, but the folder had one[^]*npm run restore/)
  await expect(server.start()).rejects.toThrow('nothing was changed')
  expect(existsSync(photo)).toBe(true)
  expect(existsSync(join(dataDir, 'business.sqlite'))).toBe(false)
})

/** A folder whose server was stopped, with a photo of a guest. */
async function stoppedFolder(name: string) {
  const dataDir = join(folder, name)
  const server = await serverIn(dataDir)
  await server.start()
  await server.stop()
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  const photo = join(dataDir, 'uploads', `${'b'.repeat(48)}.txt`)
  writeFileSync(photo, 'Torte')
  return { server, database: join(dataDir, 'business.sqlite'), photo }
}

test('an emptied database file is refused like a missing one, and the uploads stay', async () => {
  const { server, database, photo } = await stoppedFolder('emptied')
  truncateSync(database)
  await expect(server.start()).rejects.toThrow(
    /is empty or missing, but the folder had one: nothing was changed[^]*npm run restore/,
  )
  expect(existsSync(photo)).toBe(true)
  expect(statSync(database).size).toBe(0)
})

test.each([
  ['zeroed from its start', 0],
  ['zeroed behind its first page', 4096],
])('a database %s ends the start with a sentence that names the file and the way back', async (name, from) => {
  const { server, database, photo } = await stoppedFolder(name)
  const bytes = readFileSync(database).fill(0, from)
  writeFileSync(database, bytes)
  await expect(server.start()).rejects.toThrow(
    new RegExp(`The database ${database} is damaged .*[^]*npm run restore[^]*${join(database, '..', 'backups')}`),
  )
  expect(readFileSync(database)).toEqual(bytes)
  expect(existsSync(photo)).toBe(true)
})

/** A server in this process. */
async function serving() {
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: join(folder, String(port)), NODE_ENV: 'test', DEMO: 'false' }
  return { port, server: await serve(readSettings({ ...environment, LOG_LEVEL: 'error' }), () => {}) }
}

/** A server that stops while somebody has sent the first half of a request, and what they are answered until they are cut off. */
async function stoppedAmidRequest(drainMs: number) {
  const { port, server } = await serving()
  const sender = connect(port, '127.0.0.1')
  let answer = ''
  sender.on('data', data => (answer += data))
  // Who is cut off may be told so by an error.
  sender.on('error', () => {})
  const ended = new Promise(resolve => sender.once('close', resolve))
  sender.write('POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{')
  await fetch(`http://127.0.0.1:${port}/api/health`)
  const stopped = Promise.all([server.stop('a test', drainMs), ended]).then(() => answer)
  return { sender, stopped }
}

test('half a request does not keep a stopping server', async () => {
  const { stopped } = await stoppedAmidRequest(50)
  expect(await stopped).toBe('')
})

test('who sends the rest in time is answered', async () => {
  const { sender, stopped } = await stoppedAmidRequest(600_000)
  sender.write(`${' '.repeat(998)}}`)
  expect(await stopped).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test('a stopping server waits for nobody who only listens', { timeout: 120_000 }, async () => {
  const { port, server } = await serving()
  const stream = await fetch(`http://127.0.0.1:${port}/replication/_db_updates?feed=eventsource`)
  const told = stream.text()
  // Who is still asking would be waited for longer than this test.
  await server.stop('a test', 600_000)
  expect(await told).toContain('retry')
})
