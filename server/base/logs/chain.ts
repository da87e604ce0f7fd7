import { hash, randomBytes } from 'node:crypto'
import type { LogFacts } from '../../../schema/base/log.ts'
import { type Json, toJson } from '../storage/json.ts'
import type { Row } from '../storage/tables/tables.ts'

type LogRow = Row<'logEntries'>

/** The hash before the first entry. */
export const BEGINNING = ''

const digest = (text: string): string => hash('sha256', text)

/** What an entry's hash is of: the hash before it and everything it says. */
export const hashOfEntry = (
  before: string,
  { id, at, kind, actor, device, subject, facts, personalHash }: Omit<LogRow, 'personal' | 'hash'>,
): string => digest(JSON.stringify([before, id, at, kind, actor, device, subject, facts, personalHash]))

/** What names somebody, with a salt: once it is forgotten nobody finds by trying what its hash was of. */
export function sealed(personal: LogFacts | undefined): Pick<LogRow, 'personal' | 'personalHash'> {
  if (!personal) return { personal: null, personalHash: '' }
  const text: Json<LogFacts> = toJson({ ...personal, salt: randomBytes(12).toString('base64url') })
  return { personal: text, personalHash: digest(text) }
}

/** Whether an entry is what was written after the one whose hash is `before`; what was forgotten of it is not missed. */
export const follows = (before: string, row: LogRow): boolean =>
  row.hash === hashOfEntry(before, row) && (row.personal === null || row.personalHash === digest(row.personal))
