import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { pinnedNode } from '../../scripts/project.mjs'
import type { Done, Wish } from './serverHost.ts'
import { freePort, type ServerProcess } from './serverProcess.ts'

type HostedServer = Pick<ServerProcess, 'origin' | 'start' | 'stop' | 'kill'>

interface Business {
  readonly dataDir: string
  readonly port?: number
  readonly env: Readonly<Record<string, string>>
}

let host: ChildProcess | undefined
let asked = 0
/** Who waits for what was asked about a server, by its number: one wish at a time each. */
const waiting = new Map<number, (done: Done) => void>()
process.once('exit', () => host?.kill('SIGKILL'))

/**
 * A server as `serverProcess` gives it, but in one process with all others of this worker, which is warm from the second one
 * on. A power cut needs a process of its own: here `kill` only cuts off who is connected.
 */
export async function hostedServer({ dataDir, port: wanted, env }: Business): Promise<HostedServer> {
  const port = wanted ?? (await freePort())
  const id = ++asked
  const settings = { PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'error', ...env }
  let isRunning = false
  return {
    origin: `http://127.0.0.1:${port}`,
    async start() {
      const began = performance.now()
      await carryOut({ id, begin: settings })
      isRunning = true
      return performance.now() - began
    },
    stop: () => end('stop'),
    kill: async () => void (await end('cut')),
  }

  async function end(how: 'stop' | 'cut'): Promise<number | null> {
    if (!isRunning) return null
    isRunning = false
    await carryOut({ id, end: how })
    return 0
  }
}

function carryOut(wish: Wish): Promise<void> {
  host ??= begun()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  waiting.set(wish.id, ({ failure }) => (failure ? reject(new Error(failure)) : resolve()))
  host.send(wish)
  return promise
}

function begun(): ChildProcess {
  const child = fork(fileURLToPath(new URL('serverHost.ts', import.meta.url)), {
    execPath: pinnedNode(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', (done: Done) => waiting.get(done.id)?.(done))
  child.once('exit', () => {
    host = undefined
    for (const [id, tell] of waiting) tell({ id, failure: 'The servers ended.' })
  })
  return child
}
