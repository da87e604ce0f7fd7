import type { Body, Entity } from '../../../schema/base/entity.ts'
import { localDate } from '../../../schema/base/fields.ts'
import { type Problem, problem } from '../../../schema/base/problems.ts'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { zoneOfBusiness } from '../auth/access.ts'
import { Fault } from '../http/fault.ts'
import { bodyOf } from '../storage/json.ts'
import type { Storage } from '../storage/storage.ts'
import { withRev } from './feeds.ts'
import type { Reading } from './readings.ts'

const MAX_LIMIT = 500
const DEFAULT_LIMIT = 100

interface ListQuery {
  readonly limit: number
  /** Where the former page ended. */
  readonly cursor: string | null
  /** Field and the text its value must have. */
  readonly filters: readonly (readonly [field: string, value: string])[]
  /** How it has to stand; null where it does not matter. */
  readonly stands: ((body: Body) => boolean) | null
  /** What else it has to say of itself, and what the document has to say that it belongs to. */
  readonly meant: readonly Meant[]
  readonly within: readonly Meant[]
  /** Local dates, both included; null where it does not matter. */
  readonly period: { readonly from: string; readonly to: string } | null
  readonly sort: { readonly field: string; readonly descending: boolean } | null
}

type Meant = (body: Body) => boolean

/** Fields that are also asked for by their bare name. */
const BARE = ['user', 'branch', 'project', 'task', 'state']
const PAGED = ['limit', 'cursor', 'sort', 'deleted']
/** Before and after every date. */
const [EVER, NEVER] = ['0000-01-01', '9999-12-31']

/**
 * `limit`, `cursor`, `filter[field]` and `sort` (`-field` descends); of what lasts from one field to another also `from` and
 * `to`, local dates both included. Throws 400 naming the parameter that is wrong or means nothing here: a list of more than was
 * asked for is no answer.
 */
export function queryOf(parameters: Readonly<Record<string, string>>, entity: Entity): ListQuery {
  const problems: Problem[] = []
  const known = new Set(['id', ...Object.keys(entity.shape.shape)])
  const { limit = String(DEFAULT_LIMIT), cursor = null, sort = '' } = parameters
  if (!isLimit(limit)) problems.push(problem('number', 'limit'))
  const { states, lasts, meant, within } = entity.narrowed ?? {}
  const mayLast = lasts !== undefined || (known.has('from') && known.has('to'))
  const stands = states && parameters['state'] !== undefined ? states[parameters['state']] : null
  if (stands === undefined) problems.push(problem('choice', 'state'))
  const filters: [string, string][] = []
  const [own, whole]: [Meant[], Meant[]] = [[], []]
  for (const [name, value] of Object.entries(parameters)) {
    const field = /^filter\[(\w+)\]$/.exec(name)?.[1] ?? (BARE.includes(name) ? name : '')
    const isMeant = PAGED.includes(name) || (states && name === 'state') || (mayLast && ['from', 'to'].includes(name))
    if (isMeant) continue
    const [isMeantBySelf, isMeantByWhole] = [meant?.[name], within?.narrowed?.meant?.[name]]
    const id = Number(value)
    if (known.has(field)) filters.push([field, value])
    else if (isMeantBySelf) own.push(body => isMeantBySelf(body, id))
    else if (isMeantByWhole) whole.push(body => isMeantByWhole(body, id))
    else problems.push(problem('unknownField', name))
  }
  const period = mayLast ? periodIn(parameters, problems) : null
  const field = sort.replace(/^-/, '')
  if (field !== '' && !known.has(field)) problems.push(problem('unknownField', 'sort'))
  if (problems.length > 0) throw new Fault(400, problems)
  return {
    limit: Number(limit),
    cursor,
    filters,
    stands: stands ?? null,
    meant: own,
    within: whole,
    period,
    sort: field === '' ? null : { field, descending: sort.startsWith('-') },
  }
}

function periodIn({ from, to }: Readonly<Record<string, string>>, problems: Problem[]): ListQuery['period'] {
  if (from === undefined && to === undefined) return null
  for (const [name, date] of Object.entries({ from, to }))
    if (date !== undefined && !localDate().safeParse(date).success) problems.push(problem('date', name))
  return { from: from ?? EVER, to: to ?? NEVER }
}

/**
 * A page of a list as JSON text: `{"data":[…],"more":true,"cursor":"…"}`. By id and without filters it is one indexed
 * query and stored text joined; other orders and filters read every document of the type, which is bounded by it.
 */
