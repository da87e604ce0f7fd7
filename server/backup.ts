import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import readSettings from '../hono.config.ts'
import { backUp, backupsIn } from './base/backup/backup.ts'
import { restoreBackup } from './base/backup/restore.ts'
import { refuseDamage } from './base/dataFolder.ts'
import { writeForOwner } from './base/ownFiles.ts'
import { eraseAgain } from './ordering/privacy/eraseAgain.ts'

/** `npm run backup [-- --to FOLDER]` and `npm run restore -- FOLDER`: without a folder, those in DATA_DIR/backups. */
async function main(): Promise<void> {
  writeForOwner()
  const [task, ...rest] = process.argv.slice(2)
  const { values, positionals } = parseArgs({
    args: rest,
    options: { to: { type: 'string' } },
    allowPositionals: true,
  })
  const { dataDir } = readSettings(process.env)
  const folder = resolve(values.to ?? join(dataDir, 'backups'))
  if (task === 'backup') {
    const { path, inventory, files } = await refuseDamage(dataDir, () => backUp(dataDir, folder, Date.now()))
    say(`Backed up to ${path}: ${inventory.orders} orders, ${inventory.documents} documents, ${files} files. Verified.`)
    return
  }
  const [wanted] = positionals
  if (wanted === undefined) {
    const names = await backupsIn(folder)
    throw new Error(
      ['Name the backup to restore:', ...names.map(name => `  npm run restore -- ${join(folder, name)}`)].join('\n'),
    )
  }
  const now = Date.now()
  const restored = await restoreBackup(dataDir, resolve(wanted), now, eraseAgain(now))
  const { inventory, former, isCarriedOver, erased } = restored
  say(`Restored ${inventory.orders} orders and ${inventory.documents} documents from ${wanted}.`)
  if (erased > 0) say(`Erased again what was erased since: ${erased} orders and documents of guests.`)
  if (!former) return
  say(`The former database is kept as ${former}.`)
  if (!isCarriedOver)
    say(
      'It could not be read: PouchDB and CouchDB copies of it have to be emptied. Our own devices begin anew by themselves.',
    )
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
