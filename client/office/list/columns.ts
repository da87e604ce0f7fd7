import type { Entity } from '../../../schema/base/entity.ts'
import { type Field, formModel } from '../form/formModel.ts'

/** A column of an entity's list; the one of the title has no field of its own. */
export interface Column {
  readonly id: string
  readonly label: string
  readonly field: Field | null
  /** Numbers stand right-aligned, digit under digit. */
  readonly numeric: boolean
  /** A phone has room for the title and for numbers, or for those that are edited there. */
  readonly isRoomy: boolean
  /** Goes where the titles would have to be cut for it. */
  readonly givesWay: boolean
}

export const TITLE = 'title'

/** More columns than these beside the title leave it too little in a narrow window. */
const MANY = 4

/** The title first, then those that were chosen, or what the declaration names. */
export function columnsOf(entity: Entity, chosen: readonly string[] | null): readonly Column[] {
  const fields = formModel(entity)
  const edited = entity.list?.edited
  const named = (chosen ?? entity.columns ?? []).flatMap(name => fields.filter(field => field.name === name))
  // What somebody chose stays.
  const isTight = chosen === null && named.length > MANY
  return [
    {
      id: TITLE,
      label: titleField(entity)?.label ?? 'Name',
      field: null,
      numeric: false,
      isRoomy: true,
      givesWay: false,
    },
    ...named.map(field => {
      const { name, label, kind } = field
      const numeric = ['number', 'money', 'percent', 'hours', 'list'].includes(kind)
      const isRoomy = numeric && (edited?.includes(name) ?? true)
      return { id: name, label, field, numeric, isRoomy, givesWay: isTight && (kind === 'text' || kind === 'longText') }
    }),
  ]
}

/** The field whose text is the title, found by trying: the title is declared as a function, not by name. */
export function titleField(entity: Entity): Field | undefined {
  const marker = 'title?'
  return formModel(entity).find(({ kind, name }) => kind === 'text' && titled(entity, { [name]: marker }) === marker)
}

/** A title may be made of what is not there. */
function titled(entity: Entity, body: Readonly<Record<string, unknown>>): string {
  try {
    return entity.title(body)
  } catch {
    return ''
  }
}
