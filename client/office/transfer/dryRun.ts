import type { Body, Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/rows.ts'
import type { Field } from '../form/formModel.ts'
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

/** Looks at every row of a file before anything is written: found again by id or by the entity's keys. */
export function dryRun(
  options: DryRunOptions,
  mapping: readonly Mapping[],
  lines: readonly (readonly string[])[],
): readonly Outcome[] {
  const find = finder(options, mapping)
  const seen = new Set<Row>()
  return lines.map((cells, line) => {
    const values = valuesOf(options, mapping, cells)
    const row = find(cells, values)
    const outcome = outcomeOf(options, mapping, { line, row, values })
    if (!row || outcome.kind === 'faulty') return outcome
    if (seen.has(row))
      return { ...outcome, kind: 'faulty', changes: {}, faults: [{ column: null, message: options.texts.twice }] }
    seen.add(row)
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

function finder({ entity, rows }: DryRunOptions, mapping: readonly Mapping[]) {
  const byId = new Map(rows.map(row => [row.id, row]))
  const keys = (entity.key ?? entity.unique ?? []).filter(name =>
    mapping.some(each => each !== null && each !== 'id' && each.name === name),
  )
  const byKey = new Map(
    keys.map(name => [
      name,
      new Map(rows.flatMap(row => (row.body[name] ? [[String(row.body[name]), row] as const] : []))),
    ]),
  )
  const idColumn = mapping.indexOf('id')
  return (cells: readonly string[], values: Body): Row | null => {
    const known = idColumn < 0 ? undefined : byId.get(Number(cells[idColumn]?.trim()))
    if (known) return known
    for (const [name, found] of byKey) {
      const row = values[name] ? found.get(String(values[name])) : undefined
      if (row) return row
    }
    return null
  }
}

interface Wanted {
  readonly line: number
  readonly row: Row | null
  readonly values: Body
}

function outcomeOf(options: DryRunOptions, mapping: readonly Mapping[], { line, row, values }: Wanted): Outcome {
  const { entity, mayCreate, mayChange, texts } = options
  const before: Body = row ? row.body : entity.blank
  const changed = Object.entries(values).filter(
    ([name, value]) => !row || !sameValue(value ?? null, before[name] ?? null),
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
