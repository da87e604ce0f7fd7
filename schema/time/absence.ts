import { z } from 'zod'
import { keptByTeam } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, localDate, relation, text } from '../base/fields.ts'

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

/** Days somebody is not there, both dates included, and what was decided about it. */
export const absences = entity({
  type: 'absences',
  label: { one: 'Abwesenheit', many: 'Abwesenheiten' },
  area: 'team',
  tab: 'Abwesenheiten',
  fields: {
    user: relation('users'),
    branch: relation('branches'),
    kind: choice(absenceKinds),
    from: localDate(),
    to: localDate(),
    isHalfDay: z.boolean(),
    state: choice(absenceStates),
    reason: text(500),
    answer: text(500),
    /** A doctor has confirmed the illness. */
    isCertified: z.boolean(),
  },
  labels: {
    user: 'Person',
    branch: 'Stammfiliale',
    kind: 'Art',
    from: 'Von',
    to: 'Bis (letzter Tag)',
    isHalfDay: 'Halber Tag',
    state: 'Stand',
    reason: 'Grund',
    answer: 'Antwort',
    isCertified: 'Ärztlich bestätigt',
  },
  blank: { kind: 'vacation', isHalfDay: false, state: 'requested', reason: '', answer: '', isCertified: false },
  check({ from, to, isHalfDay }, tell) {
    if (to < from) tell('to', 'beforeStart')
    if (isHalfDay && to !== from) tell('isHalfDay', 'choice')
  },
  access: keptByTeam,
  audiences: { admin: whole },
  teams: ({ branch }) => [branch],
  concerns: { persons: ({ user }) => [user], seen: whole },
  title: ({ from }) => from,
  parent: ({ user }) => `users:${user}`,
  order: ({ from }) => Date.parse(from),
  branches: ({ branch }) => [branch],
  columns: ['user', 'kind', 'state'],
})
export type Absence = Stored<typeof absences>
