import { keptByAdmins } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, name } from '../base/fields.ts'
import { absenceKinds } from './absence.ts'

/** What an hour is paid as. Surcharges come on top: an hour at night is a normal one as well. */
export const payKinds = {
  normal: 'Normalstunden',
  overtime: 'Mehr- und Überstunden',
  night: 'Nachtarbeit (Zuschlag)',
  sunday: 'Sonntagsarbeit (Zuschlag)',
  holidayWork: 'Feiertagsarbeit (Zuschlag)',
  holiday: 'Feiertag (frei)',
  ...absenceKinds,
  payout: 'Zeitguthaben (Auszahlung)',
  vacationPayout: 'Urlaub (Auszahlung)',
} as const
export type PayKind = keyof typeof payKinds

/** The number by which the accountant knows a kind of hours: what has none is in no file for the payroll. */
export const wageTypes = entity({
  type: 'wage-types',
  label: { one: 'Lohnart', many: 'Lohnarten' },
  area: 'team',
  tab: 'Verträge',
  fields: { kind: choice(payKinds), number: name(20) },
  labels: { kind: 'Stunden', number: 'Nummer der Lohnart' },
  blank: {},
  access: keptByAdmins,
  audiences: { office: whole },
  title: ({ number, kind }) => `${number} ${payKinds[kind]}`,
  unique: ['kind'],
  columns: ['kind', 'number'],
})
export type WageType = Stored<typeof wageTypes>
