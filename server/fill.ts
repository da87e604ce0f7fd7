import { join } from 'node:path'
import type { Settings } from '../hono.config.ts'
import { ownSecret } from './base/secret.ts'
import { firstConfig, install } from './base/seed.ts'
import type { Transaction } from './base/storage/storage.ts'
import type { Deps } from './deps.ts'

/**
 * Fills an empty database: the demo business or bare settings, and the first administrator. Returns the password made for
 * that administrator where the settings have none.
 */
export async function fill(
  {
    entities,
    payments,
    storage,
    settings,
    clock,
  }: Pick<Deps, 'entities' | 'payments' | 'storage' | 'clock'> & { settings: Settings },
  isDemo: boolean,
): Promise<string | null> {
  const config = entities.find(entity => entity.type === 'config')
  if (!config) throw new Error('The register has no config: there would be no business.')
  const admin = { email: settings.adminEmail, password: settings.adminPassword }
  if (!isDemo) return install(storage, entities, { documents: [firstConfig(config)], isDemo, admin }, clock)
  const [
    { demoDocuments },
    { insertEvents },
    { insertPins },
    { hangPictures },
    { insertVisits },
    { insertOrders, insertToday },
    { insertFiles, putFiles },
    { putPhoto, insertPhoto },
  ] = await Promise.all([
    import('./demo/documents.ts'),
    import('./demo/clocked.ts'),
    import('./demo/pins.ts'),
    import('./demo/hangPictures.ts'),
    import('./demo/visits.ts'),
    import('./demo/orders.ts'),
    import('./demo/website/files.ts'),
    import('./demo/guestPhoto.ts'),
  ])
  // Before the database knows of them: it is filled at once or not at all.
  await hangPictures(join(settings.dataDir, 'images', 'original'))
  await putFiles(join(settings.dataDir, 'uploads'))
  const photo = settings.demoDay ? await putPhoto(join(settings.dataDir, 'uploads')) : null
  const now = clock.now()
  const world = { entities, payments, settings }
  const besides = async (transaction: Transaction): Promise<void> => {
    await insertFiles(now)(transaction)
    await insertEvents(now)(transaction)
    await insertVisits(now)(transaction)
    await insertOrders(world, now)(transaction)
    if (photo) await insertToday(world, now, await insertPhoto(transaction, photo, now))(transaction)
    await insertPins(ownSecret(settings.dataDir), now)(transaction)
  }
  return install(storage, entities, { documents: demoDocuments(now), isDemo, admin, besides }, clock)
}
