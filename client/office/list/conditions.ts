import type { Body, Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import type { Row } from '../../data/office/rows.ts'
import { centsOf, minutesOfHours, numberOf } from '../form/controls/numbers.ts'
import { type Field, formModel } from '../form/formModel.ts'
import { entriesOf } from '../form/formValues.ts'
import { type DateRange, daysOf } from './relativeDates.ts'
import { texts } from './texts.ts'

/** One filter of a list: what has to hold of a field. Several hold together, but for alternatives. */
export interface Condition {
  /** Name of a field, or of a computed one. */
  readonly field: string
  readonly operator: Operator
  /** As it is typed; several of them separated by '|'. Nothing where the operator says it all. */
  readonly value: string
  /** An alternative to the one before it: of those one has to hold. */
  readonly isOr?: true
}

const operators = ['has', 'is', 'isnt', 'ge', 'le', 'in', 'from', 'until', 'day', 'empty', 'filled'] as const
export type Operator = (typeof operators)[number]

/** Something a list can be filtered by: a field, or a fact computed for every document. */
export interface Filterable {
  readonly name: string
  readonly label: string
  /** Null for a computed one, which holds or does not. */
  readonly field: Field | null
  readonly operators: readonly Operator[]
}

/** What a list of the entity can be filtered by, in the order of its form, computed ones last. */
export function filterables(entity: Entity): readonly Filterable[] {
  const fields = formModel(entity).map(field => ({
    name: field.name,
    label: field.label,
    field,
    operators: operatorsOf(field),
  }))
  const computed = Object.entries(entity.list?.computed ?? {}).map(([name, { label }]): Filterable => {
    return { name, label, field: null, operators: ['is'] }
  })
  return [...fields, ...computed, { name: CHANGED_BY_ME, label: texts.changedByMe, field: null, operators: ['is'] }]
}

/** Asked of every list: what the server knows of who changed what, and what waits here to be sent. */
export const CHANGED_BY_ME = 'changedByMe'

/** What can be asked of a field, by its kind; the first is the one people mean most. */
function operatorsOf(field: Field): readonly Operator[] {
  const presence: readonly Operator[] = field.nullable || field.emptyText ? ['empty', 'filled'] : []
  switch (field.kind) {
    case 'boolean':
      return ['is']
    case 'number':
    case 'money':
    case 'percent':
    case 'hours':
      return ['is', 'ge', 'le', ...presence]
    case 'choice':
      return ['in', 'isnt', ...presence]
    case 'choices':
    case 'relations':
      return ['in', 'empty', 'filled']
    case 'relation':
      return ['in', 'isnt', ...presence]
    case 'date':
    case 'instant':
      return ['day', 'from', 'until', ...presence]
    case 'image':
    case 'piece':
    case 'variants':
    case 'list':
    case 'postcodes':
      return ['empty', 'filled']
    default:
      return ['has', 'is', ...presence]
  }
}

/** Stands before an alternative in an address. */
const OR = '~'

/** The conditions of an address: 'isEnabled.is.false,~price.ge.3%2C90', `~` before an alternative. What cannot be read is left out. */
export function conditionsOf(text: string): readonly Condition[] {
  const all = text.split(',').flatMap((part): Condition[] => {
    const isOr = part.startsWith(OR)
    const [field = '', operator = '', ...rest] = (isOr ? part.slice(OR.length) : part).split('.')
    const known = operators.find(each => each === operator)
    const value = decoded(rest.join('.'))
    return field && known ? [{ field, operator: known, value, ...(isOr ? { isOr } : {}) }] : []
  })
  return ungrouped(groupsOf(all))
}

/** The conditions by what has to hold together: of each group one. */
export function groupsOf(conditions: readonly Condition[]): readonly (readonly Condition[])[] {
  const groups: Condition[][] = []
  for (const condition of conditions) {
    const last = groups.at(-1)
    if (condition.isOr && last) last.push(condition)
    else groups.push([condition])
  }
  return groups
}

/** The same as one list: the first of a group is no alternative, the others are. */
export const ungrouped = (groups: readonly (readonly Condition[])[]): readonly Condition[] =>
  groups.flatMap(group =>
    group.map(({ field, operator, value }, place) => ({
      field,
      operator,
      value,
      ...(place > 0 ? { isOr: true } : {}),
    })),
  )

export function conditionsText(conditions: readonly Condition[]): string {
  return conditions
    .map(
      ({ field, operator, value, isOr }) =>
        (isOr ? OR : '') + [field, operator, ...(value === '' ? [] : [encodeURIComponent(value)])].join('.'),
    )
    .join(',')
}

/** Somebody may have cut the address in two. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** What conditions need from outside. */
export interface Surroundings {
  /** Epoch ms. */
  readonly now: number
  readonly zone: string
  /** Branches of the person: what 'mine' means. */
  readonly own: readonly number[]
  /** The computed facts that are asked about. */
  readonly computed: ReadonlyMap<string, Test>
}

export type Test = (row: { readonly id: number; readonly body: Body; readonly state?: Row['state'] }) => boolean

/** Whether a document fits all conditions, of alternatives one. A condition on a field that does not exist any more asks nothing. */
export function testOf(entity: Entity, conditions: readonly Condition[], around: Surroundings): Test {
  const known = filterables(entity)
  const groups = groupsOf(conditions)
    .map(group => group.flatMap(condition => testFor(known, condition, around) ?? []))
    .filter(tests => tests.length > 0)
  return row => groups.every(tests => tests.some(test => test(row)))
}

function testFor(known: readonly Filterable[], condition: Condition, around: Surroundings): Test | null {
  const found = known.find(({ name }) => name === condition.field)
  if (!found) return null
  const { field } = found
  if (field) {
    const holds = fieldTest(field, condition, around)
    return ({ body }) => holds(body[field.name])
  }
  const isSo = around.computed.get(condition.field)
  const wanted = condition.value !== 'false'
  return isSo ? row => isSo(row) === wanted : null
}

type ValueTest = (value: unknown) => boolean

const isEmpty: ValueTest = value =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function fieldTest(field: Field, { operator, value }: Condition, around: Surroundings): ValueTest {
  if (operator === 'empty') return isEmpty
  if (operator === 'filled') return stored => !isEmpty(stored)
  switch (field.kind) {
    case 'boolean':
      return stored => (stored === true) === (value !== 'false')
    case 'number':
    case 'percent':
      return compared(operator, numberOf(value))
    case 'money':
      return compared(operator, centsOf(value))
    case 'hours':
      return compared(operator, minutesOfHours(value))
    case 'choice':
    case 'choices':
    case 'relation':
    case 'relations':
      return chosen(operator, keysIn(field, value, around))
    case 'date':
      return within(daysOf(operator, value, around), stored => String(stored))
    case 'instant':
      return withinInstants(daysOf(operator, value, around))
    default:
      return worded(operator, fold(value))
  }
}

function compared(operator: Operator, wanted: number | undefined): ValueTest {
  // Half typed: nothing is asked yet.
  if (wanted === undefined) return () => true
  return stored => {
    if (typeof stored !== 'number') return false
    if (operator === 'ge') return stored >= wanted
    return operator === 'le' ? stored <= wanted : stored === wanted
  }
}

function chosen(operator: Operator, keys: ReadonlySet<string>): ValueTest {
  if (keys.size === 0) return () => true
  return stored => {
    const own = Array.isArray(stored) ? entriesOf(stored) : [stored]
    return own.some(key => keys.has(String(key))) === (operator === 'in')
  }
}

function worded(operator: Operator, wanted: string): ValueTest {
  if (operator === 'is') return stored => fold(String(stored ?? '')) === wanted
  return stored => fold(String(stored ?? '')).includes(wanted)
}

const within =
  ({ first, last }: DateRange, dayOf: (stored: unknown) => string): ValueTest =>
  stored => {
    if (isEmpty(stored)) return false
    const day = dayOf(stored)
    return (first === null || day >= first) && (last === null || day <= last)
  }

function withinInstants({ from, to }: DateRange): ValueTest {
  return stored => {
    const at = typeof stored === 'string' ? Date.parse(stored) : Number.NaN
    return !Number.isNaN(at) && (from === null || at >= from) && (to === null || at < to)
  }
}

/** The values of a condition on a field with choices; 'mine' are the person's own branches. */
function keysIn(field: Field, value: string, { own }: Surroundings): ReadonlySet<string> {
  const isBranches = (field.kind === 'relation' || field.kind === 'relations') && field.to === 'branches'
  return new Set(valuesIn(value).flatMap(key => (isBranches && key === MINE ? own.map(String) : [key])))
}

/** The branches of whoever looks. */
export const MINE = 'mine'

export const valuesIn = (value: string): readonly string[] => value.split('|').filter(Boolean)
