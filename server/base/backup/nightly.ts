import { join } from 'node:path'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { zoneOfBusiness } from '../auth/access.ts'
import type { Chore } from '../chores.ts'
import type { BaseDeps } from '../deps.ts'
import { backUp, backupsIn, rotateBackups } from './backup.ts'

/** Nights that can be gone back. */
const KEEP = 14
/** After the last guest and before the first baker, in the zone of the settings. */
const AT_MINUTES = 3 * 60 + 20
const LOOK_EVERY_MS = 10 * 60_000

type World = Pick<BaseDeps, 'storage' | 'clock' | 'log'> & { readonly settings: Pick<BaseDeps['settings'], 'dataDir'> }

/** Whether a backup is due, or what else is done once a night: it is past the hour, and the latest one is not of today. Epoch ms. */
export function isDue(now: number, latest: string | undefined, zone: string, atMinutes = AT_MINUTES): boolean {
  const today = localTime(now, zone)
  if (today.minutes < atMinutes) return false
  if (latest === undefined) return true
  const [day = '', time = ''] = latest.replace('Z', '').split('T')
  const at = Date.parse(`${day}T${time.split('-').slice(0, 3).join(':')}Z`)
  return localTime(at, zone).date !== today.date
}

/** Backs up once a night into `DATA_DIR/backups`, if a backup is due. Returns whether it did. */
export async function nightlyBackup({ storage, clock, log, settings }: World): Promise<boolean> {
  const folder = join(settings.dataDir, 'backups')
  const zone = await zoneOfBusiness(storage)
  if (!isDue(clock.now(), (await backupsIn(folder)).at(-1), zone)) return false
  const { path, inventory } = await backUp(settings.dataDir, folder, clock.now())
  await rotateBackups(folder, KEEP)
  log.info('backed up', { path, orders: inventory.orders, documents: inventory.documents })
  return true
}

export const backups: Chore<World> = {
  name: 'backup',
  everyMs: LOOK_EVERY_MS,
  isDelayed: true,
  run: nightlyBackup,
}
