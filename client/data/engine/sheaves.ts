import type { DBCoreKeyRange, DBCorePutRequest, DBCoreQueryRequest, DBCoreTable, DBCoreTransaction, Dexie } from 'dexie'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { BrowserTable } from '../../device/storage/browserTable.ts'
import { NEXT_TO_THE_BROWSER } from './packedBodies.ts'

/** So many documents lie together: one that is read alone brings the others along, as text. */
const SHEAF = 50
/** Fewer of a type that come at once lie by themselves. */
const MANY = 50

/** What keys begin with that come after the names of all documents. Their records are in no index: each begins with what is deleted. */
const CONTENTS = '\uffff0'
const ROWS = '\uffff1'

/** Of documents of one type that came at once: their names in the order of their sheaves, nothing where one was taken out. */
interface Contents {
  readonly _id: string
  readonly names: readonly string[]
}

/** JSON of some of these documents, nothing where one was taken out. */
interface Sheaf {
  readonly _id: string
  readonly rows: readonly string[]
}

/** Where a document lies. */
interface Place {
  readonly contents: string
  readonly at: number
}

/**
 * Documents that come many at once lie many in a record. The browser takes as long for a record, whatever is in it: twenty
 * thousand documents take ten times as long to lay down one by one as by the sheaf.
 */
export function sheaves(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'sheaves',
    level: NEXT_TO_THE_BROWSER,
    create: core => ({
      ...core,
      table: name => (name === 'docs' ? inSheaves(core.table(name)) : core.table(name)),
    }),
  })
}

/**
 * The same table to whoever asks it for keys or ranges of keys. (Nobody asks it for a cursor, counts, adds, or deletes what was
 * not laid down as deleted before.) A document lies in one place only, so that nothing is left of what it was: in a sheaf, or
 * by itself where it came with few others or is deleted, which the index of what is deleted has to tell.
 */
export function inSheaves(table: DBCoreTable): DBCoreTable {
  const places = knownPlaces()
  const getMany: DBCoreTable['getMany'] = async ({ trans, keys }) => [
    ...(await foundIn(recordsOf(table, trans), keys, places)),
  ]
  return {
    ...table,
    get: async ({ key, ...request }) => (await getMany({ ...request, keys: [key] }))[0],
    getMany,
    query: request => (request.query.index.isPrimaryKey ? ranged(table, request) : table.query(request)),
    mutate: request => (request.type === 'put' ? laidDown(table, places, request) : table.mutate(request)),
  }
}

/** What is read of the records of a table. */
type Records = Pick<BrowserTable, 'getMany' | 'keysBetween'>

const recordsOf = (table: DBCoreTable, trans: DBCoreTransaction): Records => ({
  getMany: keys => table.getMany({ trans, keys: [...keys] }),
  async keysBetween(lower, upper) {
    const query = { index: table.schema.primaryKey, range: between(lower, upper) }
    return (await table.query({ trans, query, values: false })).result
  },
})

/** Documents by their names, in that order, wherever they lie; undefined where there is none. `places` tells where, or finds out. */
export async function foundIn(
  records: Records,
  names: readonly string[],
  places: Places = knownPlaces(),
): Promise<readonly unknown[]> {
  // Asked side by side: a document lies in one of both places, and nobody knows in which.
  const [found, placed] = await Promise.all([records.getMany(names), places(records, names)])
  if (placed.size === 0) return found
  const texts = await sheavesAt(records, placed)
  return names.map((name, at) => {
    const place = placed.get(name)
    const text = place && texts.get(sheafKey(place))?.[place.at % SHEAF]
    return text ? JSON.parse(text) : found[at]
  })
}

type Places = (records: Records, names: readonly string[]) => Promise<ReadonlyMap<string, Place>>

