import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type EnvelopeRow, nameOf } from '../engine/envelope.ts'
import { type Edit, isTaken, type Trouble } from './edit.ts'
import type { Edits } from './edits.ts'
import type { Mirror } from './mirror.ts'
import { narrowing } from './narrowing.ts'
import { type Searched, searcher, warmSearch } from './searched.ts'

/** A document as the office shows it: the server's, or what somebody made of it on this device. */
export interface Row {
  readonly id: number
  readonly rev: string
  readonly body: Body
  /** `pending` until the server has it; `conflict` and `refused` until somebody decided. */
  readonly state: 'saved' | 'pending' | 'conflict' | 'refused'
}

export interface ListQuery {
  /** Parts of words that all have to occur in what the document says, or in titles it names. */
  readonly search?: string
  /** What else has to hold. */
  readonly keep?: (row: Row) => boolean
  /** `_id` of what the documents belong to. */
  readonly parent?: string
  /**
   * By title unless told otherwise, which is by order where the entity says so. What is found by its title comes first where nothing is told at all. A function is
   * asked about every row once per change of the documents, as long as it stays the same one.
   */
  readonly sort?: 'title' | 'order' | Compare
  readonly descending?: boolean
  readonly limit: number
  readonly offset?: number
}

export type Compare = (one: Row, other: Row) => number

