import { databaseNames } from '../../device/storage/storage.ts'

/** How the storage of RxDB names what deviceDatabase.ts opens as `device`. */
const KEPT_AS = 'rxdb-dexie-device--'

/**
 * Whether this browser ever kept a cart, a deed or an order: a first visit need not load a database to know that there is
 * none. True where the browser does not tell.
 */
export async function hasKept(): Promise<boolean> {
  const names = await databaseNames()
  return names === null || names.some(name => name.startsWith(KEPT_AS))
}
