import { existsSync } from 'node:fs'
import { join } from 'node:path'
import readSettings from '../../../hono.config.ts'
import { entities } from '../../../schema/index.ts'
import { refuseDamage } from '../dataFolder.ts'
import { writeForOwner } from '../ownFiles.ts'
import { lockFolder } from '../storage/sqlite/folderLock.ts'
import { openSqlite } from '../storage/sqlite/open.ts'
import { appointAdministrator } from './appoint.ts'

/** `npm run administrator [-- USERNAME]`: without a name that of ADMIN_EMAIL, without ADMIN_PASSWORD a generated password. */
async function main(): Promise<void> {
  writeForOwner()
  const { dataDir, adminEmail, adminPassword } = readSettings(process.env)
  const [username = adminEmail] = process.argv.slice(2)
  const path = join(dataDir, 'business.sqlite')
  if (!existsSync(path)) throw new Error(`There is no database in ${dataDir}: the first start makes an administrator.`)
  const users = entities.find(({ type }) => type === 'users')
  if (!users) throw new Error('The register has no users: nobody could sign in.')
  // A running server would not hear of it.
  const unlock = lockFolder(dataDir)
  const storage = await refuseDamage(dataDir, async () => openSqlite(path))
  try {
    const given = { username, password: adminPassword }
    const { password, isNew } = await appointAdministrator(storage, users, given, { now: () => Date.now() })
    say(isNew ? `${username} is a new administrator.` : `${username} is an administrator and enabled.`)
    if (adminPassword === undefined) say(`Password: ${password}   (shown only now)`)
  } finally {
    await storage.close()
    unlock()
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
