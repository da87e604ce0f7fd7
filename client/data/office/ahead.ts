import { isObject } from '../../../schema/base/sameValue.ts'
import type { Memo } from '../../device/storage/memo.ts'
import { idOf, nameOf, storedAs, unpackedBody } from '../engine/envelope.ts'
import { countPlain, readPlain } from '../engine/plainReads.ts'
import { createKeptHeads } from './keptHeads.ts'
import type { Page, Row } from './rows.ts'

/** The rows a long list begins with, read before the program that opens what a person works with has come. */
export interface Ahead {
  readonly type: string
  /** The database of the device they are from: they are worth nothing to a program that would open another one. */
  readonly database: string
  readonly page: Page
}

/**
 * Reads them in the browser's own way. Null where none are remembered, and where somebody changed something on this device that
 * the server does not have: what they see has that on top, and for that the program is needed.
 */
export async function readAhead(memo: Memo, user: number, type: string): Promise<Ahead | null> {
  const head = createKeptHeads(memo, user).get(type)
  const database = memo.get(`office-${user}:cache`)
  if (!head?.from || !database) return null
  const names = head.ids.map(id => nameOf(type, id))
  const [edits, found] = await Promise.all([
    countPlain(storedAs(`edits-${user}`, 'edits'), 'key'),
    readPlain(storedAs(database, head.from), names),
  ])
  const rows = new Map((found ?? []).flatMap(rowsIn))
  if (edits !== 0 || rows.size === 0) return null
  return { type, database, page: { rows: names.flatMap(name => rows.get(name) ?? []), total: head.total } }
}

function rowsIn(document: unknown): readonly (readonly [name: string, row: Row])[] {
  if (!isObject(document)) return []
  const { _id: name, rev } = document
  const body = unpackedBody(document['body'])
  if (typeof name !== 'string' || typeof rev !== 'string' || !isObject(body)) return []
  return [[name, { id: idOf(name), rev, body, state: 'saved' }]]
}
