import { isObject, sameValue } from '../../../schema/base/sameValue.ts'
import { ProtocolFault } from './names.ts'

/** Conditions of one selector: more are no question of a person, and each is asked of every document. */
const MAX_CONDITIONS = 100
/** Values all of them compare with, and what is in those. */
const MAX_VALUES = 1000
/** Names of a path: nothing of ours lies deeper. */
const MAX_STEPS = 16

type Test = (value: unknown) => boolean

/**
 * A Mango selector (https://docs.couchdb.org/en/stable/api/database/find.html#selector-syntax) as a test of a document:
 * fields by name, `a.b` or nested, compared by `$eq`, `$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$nin`, `$exists`, joined by
 * `$and`, `$or`, `$nor`, `$not`. Throws 400 for any other operator.
 */
export function selectorOf(selector: unknown): Test {
  if (!isObject(selector)) throw bad('`selector` must be an object.')
  const left = { conditions: MAX_CONDITIONS, values: MAX_VALUES }
  return fields(selector, left)
}

interface Left {
  conditions: number
  values: number
}

function fields(selector: Readonly<Record<string, unknown>>, left: Left): Test {
  const tests = Object.entries(selector).map(([name, condition]): Test => {
    if ((left.conditions -= 1) < 0) throw bad('The selector has too many conditions.')
    if (name.startsWith('$')) return joined(name, condition, left)
    const path = name.split('.', MAX_STEPS + 1)
    if (path.length > MAX_STEPS) throw bad('The selector has too long a path.')
    const test = conditionOf(condition, left)
    return document =>
      test(path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), document))
  })
  return document => tests.every(test => test(document))
}

/** What a field has to be: equal to a value, or what its operators say; an object without operators is a selector of what is in it. */
function conditionOf(condition: unknown, left: Left): Test {
  if (!isObject(condition)) return sameAs(condition, left)
  const names = Object.keys(condition)
  if (!names.some(name => name.startsWith('$')))
    return names.length === 0 ? value => sameValue(value, {}) : fields(condition, left)
  const tests = Object.entries(condition).map(([name, wanted]): Test => {
    if ((left.conditions -= 1) < 0) throw bad('The selector has too many conditions.')
    return name === '$not' ? not(conditionOf(wanted, left)) : compared(name, wanted, left)
  })
  return value => tests.every(test => test(value))
}

function joined(name: string, given: unknown, left: Left): Test {
  if (name === '$not' && isObject(given)) return not(fields(given, left))
  if (!Array.isArray(given)) throw bad(`${name} must be a list.`)
  const tests = given.map(each => {
    if (!isObject(each)) throw bad(`${name} must be a list of selectors.`)
    return fields(each, left)
  })
  if (name === '$and') return document => tests.every(test => test(document))
  if (name === '$or') return document => tests.some(test => test(document))
  if (name === '$nor') return document => !tests.some(test => test(document))
  throw bad(`The operator ${name} is not known here.`)
}

function compared(name: string, wanted: unknown, left: Left): Test {
  switch (name) {
    case '$eq':
      return sameAs(wanted, left)
    case '$ne':
      return not(sameAs(wanted, left))
    case '$exists':
      return value => (value !== undefined) === (wanted === true)
    case '$in':
    case '$nin': {
      if (!Array.isArray(wanted)) throw bad(`${name} must be a list.`)
      for (const each of wanted) take(each, left)
      // By their sign: a list of the document is not compared with each of them.
      const values = new Set<unknown>(wanted)
      const composed = wanted.filter(each => typeof each === 'object' && each !== null)
      const isOne: Test = value => values.has(value) || composed.some(each => sameValue(each, value))
      const isIn: Test = value => isOne(value) || (Array.isArray(value) && value.some(isOne))
      return name === '$in' ? isIn : not(isIn)
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte': {
      const holds = orders[name]
      return value => {
        const order = orderOf(value, wanted)
        return order !== null && holds(order)
      }
    }
    default:
      throw bad(`The operator ${name} is not known here.`)
  }
}

function sameAs(wanted: unknown, left: Left): Test {
  take(wanted, left)
  return value => sameValue(value, wanted)
}

/** Counts a value and what is in it; throws 400 where that is more than anybody has. */
function take(value: unknown, left: Left): void {
  if ((left.values -= 1) < 0) throw bad('The selector has too many values.')
  if (typeof value !== 'object' || value === null) return
  for (const each of Object.values(value)) take(each, left)
}

const orders: Readonly<Record<'$gt' | '$gte' | '$lt' | '$lte', (order: number) => boolean>> = {
  $gt: order => order > 0,
  $gte: order => order >= 0,
  $lt: order => order < 0,
  $lte: order => order <= 0,
}

const not =
  (test: Test): Test =>
  value =>
    !test(value)

/** Kinds of values in CouchDB's order; null where there is none. */
function orderOf(one: unknown, other: unknown): number | null {
  const [a, b] = [rank(one), rank(other)]
  if (one === undefined || a === null || b === null) return null
  if (a !== b) return a - b
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other)
  return Number(one) - Number(other)
}

function rank(value: unknown): number | null {
  if (value === null) return 0
  const kinds = ['boolean', 'number', 'string']
  const kind = kinds.indexOf(typeof value)
  return kind === -1 ? null : kind + 1
}

const bad = (reason: string): ProtocolFault => new ProtocolFault(400, 'bad_request', reason)
