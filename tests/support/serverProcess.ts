import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { pinnedNode } from '../../scripts/project.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Ends what would never come, on however busy a machine. */
const LONGEST_START_MS = 120_000
const ASKED_EVERY_MS = 50

export interface ServerProcess {
  readonly port: number
  /** `http://127.0.0.1:port`, the same before and after a restart. */
  readonly origin: string
  /** Process id, or 0 while it does not run. */
  readonly pid: number
  /** Starts it on the same port and the same data; resolves with the milliseconds to its first answer. */
  start(): Promise<number>
  /** Asks it to end (SIGTERM), waits until it has, and returns its exit code; null where it did not run or was killed. */
  stop(): Promise<number | null>
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>
}

interface ServerProgram {
  /** Entry and its arguments, relative to the project. */
  readonly args: readonly string[]
  readonly dataDir: string
  /** A free one unless told. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** What answers 200 once it is ready. */
  readonly health?: string
  /** The checkout it runs in; this one unless told. */
  readonly checkout?: string
}

/** A run that is broken off must not leave servers behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A server in a process of its own, on a free port, with the pinned Node; it is not started yet. */
export async function serverProcess({
  args,
  dataDir,
  port: wanted,
  env = {},
  health = '/api/health',
  checkout = root,
}: ServerProgram): Promise<ServerProcess> {
  const port = wanted ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const written: string[] = []
  let child: ChildProcess | undefined

  return {
    port,
    origin,
    get pid() {
      return child?.pid ?? 0
    },
    async start() {
      const began = performance.now()
      const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'false', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
      child = spawn(pinnedNode(), args, {
        cwd: checkout,
        env: { ...process.env, NODE_ENV: 'test', ...settings, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.add(child)
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => written.push(String(data)))
      await answering(`${origin}${health}`, child, () => written.join(''))
      return performance.now() - began
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = child
    child = undefined
    if (ending) running.delete(ending)
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
    return ending.exitCode
  }
}

/** A server says where it is once it listens; one that says nothing is asked again and again, seldom enough to leave it the processor. */
async function spoken({ stdout }: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ASKED_EVERY_MS)
  stdout?.once('data', resolve)
  await promise
  clearTimeout(timer)
  stdout?.off('data', resolve)
}

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

async function answering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + LONGEST_START_MS
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended at start:\n${output()}`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await spoken(child)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer within two minutes:\n${output()}`)
}
