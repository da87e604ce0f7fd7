import type { Dexie, Table } from 'dexie'
import type { RxCollection } from 'rxdb'
import { type Envelope, type EnvelopeRow, storedAs } from './envelope.ts'

/** Databases of the browser, by the names RxDB gives them. */
const known = new Map<string, Dexie>()

/** Remembers a database for what is read of it below; an addon of Dexie. */
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
  collection: RxCollection<Envelope>,
  [from, to]: readonly [from: string, to: string],
): Promise<EnvelopeRow[] | null> {
  const rows = await docsOf(collection)?.where(':id').between(from, to).toArray()
  if (!rows) return null
  return rows.filter(({ _deleted }) => _deleted !== true && _deleted !== '1').map(row => ({ ...row, _deleted: false }))
}

/** The names alone of what is not deleted, by ascending names, without reading a document; null as above. */
export async function readNames(collection: RxCollection<Envelope>): Promise<string[] | null> {
  const docs = docsOf(collection)
  if (!docs) return null
  const gone = new Set(await alone(docs, '1').primaryKeys())
  return (await docs.where(':id').between('', '\uffff').primaryKeys()).filter(name => !gone.has(name))
}

/** Whether nothing but what is deleted lies there; null as above. */
export async function isBare(collection: RxCollection<Envelope>): Promise<boolean | null> {
  const docs = docsOf(collection)
  if (!docs) return null
  // Hardly any device has nothing but sheaves, whose contents are longer to read.
  const [first] = await alone(docs, '0').limit(1).primaryKeys()
  return first === undefined && (await readNames(collection))?.length === 0
}

/** Documents outside of sheaves by whether they are deleted, which nothing in a sheaf is. */
const alone = (docs: Table<Laid, string>, deleted: '0' | '1') =>
  docs.where('[_deleted+_id]').between([deleted, ''], [deleted, '\uffff'])

function docsOf({ storageInstance: { databaseName, collectionName, schema } }: RxCollection<Envelope>) {
  const database = known.get(storedAs(databaseName, collectionName, schema.version))
  return database?.table<Laid, string>('docs')
}
