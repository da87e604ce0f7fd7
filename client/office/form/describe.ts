import { formatMoney } from '../../../schema/base/money.ts'
import { dateText } from './controls/dates.ts'
import { wallTime } from './controls/instants.ts'
import { numberText } from './controls/numbers.ts'
import type { Field } from './formModel.ts'

/** What values need from outside to be named: titles of related documents, the currency, the zone of instants. */
export interface Words {
  readonly title: (type: string, id: number) => string | undefined
  readonly currency: string
  readonly zone: string
}

/** A stored value as a person reads it, in a list's cell or a sentence; '' where there is nothing. */
export function describe(field: Field, value: unknown, words: Words): string {
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'money':
      return formatMoney(value as number, words.currency)
    case 'percent':
      return `${numberText(value as number)}\u00a0%`
    case 'number':
      return numberText(value as number)
    case 'boolean':
      return value ? 'Ja' : 'Nein'
    case 'choice':
      return field.options[String(value)] ?? String(value)
    case 'choices':
      return (value as string[]).map(key => field.options[key] ?? key).join(', ')
    case 'relation':
      return words.title(field.to, value as number) ?? `Nr. ${value as number}`
    case 'relations':
      return (value as number[]).map(id => words.title(field.to, id) ?? `Nr. ${id}`).join(', ')
    case 'date':
      return dateText(String(value))
    case 'instant':
      return instantText(String(value), words.zone)
    case 'image':
      return `Bild ${(value as { id: number }).id}`
    case 'piece':
      return describePiece(field.fields, value as Record<string, unknown>, words)
    case 'list':
      return (value as unknown[]).map(item => describe(field.item, item, words)).join('; ')
    default:
      return String(value)
  }
}

/** The same for a table's narrow cell: lists are counted instead of told. */
export function describeShort(field: Field, value: unknown, words: Words): string {
  if (field.kind === 'list' && Array.isArray(value)) return value.length === 0 ? '' : String(value.length)
  if (field.kind === 'relations' && Array.isArray(value) && value.length > 3) {
    const first = describe(field, value.slice(0, 2), words)
    return `${first} und ${value.length - 2} weitere`
  }
  return describe(field, value, words)
}

/** Ids of other documents that a value names, by type: whose titles have to be known to describe it. */
export function relatedIds(field: Field, value: unknown): readonly (readonly [type: string, id: number])[] {
  if (value === null || value === undefined) return []
  switch (field.kind) {
    case 'relation':
      return [[field.to, value as number]]
    case 'relations':
      return (value as number[]).map(id => [field.to, id] as const)
    case 'piece':
      return field.fields.flatMap(part => relatedIds(part, (value as Record<string, unknown>)[part.name]))
    case 'list':
      return (value as unknown[]).flatMap(item => relatedIds(field.item, item))
    default:
      return []
  }
}

function describePiece(fields: readonly Field[], value: Record<string, unknown>, words: Words): string {
  const told = fields.map(part => [part, describe(part, value[part.name], words)] as const)
  return told
    .filter(([part, text]) => text !== '' && !(part.kind === 'boolean' && !value[part.name]))
    .map(([part, text]) => (part.kind === 'boolean' ? part.label : `${part.label}: ${text}`))
    .join(', ')
}

function instantText(instant: string, zone: string): string {
  const [date = '', time = ''] = wallTime(instant, zone).split('T')
  return date ? `${dateText(date)}, ${time}` : instant
}