/** Where documents lie, as far as they lie in sheaves. What was read of that is remembered: only what is gone can be otherwise. */
function knownPlaces(): Places {
  const read = new Set<string>()
  const known = new Map<string, Place>()
  return async (records, names) => {
    if (names.length === 0) return new Map()
    const words = new Set(names.map(wordOf))
    const present = new Set<unknown>(await records.keysBetween(CONTENTS, ROWS))
    // Emptied, by whatever page of the device.
    if ([...read].some(key => !present.has(key))) {
      read.clear()
      known.clear()
    }
    const isUnread = (key: unknown): key is string =>
      typeof key === 'string' && !read.has(key) && words.has(wordOf(key.slice(2)))
    const unread = [...present].filter(isUnread)
    for (const contents of (await records.getMany(unread)).filter(isContents)) {
      read.add(contents._id)
      contents.names.forEach((name, at) => name && known.set(name, { contents: contents._id, at }))
    }
    return new Map(names.flatMap(name => withPlace(name, known.get(name))))
  }
}

const withPlace = (name: string, place: Place | undefined): readonly (readonly [string, Place])[] =>
  place ? [[name, place]] : []

/** Documents by themselves and in sheaves, by ascending names: as they are, or their names alone. */
async function ranged(table: DBCoreTable, request: DBCoreQueryRequest) {
  const { trans, query, values = false, limit = Number.POSITIVE_INFINITY } = request
  const { index, range } = query
  const alone = (await table.query({ ...request, limit: undefined })).result
  const records = { index, range: around(values ? ROWS : CONTENTS, range) }
  const together = (await table.query({ trans, values: true, query: records })).result
  const found = new Map<string, unknown>()
  for (const value of [...alone, ...together.flatMap(values ? documentsIn : namesIn)]) {
    const name = String(values ? index.extractKey?.(value) : value)
    if (name < CONTENTS && isWithin(name, range)) found.set(name, value)
  }
  // oxlint-disable-next-line unicorn/require-array-sort-compare -- code units are what is meant
  const names = together.length === 0 ? [...found.keys()] : [...found.keys()].toSorted()
  return { result: names.slice(0, limit).map(name => found.get(name)) }
}

const documentsIn = (sheaf: unknown): readonly unknown[] =>
  isSheaf(sheaf) ? JSON.parse(`[${sheaf.rows.filter(Boolean).join(',')}]`) : []

const namesIn = (contents: unknown): readonly string[] => (isContents(contents) ? contents.names.filter(Boolean) : [])

/** Lays documents down where they lie already, many new ones of a type in sheaves, and the others by themselves. */
async function laidDown(table: DBCoreTable, places: Places, request: DBCorePutRequest) {
  const { trans, values } = request
  const { extractKey } = table.schema.primaryKey
  const records = recordsOf(table, trans)
  const named = new Map<string, unknown>(values.map((value: unknown) => [String(extractKey?.(value)), value]))
  const names = [...named.keys()]
  const present = await records.getMany(names)
  const isAlone = new Set(names.filter((_, at) => present[at] !== undefined))
  const placed = await places(
    records,
    names.filter(name => !isAlone.has(name)),
  )
  const fresh = names.filter(name => !isAlone.has(name) && !placed.has(name) && !isDeleted(named.get(name)))
  const many = byWord(fresh).filter(({ length }) => length >= MANY)
  const isMany = new Set(many.flat())
  const bound = many.flatMap(each => boundIn(each, named))
  const changed = await changedSheaves(records, placed, named)
  const alone = [...named].filter(([name, value]) => !isMany.has(name) && (!placed.has(name) || isDeleted(value)))
  return table.mutate({ ...request, values: [...bound, ...changed, ...alone.map(([, value]) => value)] })
}

/** New documents of one type, in sheaves of their own. */
function boundIn(names: readonly string[], named: ReadonlyMap<string, unknown>): readonly (Contents | Sheaf)[] {
  // Never a name that was there before: what is remembered of that would be of others.
  const contents = `${CONTENTS}${names[0]}@${Date.now()}`
  const sheafs = Array.from({ length: Math.ceil(names.length / SHEAF) }, (_, number): Sheaf => {
    const at = number * SHEAF
    const rows = names.slice(at, at + SHEAF).map(name => JSON.stringify(named.get(name)))
    return { _id: sheafKey({ contents, at }), rows }
  })
  return [{ _id: contents, names }, ...sheafs]
}

