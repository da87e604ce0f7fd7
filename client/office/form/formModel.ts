import type { z } from 'zod'
import { type Entity, labels } from '../../../schema/base/entity.ts'
import { type Widget, widgets } from '../../../schema/base/fields.ts'

type Options = Readonly<Record<string, string>>

/** What a person meets in a form: decided by the zod type, and by the registered widget where the type does not say it. */
export type Kind =
  | { readonly kind: TextKind; readonly maxLength?: number }
  | { readonly kind: 'number'; readonly integer: boolean }
  | { readonly kind: 'money' | 'percent' | 'boolean' | 'image' }
  | { readonly kind: 'choice' | 'choices'; readonly options: Options }
  | { readonly kind: 'relation' | 'relations'; readonly to: string }
  | { readonly kind: 'piece'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly item: Field }

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
export type TextKind = (typeof textKinds)[keyof typeof textKinds]

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

/**
 * The fields of an entity's form in the order of its declaration, derived from nothing but the declaration.
 * Throws where a zod type has no widget: a test walks every registered entity, so this never waits for a user.
 */
export function formModel(entity: Entity): readonly Field[] {
  const known = models.get(entity)
  if (known) return known
  const fields = fieldsOf(entity.shape)
  models.set(entity, fields)
  return fields
}

const models = new WeakMap<Entity, readonly Field[]>()

function fieldsOf(shape: z.ZodObject): readonly Field[] {
  const words = labels(shape)
  return Object.entries(shape.shape).map(([name, type]) => fieldOf(name, words[name] ?? name, type as z.ZodType))
}

function fieldOf(name: string, label: string, declared: z.ZodType): Field {
  const { type, nullable } = unwrapped(declared)
  const emptyText = type.type === 'string' && type.safeParse('').success
  const needsValue = !['boolean', 'array', 'object'].includes(type.type)
  return { name, label, nullable, emptyText, required: needsValue && !nullable && !emptyText, ...kindOf(name, type) }
}

function unwrapped(declared: z.ZodType): { type: z.ZodType; nullable: boolean } {
  const nullable = declared.safeParse(null).success
  let type = declared
  while (type.type === 'optional' || type.type === 'nullable') type = (type as z.ZodOptional<z.ZodType>).unwrap()
  return { type, nullable }
}

function kindOf(name: string, type: z.ZodType): Kind {
  const widget = widgets.get(type)
  if (widget) return kindOfWidget(widget, type)
  switch (type.type) {
    case 'string':
      return textOf('text', type as z.ZodString)
    case 'number':
      return { kind: 'number', integer: (type as z.ZodNumber).isInt }
    case 'boolean':
      return { kind: 'boolean' }
    case 'enum':
      return { kind: 'choice', options: optionsOf(type as z.ZodEnum) }
    case 'object':
      return { kind: 'piece', fields: fieldsOf(type as z.ZodObject) }
    case 'array':
      return kindOfList((type as z.ZodArray<z.ZodType>).element)
    default:
      throw new Error(`The field ${name} is of the type ${type.type}, for which forms have no widget`)
  }
}

function kindOfWidget(widget: Widget, type: z.ZodType): Kind {
  switch (widget.widget) {
    case 'choice':
      return { kind: 'choice', options: widget.options }
    case 'relation':
      return { kind: 'relation', to: widget.to }
    case 'money':
    case 'percent':
    case 'image':
      return { kind: widget.widget }
    default:
      return textOf(textKinds[widget.widget], type as z.ZodString)
  }
}

function kindOfList(element: z.ZodType): Kind {
  const item = fieldOf('', '', element)
  if (item.kind === 'choice') return { kind: 'choices', options: item.options }
  if (item.kind === 'relation') return { kind: 'relations', to: item.to }
  return { kind: 'list', item }
}

/** What may be longer than this gets room for several lines. */
const longestLine = 255

function textOf(kind: TextKind, { maxLength }: z.ZodString): Kind {
  if (maxLength === null || maxLength === undefined) return { kind }
  return { kind: kind === 'text' && maxLength > longestLine ? 'longText' : kind, maxLength }
}

function optionsOf({ options }: z.ZodEnum): Options {
  return Object.fromEntries(options.map(option => [String(option), String(option)]))
}
