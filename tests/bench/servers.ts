import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverProgram } from '../../scripts/project.mjs'
import { allHoursBusiness } from '../support/allHours.ts'
import { ADMIN, seededDataDir } from '../support/dataDir.ts'
import { type ServerProcess, serverProcess } from '../support/serverProcess.ts'

export interface Contestants {
  readonly ours: ServerProcess
  readonly floor: ServerProcess
  /** Kills both and removes their data. */
  dispose(): Promise<void>
}

/** Our server and the floor on the same products, in processes and folders of their own; running. `given`: ours, with them. */
export async function contestants(products: number, given?: string): Promise<Contestants> {
  const ourData = given ?? (await seededDataDir(allHoursBusiness({ products })))
  const floorData = mkdtempSync(join(tmpdir(), 'floor-'))
  // Ready is who answers from the database.
  const ours = await serverProcess({ ...serverProgram, dataDir: ourData, health: '/api/products/1' })
  const env = { PRODUCTS: String(products), INIT: products <= 1000 ? 'on' : 'off' }
  const floor = await serverProcess({ args: ['tests/bench/floor.ts'], dataDir: floorData, env, health: '/texts/1' })
  await ours.start()
  await floor.start()
  return {
    ours,
    floor,
    async dispose() {
      await Promise.all([ours.kill(), floor.kill()])
      for (const folder of [ourData, floorData]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Our server and the one of another checkout, which was built and has its dependencies, on the same products. */
export async function generations(products: number, checkout: string): Promise<Contestants> {
  const business = allHoursBusiness({ products })
  const folders = [await seededDataDir(business), await seededDataDir(business)] as const
  const program = { ...serverProgram, health: '/api/products/1' }
  const ours = await serverProcess({ ...program, dataDir: folders[0] })
  const floor = await serverProcess({ ...program, dataDir: folders[1], checkout })
  await ours.start()
  await floor.start()
  return {
    ours,
    floor,
    async dispose() {
      await Promise.all([ours.kill(), floor.kill()])
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Cookie header of the administrator. */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  })
  if (!response.ok) throw new Error(`Sign-in failed: ${await response.text()}`)
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
