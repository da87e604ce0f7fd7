import type { Body } from '../../schema/base/entity.ts'
import { addDays } from '../../schema/base/zonedTime.ts'
import { contracts } from '../../schema/time/contract.ts'
import type { PayKind } from '../../schema/time/wageType.ts'
import { branchIds } from './branch.ts'
import { demoUsers } from './people.ts'

const regionOf: Readonly<Record<number, string>> = {
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

/** What the people of the demo business have agreed to work: whoever works in more than three houses has none. */
export const demoContracts: readonly Body[] = demoUsers.flatMap(({ id, roles, branches, isEnabled }) => {
  const [branch] = branches
  if (branch === undefined || branches.length > 3 || !isEnabled) return []
  const isPartTime = roles.includes('ROLE_EDITOR')
  const region = regionOf[branch] ?? 'AT'
  return [
    {
      ...contracts.blank,
      ...(isPartTime ? partTime : {}),
      user: id,
      personnelNumber: String(1000 + id),
      branch,
      from: '2024-03-01',
      region,
    },
  ]
})

const [atHome] = demoUsers.filter(
  ({ roles, branches }) => roles.includes('ROLE_EMPLOYEE') && branches[0] === branchIds.stammhaus,
)

/** A week of early shifts at the first house, the last of them still open. */
export const demoShifts: readonly Body[] = [0, 1, 2, 3, 4, 5].map(day => {
  const date = addDays('2026-12-14', day)
  const user = day < 5 ? { user: atHome?.id } : {}
  const times = { from: `${date}T05:00:00+01:00`, to: `${date}T13:30:00+01:00`, breakMinutes: 30 }
  return { ...user, ...times, branch: branchIds.stammhaus, note: '', isPublished: day < 5 }
})

export const demoAbsences: readonly Body[] = [
  {
    user: atHome?.id,
    branch: branchIds.stammhaus,
    kind: 'vacation',
    from: '2027-02-15',
    to: '2027-02-20',
    isHalfDay: false,
    state: 'requested',
    reason: 'Semesterferien',
    answer: '',
    isCertified: false,
  },
]

export const demoProjects: readonly Body[] = [
  { name: 'Weihnachtsmarkt', budgetHours: 240, from: '2026-11-16', to: '2026-12-24', isActive: true, note: '' },
  { name: 'Neue Rezepte', budgetHours: 80, isActive: true, note: 'Dinkel und Roggen ohne Zusatz.' },
]

export const demoTasks: readonly Body[] = [
  { project: 1, name: 'Stand aufbauen', budgetHours: 24, due: '2026-11-19', isDone: true },
  { project: 1, name: 'Verkauf', budgetHours: 200, isDone: false },
  { project: 2, name: 'Backversuche', isDone: false },
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
  unpaid: '2900',
} satisfies Partial<Record<PayKind, string>>).map(([kind, number]) => ({ kind, number }))
