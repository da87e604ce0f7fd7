import { z } from 'zod'
import type { Body, Entity } from './entity.ts'
import { type Widget, widgets } from './fields.ts'
import { isObject } from './sameValue.ts'

/** What a document is found by: its texts, and the documents whose titles count too. */
interface Words {
  readonly texts: readonly string[]
  readonly named: readonly (readonly [type: string, id: number])[]
}

type Gather = (value: unknown, into: { texts: string[]; named: [string, number][] }) => void

const known = new WeakMap<z.ZodObject, Gather>()

/** The words of a document: of the fields its entity names, or else all texts and everything it names. */
export function wordsOf({ shape, words }: Pick<Entity, 'shape' | 'words'>, body: Body): Words {
  const into: { texts: string[]; named: [string, number][] } = { texts: [], named: [] }
  const gather = known.get(shape) ?? gatherFields(shape, words)
  known.set(shape, gather)
  gather(body, into)
  return into
}

function gatherFields(shape: z.ZodObject, only?: readonly string[]): Gather {
  const fields = Object.entries(shape.shape).flatMap(([name, type]) => {
    const gather = only && !only.includes(name) ? null : gatherer(type)
    return gather ? [[name, gather] as const] : []
  })
  return (value, into) => {
    if (isObject(value)) for (const [name, gather] of fields) gather(value[name], into)
  }
}

/** Words that people know; keys, times and colours are none. */
const readable: readonly Widget['widget'][] = ['longText', 'markdown', 'email', 'phone', 'url', 'postcodes']

/** Null where a field has no words. */
function gatherer(type: z.core.$ZodType): Gather | null {
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault)
    return gatherer(type.unwrap())
  const widget = widgets.get(type)
  if (widget?.widget === 'relation') {
    const { to } = widget
    return (value, into) => {
      if (typeof value === 'number') into.named.push([to, value])
    }
  }
  if (widget && !readable.includes(widget.widget)) return null
  if (type instanceof z.ZodString) return gatherText
  if (type instanceof z.ZodObject) return gatherFields(type)
  if (type instanceof z.ZodDiscriminatedUnion) return gatherAny(type.options)
  if (!(type instanceof z.ZodArray)) return null
  const entry = gatherer(type.element)
  if (!entry) return null
  return (value, into) => {
    if (Array.isArray(value)) for (const each of value) entry(each, into)
  }
}

const gatherText: Gather = (value, into) => {
  if (typeof value === 'string' && value !== '') into.texts.push(value)
}

/** What stands in a piece of whatever kind; a field of the same name in another kind has no other words. */
function gatherAny(kinds: readonly z.core.$ZodType[]): Gather {
  const fields = new Map<string, Gather>()
  for (const kind of kinds)
    if (kind instanceof z.ZodObject)
      for (const [name, type] of Object.entries(kind.shape)) {
        const gather = gatherer(type)
        if (gather) fields.set(name, gather)
      }
  return (value, into) => {
    if (isObject(value)) for (const [name, gather] of fields) gather(value[name], into)
  }
}