export async function select(storage: Storage, reading: Reading, entity: Entity, query: ListQuery): Promise<string> {
  const { database, isWhole } = reading
  if (
    isWhole &&
    query.filters.length === 0 &&
    query.period === null &&
    query.stands === null &&
    query.meant.length + query.within.length === 0 &&
    (query.sort === null || (query.sort.field === 'id' && !query.sort.descending))
  ) {
    const after = positionOf(query.cursor ?? '0')
    const rows = await storage.read.documents.list(database, entity.type, after, query.limit + 1)
    return page(rows.slice(0, query.limit), rows.length > query.limit, row => String(row.id))
  }
  const every = await storage.read.documents.everyOfType(database, entity.type)
  const seen = isWhole ? every : every.flatMap(row => asSeen(row, reading) ?? [])
  const rows = seen.map(row => ({ ...row, parsed: bodyOf(row) }))
  const touches = await touching(storage, entity, query.period)
  const { stands, meant } = query
  const belongs = await belonging(storage, reading, entity, query.within)
  const matching = rows.filter(
    ({ parsed }) =>
      (stands?.(parsed) ?? true) &&
      touches(parsed) &&
      meant.every(isMeant => isMeant(parsed)) &&
      belongs(parsed) &&
      query.filters.every(([field, value]) => matches(parsed[field], value)),
  )
  if (query.sort) sortBy(matching, query.sort.field, query.sort.descending)
  const start = positionOf(query.cursor ?? '0')
  const rest = matching.slice(start, start + query.limit)
  return page(rest, matching.length > start + query.limit, () => String(start + query.limit))
}

/** Whether the document that a body belongs to is meant. */
async function belonging(
  storage: Storage,
  { database }: Reading,
  { narrowed, parent }: Entity,
  asked: readonly Meant[],
): Promise<Meant> {
  if (asked.length === 0 || !narrowed?.within) return () => true
  const { type } = narrowed.within
  const every = await storage.read.documents.everyOfType(database, type)
  const wholes = every.filter(row => asked.every(isMeant => isMeant(bodyOf(row))))
  const names = new Set(wholes.map(({ id }) => `${type}:${id}`))
  return body => names.has(parent?.(body) ?? '')
}

/** Whether what is in a body lasts into a period: both ends are dates, or instants as the clock of the business shows them. */
async function touching(
  storage: Storage,
  { narrowed }: Pick<Entity, 'narrowed'>,
  period: ListQuery['period'],
): Promise<(body: Body) => boolean> {
  if (!period) return () => true
  const zone = await zoneOfBusiness(storage)
  const dateOf = (end: unknown, open: string, less = 0): string => {
    if (typeof end !== 'string') return open
    return end.includes('T') ? localTime(Date.parse(end) - less, zone).date : end
  }
  // The instant at which something ends is not part of it: what lasts until midnight has nothing of the next day.
  const { lasts = ({ from, to }: Body) => ({ from, to }) } = narrowed ?? {}
  return body => {
    const { from, to } = lasts(body)
    return dateOf(from, EVER) <= period.to && dateOf(to, NEVER, 1) >= period.from
  }
}

/** A row with what of it its reader sees; null where that is nothing. */
export function asSeen<Row extends Listed>(row: Row, reading: Reading): Row | null {
  const seen = reading.seen(bodyOf(row))
  return seen && { ...row, body: JSON.stringify({ id: row.id, ...seen }) }
}

const isLimit = (given: string): boolean => /^\d{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= MAX_LIMIT

/** How many a page is to hold. Throws 400. */
export function limitOf(given: string): number {
  if (!isLimit(given)) throw new Fault(400, [problem('number', 'limit')])
  return Number(given)
}

/** Where a list goes on. Throws 400. */
export function positionOf(cursor: string): number {
  const position = Number(cursor)
  if (!Number.isSafeInteger(position) || position < 0) throw new Fault(400, [problem('format', 'cursor')])
  return position
}

interface Listed {
  readonly id: number
  readonly rev: string
  readonly body: string
}

function page<Row extends Listed>(rows: readonly Row[], more: boolean, cursorOf: (row: Row) => string): string {
  const last = rows.at(-1)
  const cursor = more && last ? `,"cursor":"${cursorOf(last)}"` : ''
  return `{"data":[${rows.map(withRev).join(',')}],"more":${more}${cursor}}`
}

/** A list matches if it holds the value; everything else is compared as text. */
function matches(value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return value.some(each => matches(each, wanted))
  if (value === null || value === undefined) return wanted === ''
  return typeof value === 'object' ? false : String(value).toLowerCase() === wanted.toLowerCase()
}

/** Made when the first list is sorted: the rules of a language are megabytes that no start should wait for. */
let german: Intl.Collator | undefined

function sortBy(rows: { readonly id: number; readonly parsed: Body }[], field: string, descending: boolean): void {
  const direction = descending ? -1 : 1
  rows.sort((a, b) => direction * compare(a.parsed[field], b.parsed[field]) || a.id - b.id)
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  german ??= new Intl.Collator('de', { numeric: true })
  return german.compare(String(a ?? ''), String(b ?? ''))
}
