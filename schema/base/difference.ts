import type { Body } from './entity.ts'
import {
  entriesOf,
  fieldRules,
  isRule,
  type MergeRule,
  type MergeRules,
  type Path,
  readField,
  ruleOf,
} from './merge.ts'
import { isObject, sameValue } from './sameValue.ts'

/** The smallest pieces in which two versions of a document differ, as `merge` names them. A list alone is its order. */
export const differences = (before: Body, after: Body, rules: MergeRules = {}): Path[] =>
  between(before, after, { fields: rules }, [])

function between(before: unknown, after: unknown, rule: MergeRule, path: Path): Path[] {
  // What was never there and what is null both read as nothing.
  if (sameValue(before ?? null, after ?? null)) return []
  if (isRule(rule) && 'key' in rule) {
    const [one, other] = [entriesOf(before, rule.key), entriesOf(after, rule.key)]
    if (!one || !other) return [path]
    const shared = [...one.keys()].filter(key => other.has(key))
    const isMoved = !sameValue(
      shared,
      [...other.keys()].filter(key => one.has(key)),
    )
    const pieces = [...new Set([...one.keys(), ...other.keys()])].flatMap(key =>
      between(one.get(key), other.get(key), rule.entry, [...path, key]),
    )
    return isMoved ? [path, ...pieces] : pieces
  }
  if (isRule(rule) && 'read' in rule) {
    const [one, other] = [rule.read(before), rule.read(after)]
    const pieces = one && other ? between(one, other, { fields: {} }, path) : []
    return pieces.length > 0 ? pieces : [path]
  }
  const rules = isObject(before) && isObject(after) ? sharedRules(rule, before, after) : null
  if (!rules || !isObject(before) || !isObject(after)) return [path]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(field =>
    between(readField(before, field, rules), readField(after, field, rules), ruleOf(field, rules), [...path, field]),
  )
}

/** Null where the two are not the same case of a union, or the value has no pieces. */
function sharedRules(rule: MergeRule, before: Body, after: Body): MergeRules | null {
  if (isRule(rule) && 'tag' in rule && before[rule.tag] !== after[rule.tag]) return null
  return fieldRules(rule, before)
}
