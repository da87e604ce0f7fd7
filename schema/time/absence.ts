import { z } from 'zod'
import { keptByTeam } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, localDate, relation, text } from '../base/fields.ts'
import type { ValidationCode } from '../base/problems.ts'
import { dateSpan } from './dateSpan.ts'

export const absenceKinds = {
  vacation: 'Urlaub',
  sick: 'Krankenstand',
  care: 'Pflegefreistellung',
  compensatory: 'Zeitausgleich',
  training: 'Fortbildung',
  unpaid: 'Unbezahlt',
} as const
export type AbsenceKind = keyof typeof absenceKinds

const absenceStates = { requested: 'Beantragt', approved: 'Genehmigt', refused: 'Abgelehnt' } as const

/** What whoever is not there says of it themselves. */
export const askedFields = {
  kind: choice(absenceKinds),
  from: localDate(),
  to: localDate(),
  isHalfDay: z.boolean(),
  reason: text(500),
}

/** The last day is not before the first, and half a day is one day's. */
export function checkSpan(
  { from, to, isHalfDay }: { readonly from: string; readonly to: string; readonly isHalfDay: boolean },
  tell: (field: 'to' | 'isHalfDay', code: ValidationCode) => void,
): void {
  if (to < from) tell('to', 'beforeStart')
  if (isHalfDay && to !== from) tell('isHalfDay', 'choice')
}

/** Days somebody is not there, both dates included, and what was decided about it. */
export const absences = entity({
  type: 'absences',
  label: { one: 'Abwesenheit', many: 'Abwesenheiten' },
  area: 'team',
  tab: 'Abwesenheiten',
  fields: {
    user: relation('users'),
    branch: relation('branches'),
    ...askedFields,
    state: choice(absenceStates),
    answer: text(500),
    /** A doctor has confirmed the illness. */
    isCertified: z.boolean(),
    /** Whose it is would rather be there: it stays approved until somebody decides that. */
    isWithdrawalAsked: z.boolean().nullish(),
  },
  labels: {
    user: 'Person',
    branch: 'Stammfiliale',
    kind: 'Art',
    from: 'Von',
    to: 'Bis (letzter Tag)',
    isHalfDay: 'Halber Tag',
    reason: 'Grund',
    state: 'Stand',
    answer: 'Antwort',
    isCertified: 'Ärztlich bestätigt',
    isWithdrawalAsked: 'Rücknahme erbeten',
  },
  blank: { kind: 'vacation', isHalfDay: false, state: 'requested', reason: '', answer: '', isCertified: false },
  check: checkSpan,
  access: keptByTeam,
  audiences: { admin: whole },
  teams: ({ branch }) => [branch],
  concerns: { persons: ({ user }) => [user], seen: whole },
  // What is deleted, or being typed, has no dates.
  title: ({ kind, from, to }) => (from && to ? `${absenceKinds[kind]} ${dateSpan(from, to)}` : ''),
  parent: ({ user }) => `users:${user}`,
  order: ({ from }) => Date.parse(from),
  branches: ({ branch }) => [branch],
  columns: ['user', 'kind', 'state'],
})
export type Absence = Stored<typeof absences>
