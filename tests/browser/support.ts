import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedNode } from '../../scripts/project.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const adminEmail = 'admin@example.com'
export const adminPassword = 'Tests-nur-hier-4711'

export type TestServer = {
  /** `http://127.0.0.1:port`, the same before and after a restart. */
  origin: string
  dataDir: string
  /** What the server wrote so far, for a failing test's message. */
  output: () => string
  /** Asks it to drain and end (SIGTERM) and waits until it has. */
  stop: () => Promise<void>
  /** Ends it as a power cut would (SIGKILL). */
  kill: () => Promise<void>
  /** Starts it again on the same port and the same data. */
  start: () => Promise<void>
  /** Ends it if it still runs and removes its data. */
  dispose: () => Promise<void>
}

/** Starts the real server on a free port with an empty data folder of its own and waits until it answers. */
export async function startServer({ env = {} }: { env?: Record<string, string> } = {}): Promise<TestServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'bestellsystem-'))
  // Servers start by the dozen: each finds what the one before it compiled.
  const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
  const settings = { PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'error', ...env }
  const written: string[] = []
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(pinnedNode(), ['server/main.ts'], {
      cwd: root,
      env: { ...compiled, ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => written.push(String(data)))
    await answering(origin, child, () => written.join(''))
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }
  const dispose = async () => {
    await end('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }

  // A run that is broken off must not leave servers behind.
  process.on('exit', () => child?.kill('SIGKILL'))
  try {
    await start()
  } catch (error) {
    await dispose()
    throw error
  }
  return {
    origin,
    dataDir,
    output: () => written.join(''),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start,
    dispose,
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Asks for health until it says ok; fails at once when the server ends instead. */
async function answering(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended at start:\n${output()}`)
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer within 30 s:\n${output()}`)
}
