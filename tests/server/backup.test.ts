import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pinnedNode } from '../../scripts/project.mjs'
import { openShop, type Shop } from '../support/shop.ts'

const PHOTO = `${'c'.repeat(48)}.txt`

let shop: Shop
let folder: string
beforeEach(async () => {
  shop = await openShop({ documents: [] })
  folder = mkdtempSync(join(tmpdir(), 'own-'))
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command's program as somebody whose umask closes nothing. */
const run = (dataDir: string, ...args: string[]) =>
  promisify(execFile)('sh', ['-c', 'umask 000; exec "$@"', 'sh', pinnedNode(), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: 'drei-graue-esel' },
    // Ends what would never come, on however busy a machine.
    timeout: 120_000,
  })

const everythingIn = (path: string): string[] => [
  path,
  ...readdirSync(path, { withFileTypes: true, recursive: true }).map(({ parentPath, name }) => join(parentPath, name)),
]

/** What others than the owner may do something with. */
const open = (path: string): string[] =>
  everythingIn(path)
    .filter(each => (statSync(each).mode & 0o077) !== 0)
    .map(each => relative(path, each))

/** As a version or a tool left it that closed nothing. */
function openUp(path: string): void {
  for (const each of everythingIn(path)) chmodSync(each, statSync(each).isDirectory() ? 0o777 : 0o666)
}

test('what backup, restore and administrator write is its owner’s alone, whatever the umask and the rights of the originals', async () => {
  for (const [path, name] of [
    ['images/original', '9-1.webp'],
    ['uploads', PHOTO],
  ] as const) {
    mkdirSync(join(shop.dataDir, path), { recursive: true })
    writeFileSync(join(shop.dataDir, path, name), 'Torte')
  }
  await shop.leave()
  openUp(shop.dataDir)
  const backups = join(folder, 'far', 'backups')
  await run(shop.dataDir, 'server/backup.ts', 'backup', '--to', backups)
  expect(open(join(folder, 'far'))).toEqual([])
  const [name = ''] = readdirSync(backups)
  expect(everythingIn(join(backups, name)).map(each => relative(join(backups, name), each))).toEqual(
    expect.arrayContaining(['business.sqlite', 'inventory.json', 'images/original/9-1.webp', `uploads/${PHOTO}`]),
  )

  openUp(backups)
  const restored = join(folder, 'restored')
  const restore = () => run(restored, 'server/backup.ts', 'restore', join(backups, name))
  await restore()
  expect(open(restored)).toEqual([])
  await run(restored, 'server/base/auth/main.ts')
  expect(open(restored)).toEqual([])
  chmodSync(join(restored, 'business.sqlite'), 0o666)
  chmodSync(join(restored, 'uploads', PHOTO), 0o666)
  await restore()
  // The former database and its uploads lie beside it now.
  expect(readdirSync(restored).filter(each => each.includes('.before-'))).not.toEqual([])
  expect(open(restored)).toEqual([])
  await shop.reopen()
})

test('a backup of a damaged database and one to a folder that can never be made end with a sentence', async () => {
  await shop.leave()
  const backUpTo = (to: string) => run(shop.dataDir, 'server/backup.ts', 'backup', '--to', to)
  await expect(backUpTo('/proc/1/nope')).rejects.toThrow('ENOENT')
  const lost = join(folder, 'lost')
  mkdirSync(lost)
  writeFileSync(join(lost, 'business.sqlite'), Buffer.alloc(8192))
  for (const program of ['server/backup.ts', 'server/base/auth/main.ts'])
    await expect(run(lost, program, 'backup')).rejects.toThrow(/The database .*lost.business\.sqlite is damaged/)
  await shop.reopen()
})
