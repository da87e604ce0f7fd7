import type { Entity } from '../../../schema/base/entity.ts'
import { type Field, formModel } from '../form/formModel.ts'

/** A column of an entity's list. `title` and `order` are keys of the index, so only these two can be sorted by. */
export interface Column {
  readonly id: string
  readonly label: string
  readonly field: Field | null
  readonly sort: 'title' | 'order' | null
  /** Numbers stand right-aligned, digit under digit. */
  readonly numeric: boolean
}

/** The title first, then what the declaration names. */
export function columnsOf(entity: Entity): readonly Column[] {
  const fields = formModel(entity)
  const named = (entity.columns ?? []).flatMap(name => fields.filter(field => field.name === name))
  const sorted = orderField(entity, fields)
  return [
    { id: 'title', label: titleLabel(entity, fields), field: null, sort: 'title', numeric: false },
    ...named.map(field => ({
      id: field.name,
      label: field.label,
      field,
      sort: field === sorted ? ('order' as const) : null,
      numeric: ['number', 'money', 'percent', 'list'].includes(field.kind),
    })),
  ]
}

/** The field that the declared order reads, found by trying: it is declared as a function, not by name. */
function orderField(entity: Entity, fields: readonly Field[]): Field | undefined {
  if (!entity.order) return undefined
  return fields.find(field => field.kind === 'number' && entity.order?.({ [field.name]: 4711 }) === 4711)
}

function titleLabel(entity: Entity, fields: readonly Field[]): string {
  const marker = 'title?'
  const field = fields.find(({ kind, name }) => kind === 'text' && entity.title({ [name]: marker }) === marker)
  return field?.label ?? 'Name'
}
