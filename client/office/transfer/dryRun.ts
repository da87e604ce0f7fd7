import type { Body, Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/rows.ts'
import type { Field } from '../form/formModel.ts'
import { isFilled } from './csv.ts'
import { type Titles, transferFields, valueOfCell } from './transferCells.ts'

/** What a column of a file is: a field, the id of the document, or nothing that is taken over. */
export type Mapping = Field | 'id' | null

/** Something in a file that cannot be taken over. */
interface Fault {
  /** Place of the column, from 0; null where the whole row is meant. */
  readonly column: number | null
  readonly message: string
}

/** What would become of one row of a file. */
export interface Outcome {
  /** Place of the row among those below the heading, from 0. */
  readonly line: number
  readonly kind: 'new' | 'changed' | 'same' | 'faulty'
  /** The document it belongs to; null makes a new one. */
  readonly row: Row | null
  readonly changes: Body
  readonly faults: readonly Fault[]
}

interface DryRunOptions {
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly titles: Titles
  readonly mayCreate: boolean
  readonly mayChange: (row: Row) => boolean
  readonly texts: { readonly twice: string; readonly noNew: string; readonly forbidden: string }
}

/** Which column is what, by its heading: the label of a field, or its name. */
export function mappingOf(entity: Entity, heads: readonly string[]): readonly Mapping[] {
  const fields = transferFields(entity)
  const taken = new Set<string>()
  return heads.map(head => {
    const wanted = fold(head)
    if (wanted === 'id' || wanted === 'nr' || wanted === 'nr.') return 'id'
    const field = fields.find(({ name, label }) => fold(label) === wanted || fold(name) === wanted)
    if (!field || taken.has(field.name)) return null
    taken.add(field.name)
    return field
  })
}

/**
 * Looks at every row of a file before anything is written: found again by id or by the entity's keys, else by reading as a
 * document does in all that the file says of it. So the same file once more changes nothing.
 */
export function dryRun(
  options: DryRunOptions,
  mapping: readonly Mapping[],
  lines: readonly (readonly string[])[],
): readonly Outcome[] {
  const { entity, rows, texts } = options
  const keys = keysOf(entity, mapping)
  const known = knownBy(rows, mapping, keys)
  const twins = twinsIn(rows, mapping)
  const seen = new Set<Row | string>()
  return lines.flatMap((cells, line) => {
    if (!isFilled(cells)) return []
    const values = valuesOf(options, mapping, cells)
    const row = known(cells, values) ?? twins(values, twin => !seen.has(twin))
    const outcome = outcomeOf(options, mapping, { line, row, values })
    if (outcome.kind === 'faulty') return outcome
    const names = row ? [row] : keys.flatMap(key => keyOf(key, values) ?? [])
    if (names.some(name => seen.has(name)))
      return { ...outcome, kind: 'faulty', changes: {}, faults: [{ column: null, message: texts.twice }] }
    for (const name of names) seen.add(name)
    return outcome
  })
}

function valuesOf({ titles }: DryRunOptions, mapping: readonly Mapping[], cells: readonly string[]): Body {
  return Object.fromEntries(
    mapping.flatMap((field, column) => {
      const cell = cells[column]
      return field === null || field === 'id' || cell === undefined
        ? []
        : [[field.name, valueOfCell(field, cell, titles)] as const]
    }),
  )
}

/** Fields of the file by which documents are found again. */
const keysOf = (entity: Entity, mapping: readonly Mapping[]): readonly string[] =>
  (entity.key ?? entity.unique ?? []).filter(name => fieldsOf(mapping).some(field => field.name === name))

/** How a document is found by one of its keys, whatever the case; null where it has none. */
const keyOf = (name: string, body: Body): string | null => {
  const value = String(body[name] ?? '')
    .trim()
    .toLowerCase()
  return value === '' ? null : `${name}:${value}`
}

const fieldsOf = (mapping: readonly Mapping[]): readonly Field[] =>
  mapping.filter((each): each is Field => each !== null && each !== 'id')

function knownBy(rows: readonly Row[], mapping: readonly Mapping[], keys: readonly string[]) {
  const byId = new Map(rows.map(row => [row.id, row]))
  const byKey = new Map(
    rows.flatMap(row =>
      keys.flatMap(name => {
        const key = keyOf(name, row.body)
        return key === null ? [] : [[key, row] as const]
      }),
    ),
  )
  const idColumn = mapping.indexOf('id')
  return (cells: readonly string[], values: Body): Row | null => {
    const own = idColumn < 0 ? undefined : byId.get(Number(cells[idColumn]?.trim()))
    return own ?? keys.map(name => byKey.get(keyOf(name, values) ?? '')).find(row => row !== undefined) ?? null
  }
}

/** A document that reads just as a row of the file, of those that are still `free`; each is given once. */
function twinsIn(rows: readonly Row[], mapping: readonly Mapping[]) {
  const names = [...new Set(fieldsOf(mapping).map(({ name }) => name))]
  const readingOf = (body: Body): string => JSON.stringify(names.map(name => saidBy(body[name])))
  const byReading = new Map<string, Row[]>()
  // From the end, so that they are given from the first on.
  for (const row of names.length === 0 ? [] : rows.toReversed()) {
    const reading = readingOf(row.body)
    const alike = byReading.get(reading)
    if (alike) alike.push(row)
    else byReading.set(reading, [row])
  }
  return (values: Body, free: (row: Row) => boolean): Row | null => {
    const alike = byReading.get(readingOf(values))
    let twin = alike?.pop()
    while (twin && !free(twin)) twin = alike?.pop()
    return twin ?? null
  }
}

/** An empty cell is an empty list as well as none at all. */
const saidBy = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? null : (value ?? null))

interface Wanted {
  readonly line: number
  readonly row: Row | null
  readonly values: Body
}

function outcomeOf(options: DryRunOptions, mapping: readonly Mapping[], { line, row, values }: Wanted): Outcome {
  const { entity, mayCreate, mayChange, texts } = options
  const before: Body = row ? row.body : entity.blank
  const changed = Object.entries(values).filter(
    ([name, value]) => !row || !sameValue(saidBy(value), saidBy(before[name])),
  )
  const faulty = (faults: readonly Fault[]): Outcome => ({ line, kind: 'faulty', row, changes: {}, faults })
  if (row && changed.length === 0) return { line, kind: 'same', row, changes: {}, faults: [] }
  if (!row && !mayCreate) return faulty([{ column: null, message: texts.noNew }])
  if (row && !mayChange(row)) return faulty([{ column: null, message: texts.forbidden }])
  const { id: _id, ...body } = { ...before, ...Object.fromEntries(changed) }
  const parsed = parse(entity.shape, body)
  if (parsed.ok)
    return {
      line,
      kind: row ? 'changed' : 'new',
      row,
      changes: row ? Object.fromEntries(changed) : parsed.data,
      faults: [],
    }
  return faulty(
    parsed.problems.map(({ field = '', message }) => {
      const name = field.split('.')[0]
      const column = mapping.findIndex(each => each !== null && each !== 'id' && each.name === name)
      const label = entity.labels[name ?? '']
      return { column: column < 0 ? null : column, message: column < 0 && label ? `${label}: ${message}` : message }
    }),
  )
}