/** The sheaves of documents that are others now, and their contents where some are taken out. */
async function changedSheaves(
  records: Records,
  placed: ReadonlyMap<string, Place>,
  named: ReadonlyMap<string, unknown>,
): Promise<readonly (Contents | Sheaf)[]> {
  const texts = await sheavesAt(records, placed)
  const gone: Place[] = []
  for (const [name, place] of placed) {
    const value = named.get(name)
    if (isDeleted(value)) gone.push(place)
    texts.get(sheafKey(place))?.splice(place.at % SHEAF, 1, isDeleted(value) ? '' : JSON.stringify(value))
  }
  const keys = [...new Set(gone.map(({ contents }) => contents))]
  const contents = (await records.getMany(keys)).filter(isContents).map(({ _id, names }) => {
    const taken = new Set(gone.filter(place => place.contents === _id).map(({ at }) => at))
    return { _id, names: names.map((name, at) => (taken.has(at) ? '' : name)) }
  })
  return [...[...texts].map(([_id, rows]) => ({ _id, rows })), ...contents]
}

/** What lies in the sheaves that these are in, by their keys. */
async function sheavesAt(records: Records, placed: ReadonlyMap<string, Place>) {
  const keys = [...new Set([...placed.values()].map(sheafKey))]
  const found = keys.length === 0 ? [] : await records.getMany(keys)
  return new Map(found.filter(isSheaf).map(({ _id, rows }) => [_id, [...rows]]))
}

const sheafKey = ({ contents, at }: Place): string => `${ROWS}${contents.slice(2)}#${Math.floor(at / SHEAF)}`

/** `products:42` → `products:`: names begin with the word of their type, and so do the keys of their sheaves. */
const wordOf = (name: string): string => name.slice(0, name.indexOf(':') + 1)

/** Names that begin with a word, with those that begin with the same one. */
function byWord(names: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const word = wordOf(name)
    const group = groups.get(word)
    if (group) group.push(name)
    else if (word) groups.set(word, [name])
  }
  return [...groups.values()]
}

/** Whether a document is laid down as deleted: the browser indexes no booleans. */
const isDeleted = (value: unknown): boolean =>
  isObject(value) && (value['_deleted'] === '1' || value['_deleted'] === true)

const isContents = (value: unknown): value is Contents => isObject(value) && Array.isArray(value['names'])
const isSheaf = (value: unknown): value is Sheaf => isObject(value) && Array.isArray(value['rows'])

/** Dexie's own numbers for what a range is. */
const EQUAL = 1
const RANGE = 2
const ANY = 3

const isOf = (type: number, one: number): boolean => type === one

const between = (lower: string, upper: string): DBCoreKeyRange => ({ type: RANGE, lower, upper, upperOpen: true })

/** Where the records of all types lie that may have a name within the range. */
function around(prefix: string, { type, lower, upper }: DBCoreKeyRange): DBCoreKeyRange {
  const from = isOf(type, ANY) || lower === undefined ? '' : wordOf(String(lower))
  const word = wordOf(String(upper))
  const to = isOf(type, ANY) || upper === undefined ? '\uffff' : word ? `${word}\uffff` : String(upper)
  return between(prefix + from, prefix + to)
}

function isWithin(name: string, { type, lower, upper, lowerOpen, upperOpen }: DBCoreKeyRange): boolean {
  if (isOf(type, ANY)) return true
  if (isOf(type, EQUAL)) return name === lower
  if (!isOf(type, RANGE)) return false
  const isAbove = lower === undefined || (lowerOpen ? name > lower : name >= lower)
  return isAbove && (upper === undefined || (upperOpen ? name < upper : name <= upper))
}
