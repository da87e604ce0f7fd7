import { isObject, sameValue } from './sameValue.ts'

/** How a value is merged where both sides changed it: taken whole, or piece by piece. Made by `mergeRules` from a shape. */
export type MergeRule =
  | 'whole'
  /** An object: field by field. */
  | { readonly fields: MergeRules }
  /**
   * A list of objects, no two of which have the same `key`: entry by entry. `isUnasked`: of two orders theirs counts, and an
   * entry that one took away and the other changed stays.
   */
  | { readonly key: string; readonly entry: MergeRule; readonly isUnasked?: true }
  /** A list of plain values (ids), each there once: by what they are. Nobody is asked about it. */
  | 'values'
  /** An object whose field `tag` says which of the cases it is: field by field within one case. */
  | { readonly tag: string; readonly cases: Readonly<Record<string, MergeRule>> }
  /** A value that reads as named parts: part by part, each taken whole. What does not read so is taken whole itself. */
  | { readonly read: (value: unknown) => Body | null; readonly write: (parts: Body) => unknown }
  /** A field that is null as long as it says the same as the field `like` of its object. */
  | { readonly like: string; readonly rule: MergeRule }
/** Rules of the fields of an object; a field without one is taken whole. */
export type MergeRules = Readonly<Record<string, MergeRule>>

/** Names of fields and, for entries of a list, their keys: `['config', 'parts', 'sauce', 'name']`. */
export type Path = readonly string[]
export type Side = 'mine' | 'theirs'
type Body = Readonly<Record<string, unknown>>

export interface Merged {
  readonly body: Body
  /** The smallest pieces that both sides changed, each in its own way. */
  readonly conflicts: readonly Path[]
}

/**
 * Three-way merge of JSON objects: what only one side changed since `base` is taken from that side, and the same change made
 * by both is none. A piece in conflict gets the value of the side that `decide` names for its path, else mine.
 */
export function merge(
  base: Body,
  mine: Body,
  theirs: Body,
  rules: MergeRules = {},
  decide: (path: Path) => Side = () => 'mine',
): Merged {
  const conflicts: Path[] = []
  const settle = (path: Path) => {
    conflicts.push(path)
    return decide(path)
  }
  return { body: mergeFields({ base, mine, theirs }, rules, [], settle), conflicts }
}

/** The top-level fields of paths, each once. */
export const fieldsOf = (paths: readonly Path[]): string[] => [...new Set(paths.flatMap(([field]) => field ?? []))]

/** The piece of `body` at a path that `merge` named; undefined where there is none. */
export function pieceAt(body: Body, path: Path, rules: MergeRules): unknown {
  return pieceIn(body, path, { fields: rules })
}

function pieceIn(value: unknown, [step, ...rest]: Path, rule: MergeRule): unknown {
  if (step === undefined) return value
  if (isRule(rule) && 'key' in rule) return pieceIn(entriesOf(value, rule.key)?.get(step), rest, rule.entry)
  if (isRule(rule) && 'read' in rule) return pieceIn(rule.read(value)?.[step], rest, 'whole')
  const body: Body = isObject(value) ? value : {}
  const rules = fieldRules(rule, body) ?? {}
  return pieceIn(readField(body, step, rules), rest, ruleOf(step, rules))
}

/** The value of a field; where it is null because another one says the same, the value of that one. */
export function readField(body: Body, field: string, rules: MergeRules): unknown {
  const rule = rules[field] ?? 'whole'
  const value = body[field]
  return isRule(rule) && 'like' in rule ? (value ?? body[rule.like] ?? value) : value
}

/** How the values of a field are merged. */
export function ruleOf(field: string, rules: MergeRules): MergeRule {
  const rule = rules[field] ?? 'whole'
  return isRule(rule) && 'like' in rule ? rule.rule : rule
}

interface Sides<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}
type Settle = (path: Path) => Side

function mergeFields(sides: Sides<Body>, rules: MergeRules, path: Path, settle: Settle): Body {
  const { base, mine, theirs } = sides
  const merged: Record<string, unknown> = {}
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const values = {
      base: readField(base, field, rules),
      mine: readField(mine, field, rules),
      theirs: readField(theirs, field, rules),
    }
    const value = mergeValue(values, ruleOf(field, rules), [...path, field], settle)
    if (value !== undefined) merged[field] = value
  }
  for (const [field, rule] of Object.entries(rules))
    if (isRule(rule) && 'like' in rule && field in merged && sameValue(merged[field], merged[rule.like]))
      merged[field] = null
  return merged
}

function mergeValue(sides: Sides<unknown>, rule: MergeRule, path: Path, settle: Settle): unknown {
  const { base, mine, theirs } = sides
  if (sameValue(base, mine)) return theirs
  if (sameValue(base, theirs) || sameValue(mine, theirs)) return mine
  if (rule === 'values') {
    const lists = each(sides, valuesOf)
    if (lists) return mergeEntries(lists, 'whole', path, unasked)
  } else if (isRule(rule) && 'key' in rule) {
    const lists = each(sides, list => entriesOf(list, rule.key))
    if (lists) return mergeEntries(lists, rule.entry, path, settle, rule.isUnasked)
  } else if (isRule(rule) && 'read' in rule) {
    const parts = each(sides, rule.read)
    if (parts) return rule.write(mergeFields(parts, {}, path, settle))
  } else {
    const bodies = each(sides, body => (isObject(body) ? body : null))
    const rules = bodies && sharedRules(rule, bodies)
    if (rules) return mergeFields(bodies, rules, path, settle)
  }
  return sides[settle(path)]
}

