import type { Body } from '../../schema/base/entity.ts'
import { addDays } from '../../schema/base/zonedTime.ts'
import { absences } from '../../schema/time/absence.ts'
import { contracts } from '../../schema/time/contract.ts'
import type { PayKind } from '../../schema/time/wageType.ts'
import { branchIds } from './branch.ts'
import { demoPerson, demoUsers } from './people.ts'

/** Where which public holidays are kept. */
export const regionOf: Readonly<Record<number, string>> = {
  [branchIds.stammhaus]: 'AT-9',
  [branchIds.fest]: 'AT-9',
  [branchIds.graz]: 'AT-6',
  [branchIds.klagenfurt]: 'AT-2',
  [branchIds.salzburg]: 'AT-5',
  [branchIds.linz]: 'AT-4',
  [branchIds.innsbruck]: 'AT-7',
  [branchIds.klubheim]: 'AT-9',
}

const partTime = { weekMinutes: 1440, monday: 0, tuesday: 0, wednesday: 0, thursday: 480, friday: 480, saturday: 480 }
/** Whoever leads a business is outside the law of working time (AZG § 1): there is nothing agreed to be reached. */
const withoutTarget = {
  monday: 0,
  tuesday: 0,
  wednesday: 0,
  thursday: 0,
  friday: 0,
  note: 'Leitet den Betrieb: ohne Sollzeit.',
}
const terms: Readonly<Record<string, Partial<Body>>> = {
  't.krumbach': withoutTarget,
  'f.moser': partTime,
  'e.lang': partTime,
}

/** The last day (YYYY-MM-DD) of those who have left, in a demo that begins in the week of this Monday. */
export const lastDayOf = (isEnabled: boolean, monday: string): string | null =>
  isEnabled ? null : addDays(monday, -17)

/** What the people of the demo business have agreed to work, from so many weeks before this Monday on; somebody has left since. */
export const demoContracts = (monday: string, weeks: number): readonly Body[] =>
  demoUsers.map(({ id, username, branches: [branch = branchIds.stammhaus], isEnabled }) => ({
    ...contracts.blank,
    ...terms[username],
    user: id,
    personnelNumber: String(1000 + id),
    branch,
    // What they worked before the demo begins is written down nowhere.
    from: addDays(monday, isEnabled ? -7 * weeks : -28),
    to: lastDayOf(isEnabled, monday),
    entry: '2024-03-01',
    carryMost: 2400,
    aboveCarry: 'paid',
    region: regionOf[branch] ?? 'AT',
  }))

/** What somebody is away for, in days from the Monday of the week. */
const away = [
  { who: 's.gruber', kind: 'vacation', days: [14, 19], state: 'approved', reason: 'Eine Woche am Meer' },
  { who: 'k.nagy', kind: 'sick', days: [-12, -10], state: 'approved', isCertified: true },
  { who: 'a.yilmaz', kind: 'training', days: [8, 8], state: 'approved', reason: 'Kurs: Allergene' },
  { who: 'm.kofler', kind: 'compensatory', days: [11, 11], state: 'approved' },
  { who: 'l.ebner', kind: 'vacation', days: [9, 10], state: 'requested', reason: 'Umzug' },
  { who: 'd.petrovic', kind: 'vacation', days: [84, 89], state: 'requested', reason: 'Semesterferien' },
] as const

/** Absences around the week of this Monday (YYYY-MM-DD): taken, planned, and some that nobody has answered yet. */
export const demoAbsences = (monday: string) =>
  away.map(({ who, days: [from, to], ...absence }) => {
    const { id: user, branches } = demoPerson(who)
    const dates = { from: addDays(monday, from), to: addDays(monday, to) }
    return { ...absences.blank, reason: '', ...absence, ...dates, user, branch: branches[0] ?? branchIds.stammhaus }
  })

export const demoShiftTemplates: readonly Body[] = [
  { name: 'Früh', from: '05:00', to: '13:30', breakMinutes: 30, color: '#b45309' },
  { name: 'Tag', from: '08:00', to: '16:30', breakMinutes: 30, color: '#15803d' },
  { name: 'Spät', from: '12:00', to: '20:00', breakMinutes: 30, color: '#4338ca' },
].map(template => ({ ...template, branch: branchIds.stammhaus }))

export const demoProjects = (monday: string): readonly Body[] => [
  {
    name: 'Marktstand',
    budgetHours: 240,
    from: addDays(monday, -28),
    to: addDays(monday, 33),
    isActive: true,
    branches: [branchIds.stammhaus],
    note: '',
  },
  { name: 'Neue Rezepte', budgetHours: 80, isActive: true, note: 'Dinkel und Roggen ohne Zusatz.' },
]

export const demoTasks = (monday: string): readonly Body[] => [
  { project: 1, name: 'Stand aufbauen', budgetHours: 24, due: addDays(monday, -21), isDone: true },
  { project: 1, name: 'Verkauf', budgetHours: 200, user: demoPerson('s.gruber').id, isDone: false },
  { project: 2, name: 'Backversuche', user: demoPerson('d.petrovic').id, isDone: false },
]

/** What the accountant of the demo business calls its hours. */
export const demoWageTypes: readonly Body[] = Object.entries({
  normal: '1000',
  overtime: '1100',
  night: '1210',
  sunday: '1220',
  holidayWork: '1230',
  holiday: '2100',
  vacation: '2200',
  sick: '2300',
  care: '2310',
  compensatory: '2400',
  payout: '1900',
  vacationPayout: '1910',
  unpaid: '2900',
} satisfies Partial<Record<PayKind, string>>).map(([kind, number]) => ({ kind, number }))
