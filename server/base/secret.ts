import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './errors.ts'

/**
 * This server's own secret (32 bytes), made once and kept beside the database: it signs addresses that others call back.
 * Readable by its owner only, and never in the database, which is copied around as a backup.
 */
export function ownSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'secret')
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  if (secret.length !== 32) throw new Error(`${path} does not hold a secret of 32 bytes in hexadecimal.`)
  return secret
}
