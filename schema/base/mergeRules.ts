import { z } from 'zod'
import { keyOf, likeField, openingHours, widgets } from './fields.ts'
import { type DayTexts, dayTextsOf, rulesOfDayTexts } from './hours/dayTexts.ts'
import type { MergeRule, MergeRules } from './merge.ts'

const known = new WeakMap<z.ZodObject, MergeRules>()

/**
 * How documents of a shape are merged: objects field by field, lists made by `distinct` (or of objects with an `id`) entry
 * by entry, relations by id, discriminated unions within a case, hours day by day. What a form shows in one control of its own is one value.
 */
export function mergeRules(shape: z.ZodObject): MergeRules {
  const present = known.get(shape)
  if (present) return present
  const rules = Object.fromEntries(Object.entries(shape.shape).map(([field, type]) => [field, ruleOf(type)]))
  known.set(shape, rules)
  return rules
}

function ruleOf(type: z.core.$ZodType): MergeRule {
  const like = likeField.get(type)
  return like ? { like: like.field, rule: ruleOfKind(type) } : ruleOfKind(type)
}

function ruleOfKind(type: z.core.$ZodType): MergeRule {
  if (widgets.get(type)?.widget === 'schedule') return byDay
  if (widgets.has(type)) return 'whole'
  if (type instanceof z.ZodObject) return { fields: mergeRules(type) }
  if (type instanceof z.ZodArray) return listRule(type)
  if (type instanceof z.ZodDiscriminatedUnion) return unionRule(type)
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional || type instanceof z.ZodDefault)
    return ruleOf(type.unwrap())
  return 'whole'
}

const rules = openingHours()
const byDay: MergeRule = {
  read(value): DayTexts | null {
    const hours = rules.safeParse(value)
    return hours.success ? dayTextsOf(hours.data) : null
  },
  write: rulesOfDayTexts,
}

function listRule(list: z.ZodArray): MergeRule {
  if (widgets.get(list.element)?.widget === 'relation') return 'values'
  const key = entryKeyOf(list)
  if (key === null) return 'whole'
  return { key, entry: ruleOf(list.element), ...(keyOf.get(list)?.isUnasked ? { isUnasked: true } : {}) }
}

/** The field that tells the entries of a list apart; null where only their place does. */
export function entryKeyOf(list: z.ZodArray): string | null {
  const { element } = list
  return keyOf.get(list)?.key ?? (element instanceof z.ZodObject && 'id' in element.shape ? 'id' : null)
}

function unionRule({ def }: z.ZodDiscriminatedUnion): MergeRule {
  const cases = def.options.flatMap(option => {
    const tag = option instanceof z.ZodObject ? option.shape[def.discriminator] : undefined
    return tag instanceof z.ZodLiteral ? [...tag.values].map(value => [String(value), ruleOf(option)] as const) : []
  })
  return { tag: def.discriminator, cases: Object.fromEntries(cases) }
}
