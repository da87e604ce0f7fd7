import { formatMoney } from '../../../schema/base/money.ts'
import { excerpt, textIn } from '../../../schema/base/richText/excerpt.ts'
import { uploadIn } from '../../../schema/base/uploads.ts'
import { addressesIn } from '../../../schema/website/textAddresses.ts'
import { dateText } from '../../ui/dates/typedDates.ts'
import { formatBytes } from '../../ui/formatBytes.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { wallTime } from './controls/instants.ts'
import { hoursText, numberText } from './controls/numbers.ts'
import { postcodesText } from './controls/postcodes.ts'
import type { Field, FieldOf } from './formModel.ts'
import { entriesOf, type Parts, partsOf } from './formValues.ts'

/** What values need from outside to be named: titles of related documents and tax classes, the currency, the zone of instants. */
export interface Naming {
  readonly title: (type: string, id: number) => string | undefined
  readonly taxClass: (key: string) => string | undefined
  readonly currency: string
  readonly zone: string
}

/** A stored value as a person reads it, in a list's cell or a sentence; '' where there is nothing. */
export function valueText(field: Field, value: unknown, naming: Naming): string {
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'money':
      return formatMoney(Number(value), naming.currency)
    case 'percent':
      return `${numberText(Number(value))}\u00a0%`
    case 'hours':
      return `${hoursText(Number(value))}\u00a0h`
    case 'number':
      return field.isBytes ? formatBytes(Number(value)) : numberText(Number(value))
    case 'boolean':
      return value ? 'Ja' : 'Nein'
    case 'choice':
      return field.options[String(value)] ?? String(value)
    case 'choices':
      return entriesOf(value)
        .map(key => field.options[String(key)] ?? String(key))
        .join(', ')
    case 'relation':
      return titleOf(field.to, value, naming)
    case 'taxClass':
      return naming.taxClass(String(value)) ?? String(value)
    case 'postcodes':
      return postcodesText(entriesOf(value).map(String))
    case 'relations':
      return entriesOf(value)
        .map(id => titleOf(field.to, id, naming))
        .join(', ')
    case 'date':
      return dateText(String(value))
    case 'instant':
      return instantText(String(value), naming.zone)
    case 'image': {
      const { id } = partsOf(value)
      return naming.title('images', Number(id)) ?? `Bild ${String(id)}`
    }
    case 'richText':
      return excerpt(textIn(value))
    case 'entryKey':
      return ''
    case 'file':
      return String(partsOf(value)['name'])
    case 'piece':
      return pieceText(field.fields, partsOf(value), naming)
    case 'variants':
      return variantText(field, partsOf(value), naming)
    case 'list':
      return entriesOf(value)
        .map(item => valueText(field.item, item, naming))
        .join('; ')
    default:
      return String(value)
  }
}

/** The same for a table's narrow cell: lists are counted instead of told. */
export function cellText(field: Field, value: unknown, naming: Naming): string {
  if (field.kind === 'list' && Array.isArray(value)) return value.length === 0 ? '' : String(value.length)
  if (field.kind === 'relations' && Array.isArray(value) && value.length > 3) {
    const first = valueText(field, value.slice(0, 2), naming)
    return `${first} und ${value.length - 2} weitere`
  }
  return valueText(field, value, naming)
}

/** Ids of other documents that a value names, by type: whose titles have to be known to describe it. */
export function relatedIds(field: Field, value: unknown): readonly (readonly [type: string, id: number])[] {
  if (value === null || value === undefined) return []
  switch (field.kind) {
    case 'relation':
      return [[field.to, Number(value)]]
    case 'relations':
      return entriesOf(value).map(id => [field.to, Number(id)] as const)
    case 'image':
      return [['images', Number(partsOf(value)['id'])]]
    case 'file':
      return [['uploads', Number(partsOf(value)['id'])]]
    case 'richText':
      return addressesIn(value).flatMap(address => {
        const id = uploadIn(address)
        return id === null ? [] : [['uploads', id] as const]
      })
    case 'piece':
      return field.fields.flatMap(part => relatedIds(part, partsOf(value)[part.name]))
    case 'variants':
      return fieldsOfKind(field, partsOf(value)).flatMap(part => relatedIds(part, partsOf(value)[part.name]))
    case 'list':
      return entriesOf(value).flatMap(item => relatedIds(field.item, item))
    default:
      return []
  }
}

function titleOf(type: string, id: unknown, naming: Naming): string {
  return naming.title(type, Number(id)) ?? shellTexts.unknown
}

/** 'Bild (Breite: 3)': the kind, and what was entered for it. */
function variantText(field: FieldOf<'variants'>, value: Parts, naming: Naming): string {
  const told = pieceText(fieldsOfKind(field, value), value, naming)
  const kind = valueText(field.tag, value[field.tag.name], naming)
  return told === '' ? kind : `${kind} (${told})`
}

const fieldsOfKind = ({ tag, fieldsOf }: FieldOf<'variants'>, value: Parts): readonly Field[] =>
  fieldsOf[String(value[tag.name])] ?? []

function pieceText(fields: readonly Field[], value: Parts, naming: Naming): string {
  const told = fields.map(part => [part, valueText(part, value[part.name], naming)] as const)
  return told
    .filter(([part, text]) => text !== '' && !(part.kind === 'boolean' && !value[part.name]))
    .map(([part, text]) => (part.kind === 'boolean' ? part.label : `${part.label}: ${text}`))
    .join(', ')
}

function instantText(instant: string, zone: string): string {
  const [date = '', time = ''] = wallTime(instant, zone).split('T')
  return date ? `${dateText(date)}, ${time}` : instant
}