/** Whether a rule says how a value is merged in pieces. */
export const isRule = (rule: MergeRule): rule is Exclude<MergeRule, string> => typeof rule !== 'string'

const unasked: Settle = () => 'theirs'

/** The three values as what they have to be to be merged; null where one of them is something else. */
function each<Value>(sides: Sides<unknown>, read: (value: unknown) => Value | null): Sides<Value> | null {
  const [base, mine, theirs] = [read(sides.base), read(sides.mine), read(sides.theirs)]
  return base !== null && mine !== null && theirs !== null ? { base, mine, theirs } : null
}

/** Null where the three are not the same case of a union, or the value has no pieces. */
function sharedRules(rule: MergeRule, { base, mine, theirs }: Sides<Body>): MergeRules | null {
  if (isRule(rule) && 'tag' in rule && (base[rule.tag] !== mine[rule.tag] || base[rule.tag] !== theirs[rule.tag]))
    return null
  return fieldRules(rule, base)
}

/** How the fields of a value are merged one by one; null where it is taken whole, is a list or reads as parts. */
export function fieldRules(rule: MergeRule, body: Body): MergeRules | null {
  if (!isRule(rule) || 'key' in rule || 'read' in rule || 'like' in rule) return null
  if ('fields' in rule) return rule.fields
  const name = String(body[rule.tag])
  return Object.hasOwn(rule.cases, name) ? fieldRules(rule.cases[name] ?? 'whole', body) : null
}

type Entries<Entry = unknown> = ReadonlyMap<string, Entry>

/** The entries of a list by their key; null where it is no list of objects with a key each of their own. */
export function entriesOf(list: unknown, key: string): Entries<Body> | null {
  if (!Array.isArray(list)) return null
  const entries = new Map<string, Body>()
  for (const entry of list) {
    const name = isObject(entry) ? entry[key] : undefined
    if (!isObject(entry) || (typeof name !== 'string' && typeof name !== 'number')) return null
    entries.set(String(name), entry)
  }
  return entries.size === list.length ? entries : null
}

/** Plain values by what they are; null where it is no list of texts and numbers that are each there once. */
function valuesOf(list: unknown): Entries | null {
  if (list === undefined) return new Map()
  if (!Array.isArray(list) || !list.every(value => typeof value === 'string' || typeof value === 'number')) return null
  const values = new Map(list.map((value): [string, unknown] => [String(value), value]))
  return values.size === list.length ? values : null
}

function mergeEntries(
  lists: Sides<Entries>,
  rule: MergeRule,
  path: Path,
  settle: Settle,
  isUnasked = false,
): unknown[] {
  const { base, mine, theirs } = lists
  const merged = new Map<string, unknown>()
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const values = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    // Both added it: what each put into it is there.
    if (isUnasked && !base.has(key) && mine.has(key) && theirs.has(key)) values.base = {}
    const isGone = values.mine === undefined || values.theirs === undefined
    const side: Side = values.mine === undefined ? 'theirs' : 'mine'
    const value = mergeValue(values, rule, [...path, key], isUnasked && isGone ? () => side : settle)
    if (value !== undefined) merged.set(key, value)
  }
  return orderOf(lists, path, isUnasked ? unasked : settle).flatMap(key => (merged.has(key) ? [merged.get(key)] : []))
}

/**
 * The keys of both sides in one order: those that both have as whoever moved them wants them, and what only one side has
 * behind what it follows there. Two different orders are a conflict of the list itself.
 */
function orderOf({ base, mine, theirs }: Sides<Entries>, path: Path, settle: Settle): string[] {
  const myOrder = [...mine.keys()].filter(key => theirs.has(key))
  const theirOrder = [...theirs.keys()].filter(key => mine.has(key))
  const isMoved = (order: readonly string[]) =>
    !sameValue(
      order.filter(key => base.has(key)),
      [...base.keys()].filter(key => mine.has(key) && theirs.has(key)),
    )
  const shared = () => {
    if (sameValue(myOrder, theirOrder)) return myOrder
    if (isMoved(myOrder) && isMoved(theirOrder)) return settle(path) === 'mine' ? myOrder : theirOrder
    if (isMoved(myOrder)) return myOrder
    if (isMoved(theirOrder)) return theirOrder
    // Both added the same entry in different places: either will do, as long as it is the same from both sides.
    return JSON.stringify(myOrder) < JSON.stringify(theirOrder) ? myOrder : theirOrder
  }
  const added = [addedAfter(mine, theirs), addedAfter(theirs, mine)]
  return [START, ...shared()].flatMap(key => {
    const runs = added.flatMap(after => after.get(key) ?? [])
    return [...(key === START ? [] : [key]), ...runs.toSorted(byFirst).flat()]
  })
}

/** What stands before every entry of a list; no key of ours reads so, because text never holds U+0000. */
const START = '\u0000'

/** The keys that only `one` has, in runs by the shared key they follow. */
function addedAfter(one: Entries, other: Entries): ReadonlyMap<string, string[][]> {
  const runs = new Map<string, string[][]>()
  let anchor = START
  for (const key of one.keys()) {
    if (other.has(key)) anchor = key
    else if (runs.has(anchor)) runs.get(anchor)?.[0]?.push(key)
    else runs.set(anchor, [[key]])
  }
  return runs
}

const byFirst = ([one = '']: readonly string[], [other = '']: readonly string[]): number =>
  one < other ? -1 : Number(one > other)
