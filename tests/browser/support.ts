import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostedServer } from '../support/hostedServer.ts'
import { quickFolder } from '../support/quickFolder.ts'
import { type ServerProcess, serverProcess } from '../support/serverProcess.ts'
import { giveBackPort, takePort } from './portRow.ts'

export const adminEmail = 'admin@example.com'
export const adminPassword = 'Tests-nur-hier-4711'

/** Servers start by the dozen: each finds what the one before it compiled. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

export interface TestServer extends Pick<ServerProcess, 'origin' | 'start' | 'stop' | 'kill'> {
  readonly dataDir: string
  /** Ends it if it still runs and removes its data. */
  dispose(): Promise<void>
}

/** Where the data folders of the demo business that was set up before all tests are told, by how long its cards are. */
export const demoFolders = { whole: 'DEMO_FOLDER', short: 'DEMO_FOLDER_SHORT' } as const

export interface TestBusiness {
  readonly env?: Record<string, string>
  /** Pages of a short card are quicker: for tests that are not about many products, searching or scrolling. */
  readonly card?: keyof typeof demoFolders
  /** In a process of its own: for what is about power cuts. */
  readonly isAlone?: boolean
}

/** Starts the real server with the demo business, in a data folder of its own, and waits until it answers. */
export async function startServer({
  env = {},
  card = 'whole',
  isAlone = false,
}: TestBusiness = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(quickFolder(), 'bestellsystem-'))
  // A day begins at the start: what was set up before is of another one.
  const setUp = env['DEMO_DAY'] === 'on' ? undefined : process.env[demoFolders[card]]
  if (setUp) await cp(setUp, dataDir, { recursive: true })
  // What counts orders begins without any of today.
  const demo = { DEMO: 'true', DEMO_DAY: 'off' }
  const settings = { ...demo, RATE_LIMITS: 'on', ADMIN_PASSWORD: adminPassword, NODE_COMPILE_CACHE: compiled }
  const port = await takePort()
  const business = { dataDir, port, env: { ...settings, ...env } }
  const server = await (isAlone ? serverProcess({ args: ['server/main.ts'], ...business }) : hostedServer(business))
  const dispose = async () => {
    await server.kill()
    await giveBackPort(port)
    // A picture that somebody was cut off from may still be written.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    await server.start()
  } catch (error) {
    await dispose()
    throw error
  }
  const { origin, start, stop, kill } = server
  return { origin, dataDir, start, stop, kill, dispose }
}
