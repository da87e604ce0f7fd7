import { z } from 'zod'
import { type Entity, labels } from '../../../schema/base/entity.ts'
import { type ScheduleOf, type Widget, widgets } from '../../../schema/base/fields.ts'
import { entryKeyOf } from '../../../schema/base/mergeRules.ts'

type Options = Readonly<Record<string, string>>

/** What a person meets in a form: decided by the zod type, and by the registered widget where the type does not say it. */
type Kind =
  | { readonly kind: TextKind; readonly maxLength?: number }
  | { readonly kind: 'number'; readonly integer: boolean /** How large a file is. */; readonly isBytes?: boolean }
  | {
      readonly kind:
        | 'money'
        | 'percent'
        | 'hours'
        | 'boolean'
        | 'postcodes'
        | 'richText'
        | 'file'
        | 'target'
        | 'entryKey'
    }
  | { readonly kind: 'image'; readonly isDescribed: boolean }
  | ({ readonly kind: 'choice' } & WithOptions)
  | { readonly kind: 'choices'; readonly options: Options }
  | { readonly kind: 'relation' | 'relations'; readonly to: string }
  | { readonly kind: 'piece'; readonly fields: readonly Field[] }
  | Variants
  | { readonly kind: 'list'; readonly item: Field; readonly key: string | null; readonly schedule?: ScheduleOf }

interface WithOptions {
  readonly options: Options
}

/** A piece of one of several kinds: which one it is says the field `tag`, and each kind has fields of its own. */
interface Variants {
  readonly kind: 'variants'
  readonly tag: Field & WithOptions
  readonly fieldsOf: Readonly<Record<string, readonly Field[]>>
}

const textKinds = {
  text: 'text',
  longText: 'longText',
  markdown: 'markdown',
  email: 'email',
  phone: 'phone',
  url: 'url',
  color: 'color',
  time: 'time',
  localDate: 'date',
  instant: 'instant',
  timeZone: 'timeZone',
  taxClass: 'taxClass',
} as const
type TextKind = (typeof textKinds)[keyof typeof textKinds]

export type Field = Kind & {
  readonly name: string
  readonly label: string
  /** Null is a value of this field: it may be left out. */
  readonly nullable: boolean
  /** An empty text is a value of this field, so it is stored as it is. */
  readonly emptyText: boolean
  /** Has to be entered: neither nothing nor an empty text is a value. */
  readonly required: boolean
}
export type FieldOf<K extends Kind['kind']> = Extract<Field, { kind: K }>

/**
 * The fields of an entity's form in the order of its declaration, derived from nothing but the declaration.
 * Throws where a zod type has no widget: a test walks every registered entity, so this never waits for a user.
 */
export function formModel({ shape }: Pick<Entity, 'shape'>): readonly Field[] {
  const known = models.get(shape)
  if (known) return known
  const fields = fieldsOf(shape)
  models.set(shape, fields)
  return fields
}

/** All fields that may stand in a piece; those of a union come from every one of its kinds. */
export function partsOfField(field: Field): readonly Field[] {
  if (field.kind === 'piece') return field.fields
  return field.kind === 'variants' ? [field.tag, ...Object.values(field.fieldsOf).flat()] : []
}

const models = new WeakMap<z.ZodObject, readonly Field[]>()

function fieldsOf(shape: z.ZodObject): readonly Field[] {
  const words = labels(shape)
  return Object.entries(shape.shape).map(([name, type]) => fieldOf(name, words[name] ?? name, type))
}

function fieldOf(name: string, label: string, declared: z.core.$ZodType): Field {
  const type = unwrapped(declared)
  const allows = (value: unknown) => z.safeParse(declared, value).success
  const nullable = allows(null)
  const emptyText = type instanceof z.ZodString && allows('')
  const isComposed = type instanceof z.ZodObject || type instanceof z.ZodArray || type instanceof z.ZodBoolean
  return { name, label, nullable, emptyText, required: !isComposed && !nullable && !emptyText, ...kindOf(name, type) }
}

