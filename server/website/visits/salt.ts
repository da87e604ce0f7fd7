import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'
import { zoneOfBusiness } from '../../base/auth/access.ts'
import type { Chore } from '../../base/chores.ts'
import type { BaseDeps } from '../../base/deps.ts'

interface Sender {
  /** IPv6 addresses as their /64. */
  readonly address: string
  readonly agent: string
  readonly host: string
}

/**
 * Names browsers by a salt of the day: HMAC-SHA-256 over address, agent and host, its first 8 bytes. The salt lies beside the
 * database, which is copied around as a backup, and makes room for the next one: nobody can tell afterwards who it was, nor
 * that a browser came again on another day.
 */
export function createVisitorNames(dataDir: string) {
  const path = join(dataDir, 'visit-salt')
  let known: { day: string; salt: Buffer } | null = null

  function saltOf(day: string): Buffer {
    known ??= kept()
    if (known?.day !== day) {
      known = { day, salt: randomBytes(32) }
      writeFileSync(path, `${day} ${known.salt.toString('hex')}`, { mode: 0o600 })
    }
    return known.salt
  }

  function kept() {
    const [, day, salt] = /^(\d{4}-\d\d-\d\d) ([0-9a-f]{64})$/.exec(textOf(path)) ?? []
    return day && salt ? { day, salt: Buffer.from(salt, 'hex') } : null
  }

  return (day: string, { address, agent, host }: Sender): string =>
    createHmac('sha256', saltOf(day)).update(`${address}\0${agent}\0${host}`).digest().subarray(0, 8).toString('hex')
}

/** Deletes the salt of a day before yesterday, where nobody came since: none is kept for 48 hours. */
export const oldSalt: Chore<Pick<BaseDeps, 'storage' | 'clock' | 'settings'>> = {
  name: 'deletion of the salt of visits',
  everyMs: 3_600_000,
  async run({ storage, clock, settings }) {
    const path = join(settings.dataDir, 'visit-salt')
    const today = localTime(clock.now(), await zoneOfBusiness(storage)).date
    const day = textOf(path).slice(0, 10)
    if (day !== '' && day < addDays(today, -1)) rmSync(path, { force: true })
  },
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    // There is none yet.
    return ''
  }
}
