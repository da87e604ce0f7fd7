import type { Dexie } from 'dexie'
import type { RxCollection } from 'rxdb'
import type { Envelope, EnvelopeRow } from './envelope.ts'

/** Databases of the browser, by the names RxDB gives them. */
const known = new Map<string, Dexie>()

/** Remembers a database for `readRange`; an addon of Dexie. */
export function wholeReads(database: Dexie): void {
  known.set(database.name, database)
}

/** A document as RxDB lays it down: the browser indexes no booleans. */
type Laid = Omit<EnvelopeRow, '_deleted'> & { readonly _deleted: boolean | string }

/**
 * What is not deleted and whose name lies between two, `to` left out, by ascending names. RxDB reads with a cursor, which asks
 * the browser once for each document: of twenty thousand a range is read several times as fast. Null where they are not in a
 * database of the browser.
 */
export async function readRange(
  { storageInstance: { databaseName, collectionName, schema } }: RxCollection<Envelope>,
  [from, to]: readonly [from: string, to: string],
): Promise<EnvelopeRow[] | null> {
  const database = known.get(`rxdb-dexie-${databaseName}--${schema.version}--${collectionName}`)
  if (!database) return null
  const rows = await database.table<Laid, string>('docs').where(':id').between(from, to).toArray()
  return rows.filter(({ _deleted }) => _deleted !== true && _deleted !== '1').map(row => ({ ...row, _deleted: false }))
}