function unwrapped(type: z.core.$ZodType): z.core.$ZodType {
  return type instanceof z.ZodOptional || type instanceof z.ZodNullable ? unwrapped(type.unwrap()) : type
}

function kindOf(name: string, type: z.core.$ZodType): Kind {
  const widget = widgets.get(type)
  if (widget?.widget === 'schedule' && type instanceof z.ZodArray)
    return { kind: 'list', item: fieldOf('', '', type.element), key: null, schedule: widget }
  if (widget && widget.widget !== 'schedule') return kindOfWidget(widget, type)
  if (type instanceof z.ZodString) return textOf('text', type)
  if (type instanceof z.ZodNumber) return { kind: 'number', integer: type.isInt }
  if (type instanceof z.ZodBoolean) return { kind: 'boolean' }
  if (type instanceof z.ZodEnum) return { kind: 'choice', options: optionsOf(type.options) }
  if (type instanceof z.ZodLiteral) return { kind: 'choice', options: optionsOf([...type.values]) }
  if (type instanceof z.ZodObject) return { kind: 'piece', fields: fieldsOf(type) }
  if (type instanceof z.ZodDiscriminatedUnion) return variantsOf(type)
  if (type instanceof z.ZodArray) return kindOfList(type)
  throw new Error(`The field ${name} is of the type ${type._zod.def.type}, for which forms have no widget`)
}

function kindOfWidget(widget: Exclude<Widget, { widget: 'schedule' }>, type: z.core.$ZodType): Kind {
  switch (widget.widget) {
    case 'choice':
      return { kind: 'choice', options: widget.options }
    case 'relation':
      return { kind: 'relation', to: widget.to }
    case 'bytes':
      return { kind: 'number', integer: true, isBytes: true }
    case 'image':
      return { kind: 'image', isDescribed: type instanceof z.ZodObject && 'alt' in type.shape }
    case 'money':
    case 'percent':
    case 'hours':
    case 'postcodes':
    case 'richText':
    case 'file':
    case 'target':
    case 'entryKey':
      return { kind: widget.widget }
    default:
      return textOf(textKinds[widget.widget], type)
  }
}

function kindOfList(list: z.ZodArray): Kind {
  const item = fieldOf('', '', list.element)
  if (item.kind === 'choice') return { kind: 'choices', options: item.options }
  if (item.kind === 'relation') return { kind: 'relations', to: item.to }
  return { kind: 'list', item, key: entryKeyOf(list) }
}

/** The kinds of a union of pieces made by `variants`: in each of them the tag is a word of its own. */
function variantsOf(union: z.ZodDiscriminatedUnion): Variants {
  const name = union.def.discriminator
  const words = labels(union)
  const kinds = union.options.flatMap(option => {
    const tag = option instanceof z.ZodObject ? option.shape[name] : undefined
    if (!(option instanceof z.ZodObject) || !(tag instanceof z.ZodLiteral)) return []
    const fields = fieldsOf(option).filter(field => field.name !== name)
    return [...tag.values].map(value => ({ key: String(value), label: labels(option)[name], fields }))
  })
  const options = Object.fromEntries(kinds.map(({ key }) => [key, words[key] ?? key]))
  const label = kinds[0]?.label ?? name
  return {
    kind: 'variants',
    tag: { name, label, kind: 'choice', options, nullable: false, emptyText: false, required: true },
    fieldsOf: Object.fromEntries(kinds.map(({ key, fields }) => [key, fields])),
  }
}

/** What may be longer than this gets room for several lines. */
const longestLine = 255

function textOf(kind: TextKind, type: z.core.$ZodType): Kind {
  const maxLength = type instanceof z.ZodString ? type.maxLength : null
  if (maxLength === null) return { kind }
  return { kind: kind === 'text' && maxLength > longestLine ? 'longText' : kind, maxLength }
}

function optionsOf(words: readonly unknown[]): Options {
  return Object.fromEntries(words.map(word => [String(word), String(word)]))
}
