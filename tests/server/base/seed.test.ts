import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entities } from '../../../schema/index.ts'
import { isPassword } from '../../../server/base/auth/passwords.ts'
import { openFeeds } from '../../../server/base/documents/feeds.ts'
import { highWaterFile } from '../../../server/base/documents/highWaterFile.ts'
import { install, isDemoBusiness, isEmpty } from '../../../server/base/seed.ts'
import { openSqlite } from '../../../server/base/storage/sqlite/open.ts'
import type { Storage } from '../../../server/base/storage/storage.ts'
import { allHoursBusiness } from '../../support/allHours.ts'

let folder: string
let storage: Storage
let highWater: ReturnType<typeof highWaterFile>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'))
  storage = openSqlite(join(folder, 'business.sqlite'))
  highWater = highWaterFile(join(folder, 'feeds.json'))
  await openFeeds(storage, entities, [], highWater)
})
afterEach(async () => {
  await storage.close()
  highWater.flush()
  rmSync(folder, { recursive: true, force: true })
})

const clock = { now: () => 0 }
const documents = allHoursBusiness({ branches: 1, products: 3 })
const fill = (admin: { email: string; password: string | undefined }, more: typeof documents = []) =>
  install(storage, entities, { documents: [...documents, ...more], isDemo: true, admin }, clock)
const signsIn = async (username: string, password: string): Promise<boolean> => {
  const id = await storage.read.documents.holder('users', 'username', username)
  return isPassword(id === undefined ? undefined : await storage.read.staff.password(id), password)
}

test('an empty database gets its documents and an administrator; a generated password is told once', async () => {
  expect(await isEmpty(storage)).toBe(true)
  const generated = await fill({ email: 'chefin@example.com', password: undefined })
  expect(await isEmpty(storage)).toBe(false)
  expect(await isDemoBusiness(storage)).toBe(true)
  expect(await signsIn('chefin@example.com', generated ?? '')).toBe(true)
})

test('a start that is broken off leaves an empty database, never a business nobody can sign in to', async () => {
  const twin = { type: 'users', id: 5, body: { username: 'chefin@example.com', firstName: '', lastName: 'Zwilling' } }
  const whole = { ...twin, body: { ...twin.body, phone: '', roles: [], branches: [], isEnabled: true } }
  await expect(fill({ email: 'chefin@example.com', password: 'geheim-geheim-1' }, [whole])).rejects.toThrow(
    'administrator',
  )
  expect([await isEmpty(storage), await isDemoBusiness(storage)]).toEqual([true, false])
  expect(await storage.read.documents.document('products', 1)).toBeUndefined()
  // The control: the next start fills it.
  expect(await fill({ email: 'chefin@example.com', password: 'geheim-geheim-1' })).toBeNull()
  expect(await signsIn('chefin@example.com', 'geheim-geheim-1')).toBe(true)
})
