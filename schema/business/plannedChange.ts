import { keptByAllStaff, notForAllStaff } from '../base/access.ts'
import { type Body, entity, type Stored, whole } from '../base/entity.ts'
import { choice, distinct, instant, longText, name, piece, text } from '../base/fields.ts'
import type { FieldChange } from '../base/history.ts'
import { fieldsOf, type MergeRules, merge } from '../base/merge.ts'
import { sameValue } from '../base/sameValue.ts'

/** Characters that a value may have as JSON. */
const LONGEST_VALUE = 100_000

const states = { planned: 'Geplant', done: 'Ausgeführt', refused: 'Abgelehnt' } as const

/**
 * What is to be changed in a document later. At its time the server writes it as whoever wrote the plan last, judged as if
 * they wrote it then; what is refused is kept with its reason until somebody decides. All staff read what stands in it, so
 * there are none about people, their contracts and absences, or customers.
 */
export const plannedChanges = entity({
  type: 'planned-changes',
  label: { one: 'Geplante Änderung', many: 'Geplante Änderungen' },
  fields: {
    on: name(80),
    /** What the document was called when this was planned. */
    title: text(250),
    changes: distinct(
      piece(
        { field: name(80), before: text(LONGEST_VALUE), after: text(LONGEST_VALUE) },
        { field: 'Feld', before: 'Bisher', after: 'Neu' },
      ),
      'field',
      200,
    ),
    at: instant(),
    author: name(120),
    note: longText(500),
    state: choice(states),
    reason: longText(2000),
  },
  labels: {
    on: 'Zu Eintrag',
    title: 'Eintrag',
    changes: 'Änderungen',
    at: 'Gilt ab',
    author: 'Von',
    note: 'Notiz',
    state: 'Stand',
    reason: 'Grund der Ablehnung',
  },
  blank: { title: '', note: '', state: 'planned', reason: '' },
  check({ on, changes }, tell) {
    if (!mayBePlanned(on)) tell('on', 'choice')
    if (changes.length === 0) tell('changes', 'blank')
    else if (!changes.every(({ before, after }) => isJson(before) && isJson(after))) tell('changes', 'type')
  },
  access: keptByAllStaff,
  audiences: { office: whole },
  title: body => body.title || body.on,
  parent: body => body.on,
  columns: ['at', 'author', 'state'],
  signed: { field: 'author', by: 'writer' },
  form: [
    { title: 'Was sich ändert', fields: ['on', 'title', 'changes'] },
    { title: 'Wann', fields: ['at', 'note', 'author'] },
    { title: 'Stand', fields: ['state', 'reason'], when: body => body['state'] !== 'planned' },
  ],
  words: ['title', 'author', 'note', 'reason'],
})
export type PlannedChange = Stored<typeof plannedChanges>

/** Kinds whose changes are not planned: what not all of the staff read, who read every plan, and what is written about other documents. */
const unplanned = [...notForAllStaff, 'notes', 'views', 'ignored-hints', 'planned-changes']

/** Whether changes of the document of this name, 'products:42', may be planned. */
export const mayBePlanned = (on: string): boolean =>
  /^[a-z-]+:[1-9]\d{0,15}$/.test(on) && !unplanned.includes(on.split(':')[0] ?? '')

/** Type and id of the document that a plan is for. */
export function plannedOn({ on }: Pick<PlannedChange, 'on'>): readonly [type: string, id: number] {
  const [type = '', id] = on.split(':')
  return [type, Number(id)]
}

/** When it is to be carried out, epoch ms; null for what has been, or was refused. */
export const dueAt = ({ state, at }: Pick<PlannedChange, 'state' | 'at'>): number | null =>
  state === 'planned' ? Date.parse(at) : null

/** How the changes of a plan are kept: values as JSON, an empty field as null. */
export const planOf = (changes: readonly FieldChange[]): PlannedChange['changes'] =>
  changes.map(({ field, before, after }) => ({
    field,
    before: JSON.stringify(before ?? null),
    after: JSON.stringify(after ?? null),
  }))

/** The changes of a plan that is valid. */
export const changesOf = ({ changes }: Pick<PlannedChange, 'changes'>): readonly FieldChange[] =>
  changes.map(({ field, before, after }) => ({ field, before: JSON.parse(before), after: JSON.parse(after) }))

/**
 * What a plan makes of the fields of a document as it is now: what others changed elsewhere in them since it was made stays,
 * and where they changed the same piece the plan counts. Fields that stay as they are, are left out.
 */
export function plannedFields(changes: readonly FieldChange[], now: Body, rules: MergeRules): Body {
  const { body } = mergedOnto(changes, now, rules)
  return Object.fromEntries(
    changes.flatMap(({ field }) => (same(body[field], now[field]) ? [] : [[field, body[field]]])),
  )
}

/** Fields in which somebody has changed what the plan is to change, in another way. */
export const overtakenFields = (changes: readonly FieldChange[], now: Body, rules: MergeRules): readonly string[] => [
  ...fieldsOf(mergedOnto(changes, now, rules).conflicts),
]

/** The plan as it stays over what others changed since: it is made onto what is there now. */
export function planKept(changes: readonly FieldChange[], now: Body, rules: MergeRules): PlannedChange['changes'] {
  const { body } = mergedOnto(changes, now, rules)
  return planOf(changes.map(({ field }) => ({ field, before: now[field], after: body[field] })))
}

function mergedOnto(changes: readonly FieldChange[], now: Body, rules: MergeRules) {
  const side = (value: (change: FieldChange) => unknown): Body =>
    Object.fromEntries(changes.map(change => [change.field, value(change) ?? null]))
  return merge(
    side(({ before }) => before),
    side(({ after }) => after),
    side(({ field }) => now[field]),
    rules,
  )
}

/** Nothing and null are both an empty field. */
const same = (one: unknown, other: unknown): boolean => sameValue(one ?? null, other ?? null)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
