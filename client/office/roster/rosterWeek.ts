import { addDays } from '../../../schema/base/zonedTime.ts'
import type { User } from '../../../schema/business/user.ts'
import type { Absence } from '../../../schema/time/absence.ts'
import type { Contract } from '../../../schema/time/contract.ts'
import { holidayOn } from '../../../schema/time/holidays.ts'
import { absenceOn, agreedMinutes, contractOf, type PlanNote } from '../../../schema/time/plan/planChecks.ts'
import { datesOfWeek, type Planned } from '../../../schema/time/plan/planned.ts'
import type { StoredOffer } from '../../../schema/time/shift.ts'
import type { Row } from '../../data/office/office.ts'
import type { NotesOf } from './planNotesKept.ts'

/** A shift with its document. */
export interface Entry extends Planned {
  readonly row: Row
  /** How it stands that it changes hands; null where it does not. */
  readonly offer: StoredOffer['state'] | null
}

/** A line of the roster: somebody's, or with `id` null that of the open shifts. */
export interface Line {
  readonly id: number | null
  readonly name: string
  /** Where a shift is put that is typed here; null where more than one branch is meant. */
  readonly branch: number | null
  /** Minutes of this week; agreed by contract, null without one. */
  readonly planned: number
  readonly agreed: number | null
  /** Shifts of the seven days, in the order of the day. */
  readonly days: readonly (readonly Entry[])[]
  readonly absences: readonly (Absence | undefined)[]
  readonly notes: readonly PlanNote[]
}

export interface RosterWeek {
  readonly dates: readonly string[]
  readonly heads: readonly { readonly date: string; readonly holiday: string | null; readonly minutes: number }[]
  /** The open shifts first, then people by name. */
  readonly lines: readonly Line[]
  /** Shifts of the branches looked at: of this week, and all that are known after it. */
  readonly here: readonly Entry[]
  readonly later: readonly Entry[]
}

export interface Known {
  readonly monday: string
  /** Branches looked at. */
  readonly branches: readonly number[]
  /** Shifts of this week, of those before it and after it. */
  readonly shifts: readonly Entry[]
  readonly users: readonly User[]
  readonly contracts: readonly Contract[]
  readonly absences: readonly Absence[]
}

/** A week of the roster: everything is gone through once, however many there are. */
export function rosterWeek(known: Known, notesOf: NotesOf): RosterWeek {
  const { monday, branches, shifts, users } = known
  const dates = datesOfWeek(monday)
  const isHere = ({ branch }: { readonly branch: number }) => branches.includes(branch)
  const within = new Set(dates)
  const thisWeek = shifts.filter(({ date }) => within.has(date))
  const here = thisWeek.filter(isHere)
  const sunday = dates[6] ?? monday
  const askedOf = asking(known)
  const planned = new Set(here.map(({ user }) => user))
  const lines = users.flatMap((user): Line[] => {
    const asked = askedOf(user.id)
    const { contracts: own, absences: away, shifts: all } = asked
    const contract = contractOf(own, dates)
    const reaches = user.branches.some(branch => branches.includes(branch)) && worksThere(user)
    const belongs = user.isEnabled && (reaches || (contract !== undefined && isHere(contract)))
    if (!belongs && !planned.has(user.id)) return []
    const week = all.filter(({ date }) => within.has(date))
    return [
      {
        id: user.id,
        name: `${user.firstName} ${user.lastName}`.trim() || user.username,
        branch: branchFor(user, contract, branches),
        planned: minutesOf(week),
        agreed: agreedMinutes(own, dates),
        days: dates.map(date => week.filter(shift => shift.date === date).toSorted(byStart)),
        absences: dates.map(date => absenceOn(away, date)),
        notes: notesOf(user.id, asked),
      },
    ]
  })
  const regions = [...new Set(lines.flatMap(({ id }) => contractOf(askedOf(id ?? 0).contracts, dates)?.region ?? []))]
  return {
    dates,
    heads: dates.map(date => ({
      date,
      holiday: holidayIn(regions, date),
      minutes: minutesOf(here.filter(shift => shift.date === date)),
    })),
    lines: [openLine(here, dates, branches), ...lines.toSorted((one, other) => german.compare(one.name, other.name))],
    here,
    later: shifts.filter(shift => shift.date > sunday && isHere(shift)),
  }
}

/** What is known of somebody. */
type Plan = Pick<Known, 'monday' | 'shifts' | 'contracts' | 'absences'>

/** What is known of each person. */
export function asking({ monday, shifts, contracts, absences }: Known): (user: number) => Plan {
  // What comes later than the next week says nothing about this one.
  const end = addDays(monday, 14)
  const [planned, agreed, away] = [
    byPerson(shifts.filter(({ date }) => date < end)),
    byPerson(contracts),
    byPerson(absences),
  ]
  return user => ({
    monday,
    shifts: planned.get(user) ?? [],
    contracts: agreed.get(user) ?? [],
    absences: away.get(user) ?? [],
  })
}

/** Open shifts belong to nobody. */
function byPerson<T extends { readonly user: number | null }>(
  all: readonly T[],
): ReadonlyMap<number | null, readonly T[]> {
  const groups = new Map<number | null, T[]>()
  for (const each of all) {
    const group = groups.get(each.user)
    if (group) group.push(each)
    else groups.set(each.user, [each])
  }
  return groups
}

const german = new Intl.Collator('de')
const byStart = (one: Planned, other: Planned) => one.start - other.start
const minutesOf = (shifts: readonly Planned[]): number => shifts.reduce((sum, { minutes }) => sum + minutes, 0)

/** Whoever keeps the books or the website of every branch stands in none of their rosters. */
const worksThere = ({ roles }: User): boolean => roles.includes('ROLE_EMPLOYEE') || roles.includes('ROLE_MANAGER')

function branchFor(user: User, contract: Contract | undefined, branches: readonly number[]): number | null {
  const own = user.branches.filter(branch => branches.includes(branch))
  if (contract && branches.includes(contract.branch)) return contract.branch
  return own[0] ?? onlyOne(branches)
}

const onlyOne = ([first, ...others]: readonly number[]): number | null =>
  first !== undefined && others.length === 0 ? first : null

function openLine(here: readonly Entry[], dates: readonly string[], branches: readonly number[]): Line {
  const open = here.filter(({ user }) => user === null)
  return {
    id: null,
    name: '',
    branch: onlyOne(branches),
    planned: minutesOf(open),
    agreed: null,
    days: dates.map(date => open.filter(shift => shift.date === date).toSorted(byStart)),
    absences: dates.map(() => undefined),
    notes: [],
  }
}

/** What is celebrated where somebody of the roster works. */
function holidayIn(regions: readonly string[], date: string): string | null {
  const names = new Set(regions.flatMap(region => holidayOn(region, date)?.name ?? []))
  return names.size === 0 ? null : [...names].join(', ')
}
