import { isObject } from '../../../schema/base/sameValue.ts'

type Selector = Readonly<Record<string, unknown>>
type Test = (document: unknown) => boolean

/**
 * Whether documents are what a selector asks for, in the few operators that RxDB itself and this program ask with. The build
 * puts it where RxDB has a language of queries ten times as large (scripts/build/unusedCode.ts).
 * Throws for an operator it does not know: nothing is ever found by a question that was not understood.
 */
export function matching(selector: Selector): { readonly test: Test } {
  const tests = Object.entries(selector).map(([key, wanted]) => testOf(key, wanted))
  return { test: document => tests.every(test => test(document)) }
}

/** Below, above or beside: numbers, texts and truth values, what is missing before all of them. */
export function compared(one: unknown, other: unknown): number {
  if (one === other) return 0
  if (one === undefined || one === null) return other === undefined || other === null ? 0 : -1
  if (other === undefined || other === null) return 1
  return isBelow(one, other) ? -1 : 1
}

const operators: Readonly<Record<string, (present: unknown, wanted: unknown) => boolean>> = {
  $eq: (present, wanted) => isSame(present, wanted),
  $ne: (present, wanted) => !isSame(present, wanted),
  $gt: (present, wanted) => isLike(present, wanted) && isBelow(wanted, present),
  $gte: (present, wanted) => isLike(present, wanted) && !isBelow(present, wanted),
  $lt: (present, wanted) => isLike(present, wanted) && isBelow(present, wanted),
  $lte: (present, wanted) => isLike(present, wanted) && !isBelow(wanted, present),
  $in: (present, wanted) => Array.isArray(wanted) && wanted.some(each => isSame(present, each)),
}

function testOf(key: string, wanted: unknown): Test {
  if (key === '$or' || key === '$and') {
    const parts = (Array.isArray(wanted) ? wanted : []).filter(isObject).map(matching)
    return key === '$or'
      ? document => parts.some(each => each.test(document))
      : document => parts.every(each => each.test(document))
  }
  if (key.startsWith('$')) throw new Error(`Nobody asks with ${key} here.`)
  const path = key.split('.')
  const asked = isObject(wanted) ? Object.entries(wanted) : [['$eq', wanted] as const]
  const tests = asked.map(([operator, value]) => {
    const holds = operators[operator]
    if (!holds) throw new Error(`Nobody asks with ${operator} here.`)
    return (document: unknown) => holds(valueAt(document, path), value)
  })
  return document => tests.every(test => test(document))
}

const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => (isObject(value) ? value[key] : undefined), document)

const isSame = (one: unknown, other: unknown): boolean => one === other || (one ?? null) === (other ?? null)

const isLike = (one: unknown, other: unknown): boolean => typeof one === typeof other

function isBelow(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one < other
  return Number(one) < Number(other)
}
