import type { Compare } from '../../data/office/rows.ts'
import type { Field } from '../form/formModel.ts'
import { entriesOf } from '../form/formValues.ts'

const german = new Intl.Collator('de', { numeric: true })

/** Place of a document of another type in the order of its titles. */
type Ranks = (id: number) => number | undefined

/** How rows stand in order of a field: numbers by size, words by the alphabet, relations by title; what is empty stands last. */
export function compareBy(field: Field, ranks: Ranks): Compare {
  const key = keyOf(field, ranks)
  const keys = new WeakMap<object, string | number | null>()
  const keyFor = (row: Parameters<Compare>[0]) => {
    const known = keys.get(row)
    if (known !== undefined) return known
    const made = key(row.body[field.name])
    keys.set(row, made)
    return made
  }
  return (one, other) => compared(keyFor(one), keyFor(other))
}

function compared(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return german.compare(String(one), String(other))
}

type Key = (value: unknown) => string | number | null

function keyOf(field: Field, ranks: Ranks): Key {
  switch (field.kind) {
    case 'boolean':
      return value => (value === true ? 0 : 1)
    case 'number':
    case 'money':
    case 'percent':
    case 'hours':
      return value => (typeof value === 'number' ? value : null)
    case 'choice':
      return value => field.options[String(value)] ?? null
    case 'relation':
      return value => (typeof value === 'number' ? (ranks(value) ?? null) : null)
    case 'instant':
      return value => (typeof value === 'string' ? Date.parse(value) : null)
    case 'choices':
    case 'relations':
    case 'list':
    case 'postcodes':
      return value => entriesOf(value).length
    default:
      return value => (typeof value === 'string' && value !== '' ? value : null)
  }
}

/** Kinds of fields that have an order. */
export const isSortable = ({ kind }: Field): boolean => !['piece', 'variants', 'image'].includes(kind)