export interface Page {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Rows of documents with the edits of this device on top of them; the same row keeps its reference. */
export interface Rows {
  /** Null while the type is being read from the device. */
  readonly list: (type: string, query: ListQuery) => Page | null
  /** Null while it is being read, undefined where there is none. */
  readonly row: (type: string, id: number) => Row | null | undefined
  /** Those among these ids that there are, in this order, by what was found of them: all of the type need not be read. */
  readonly of: (type: string, ids: readonly number[], found: ReadonlyMap<string, EnvelopeRow>) => readonly Row[]
  readonly titleOf: (type: string, row: Row) => string
}

interface Line extends Searched {
  readonly row: Row
  readonly parent: string
  readonly order: number
}

const german = new Intl.Collator('de', { numeric: true })

/** `versionOf` grows with every change of the type's documents, edits or troubles. */
export function createRows(
  mirror: Pick<Mirror, 'rows'>,
  edits: Pick<Edits, 'edit' | 'edits' | 'troubleOf'>,
  entityOf: (type: string) => Entity | undefined,
  versionOf: (type: string) => number,
): Rows {
  const lines = new Map<string, { source: unknown; edit: unknown; trouble: unknown; line: Line }>()
  const sorted = new Map<string, { version: number; lines: readonly Line[] }>()
  const inOrderOf = orders()
  const narrowed = narrowing<Line>()
  const warmed = new Set<string>()

  const lineOf = (type: string, id: number, envelope: EnvelopeRow | undefined): Line | undefined => {
    const name = nameOf(type, id)
    const edit = edits.edit(name)
    const trouble = edit ? undefined : edits.troubleOf(name)
    const known = lines.get(name)
    if (known && known.source === envelope && known.edit === edit && known.trouble === trouble) return known.line
    const row = rowOf(id, envelope, edit, trouble)
    if (!row) return undefined
    const line = lineFor(row, entityOf(type), edit ? undefined : envelope)
    lines.set(name, { source: envelope, edit, trouble, line })
    return line
  }
  const linesOf = (type: string): readonly Line[] | null => {
    const known = sorted.get(type)
    const version = versionOf(type)
    if (known?.version === version) return known.lines
    const shelf = mirror.rows(type)
    if (!shelf) return null
    // In the former order first: sorting what is nearly sorted takes one look at each.
    const ids = new Set(known?.lines.map(({ row }) => row.id).filter(id => shelf.has(id)))
    for (const id of shelf.keys()) ids.add(id)
    for (const edit of edits.edits()) if (edit.type === type) ids.add(edit.id)
    const all = [...ids].flatMap(id => lineOf(type, id, shelf.get(id)) ?? [])
    const isByOrder = entityOf(type)?.list?.isByOrder ?? false
    all.sort(
      (one, other) =>
        (isByOrder ? one.order - other.order : german.compare(one.title, other.title)) || one.row.id - other.row.id,
    )
    sorted.set(type, { version, lines: all })
    return all
  }

  return {
    list(type, { search = '', parent, keep, sort, descending = false, limit, offset = 0 }) {
      const all = linesOf(type)
      if (!all) return null
      const entity = entityOf(type)
      if (entity && all.length > 0 && !warmed.has(type)) {
        warmed.add(type)
        void warmSearch(entity, all)
      }
      const isSearched = search.trim() !== ''
      const lines = inOrderOf(type, all, sort ?? 'title')
      const found = narrowed({ type, lines, search, parent, keep }, linesOf, (within, sought, namedOf) => {
        const { finds } = searcher(sought, type, entityOf, namedOf)
        const isBelow = (line: Line) => parent === undefined || line.parent === parent
        return within.filter(line => isBelow(line) && (!keep || keep(line.row)) && (!isSearched || finds(line)))
      })
      const { isTitled } = searcher(search, type, entityOf, linesOf)
      const ranked = isSearched && !sort ? titledFirst(found, isTitled) : found
      const directed = descending ? ranked.toReversed() : ranked
      return { rows: directed.slice(offset, offset + limit).map(({ row }) => row), total: found.length }
    },
    row(type, id) {
      const shelf = mirror.rows(type)
      return shelf ? lineOf(type, id, shelf.get(id))?.row : null
    },
    of: (type, ids, found) =>
      ids.flatMap(id => {
        const envelope = found.get(nameOf(type, id))
        return lineOf(type, id, envelope?._deleted ? undefined : envelope)?.row ?? []
      }),
    titleOf: (type, row) => titleOf(entityOf(type), row.body),
  }
}

function titledFirst(lines: readonly Line[], isTitled: (line: Line) => boolean): readonly Line[] {
  const titled: Line[] = []
  const others: Line[] = []
  for (const line of lines) (isTitled(line) ? titled : others).push(line)
  return others.length === 0 ? lines : [...titled, ...others]
}

/** Lines of a type in another order than that of the titles, kept until they or the order are others. */
function orders() {
  const known = new Map<string, { lines: readonly Line[]; sort: unknown; inOrder: readonly Line[] }>()
  return (type: string, lines: readonly Line[], sort: NonNullable<ListQuery['sort']>): readonly Line[] => {
    if (sort === 'title') return lines
    const last = known.get(type)
    if (last?.lines === lines && last.sort === sort) return last.inOrder
    // A stable sort: those of the same order stay in the order of their titles.
    const inOrder = lines.toSorted((one, other) =>
      sort === 'order' ? one.order - other.order : sort(one.row, other.row),
    )
    known.set(type, { lines, sort, inOrder })
    return inOrder
  }
}

/** The former page where the new one shows the very same rows. */
export function steadyPage(before: Page | undefined, now: Page | null): Page | undefined {
  if (!now) return undefined
  const isSame =
    before?.total === now.total &&
    before.rows.length === now.rows.length &&
    now.rows.every((row, index) => row === before.rows[index])
  return isSame ? before : now
}

/** Titles by id, undefined while the type is being read; the former map where nothing changed. */
export function titlesOf(
  rows: Rows,
  type: string,
  ids: readonly number[],
  before: ReadonlyMap<number, string> | undefined,
): ReadonlyMap<number, string> | undefined {
  const titles = new Map<number, string>()
  for (const id of ids) {
    const row = rows.row(type, id)
    if (row === null) return undefined
    if (row) titles.set(id, rows.titleOf(type, row))
  }
  const isSame = before?.size === titles.size && [...titles].every(([id, title]) => before.get(id) === title)
  return isSame ? before : titles
}

function rowOf(
  id: number,
  envelope: EnvelopeRow | undefined,
  edit: Edit | undefined,
  trouble: Trouble | undefined,
): Row | undefined {
  if (edit) {
    const rev = edit.base?.rev ?? ''
    return edit.mine ? { id, rev, body: { id, ...edit.mine }, state: isTaken(edit) ? 'saved' : 'pending' } : undefined
  }
  return envelope && { id, rev: envelope.rev, body: envelope.body, state: trouble?.kind ?? 'saved' }
}

function lineFor(row: Row, entity: Entity | undefined, envelope: EnvelopeRow | undefined): Line {
  const title = envelope?.title ?? titleOf(entity, row.body)
  const parent = envelope?.parent ?? entity?.parent?.(row.body) ?? ''
  const order = envelope?.order ?? entity?.order?.(row.body) ?? 0
  return { row, title, parent, order }
}

function titleOf(entity: Entity | undefined, body: Body): string {
  return entity?.title(body) ?? ''
}
