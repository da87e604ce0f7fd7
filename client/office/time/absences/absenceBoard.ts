import { addDays, dayOf } from '../../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../../schema/business/personName.ts'
import type { User } from '../../../../schema/business/user.ts'
import type { Absence } from '../../../../schema/time/absence.ts'
import type { Contract } from '../../../../schema/time/contract.ts'
import { holidaysOf } from '../../../../schema/time/holidays.ts'
import { contractOn } from '../../../../schema/time/ledger.ts'
import { addMonths } from '../../../../schema/time/months.ts'

/** A month or a year: local dates, both included. */
export interface Span {
  readonly kind: 'month' | 'year'
  readonly from: string
  readonly to: string
}

/** The span that a local date lies in, so many spans later. */
export function spanAt(kind: Span['kind'], date: string, offset: number): Span {
  const months = kind === 'month' ? 1 : 12
  const begin = kind === 'month' ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`
  const from = addMonths(begin, months * offset)
  return { kind, from, to: addDays(addMonths(from, months), -1) }
}

/** A piece of the strip: where it begins and how long it is, as parts of the whole. */
interface Place {
  readonly at: number
  readonly width: number
}

export interface Bar extends Place {
  readonly absence: Absence
}

/** A holiday in the strip. */
export type FreeDay = Place & { readonly date: string }

export interface Line {
  readonly id: number
  readonly name: string
  readonly bars: readonly Bar[]
  /** Free where this person works, and not where all of them do. */
  readonly holidays: readonly FreeDay[]
}

interface AbsenceBoard {
  /** By name. */
  readonly lines: readonly Line[]
  /** Free for all of them. */
  readonly common: readonly FreeDay[]
  /** Of all regions that somebody here works in; where they differ, those that have the day. */
  readonly holidays: readonly { readonly date: string; readonly name: string; readonly regions: readonly string[] }[]
  /** Days or months. */
  readonly heads: readonly (Place & { readonly key: string; readonly isSunday: boolean })[]
  /** Of these people in this span, by their begin; those that were refused are not among them. */
  readonly away: readonly Absence[]
}

interface Known {
  readonly users: readonly Pick<User, 'id' | 'firstName' | 'lastName' | 'username' | 'isEnabled'>[]
  readonly contracts: readonly Contract[]
  readonly absences: readonly Absence[]
  /** Branches looked at. */
  readonly branches: readonly number[]
}

/** Who is away when, of those who work at the branches looked at. */
export function absenceBoard({ users, contracts, absences, branches }: Known, span: Span): AbsenceBoard {
  const place = placing(span)
  const here = absences.filter(
    ({ branch, state, from, to }) =>
      branches.includes(branch) && state !== 'refused' && from <= span.to && span.from <= to,
  )
  const holidays = new Map<string, { date: string; name: string; regions: string[] }>()
  const freeIn = (region: string) => {
    const years = [...new Set([span.from, span.to].map(date => Number(date.slice(0, 4))))]
    return years.flatMap(year => holidaysOf(region, year)).filter(({ date }) => span.from <= date && date <= span.to)
  }
  const lines = users.flatMap((user): Line[] => {
    const own = contracts.filter(contract => contract.user === user.id)
    const contract = contractOn(own, span.from) ?? contractOn(own, span.to)
    const away = here.filter(absence => absence.user === user.id)
    const belongs = user.isEnabled && contract !== undefined && branches.includes(contract.branch)
    if (!belongs && away.length === 0) return []
    const free = contract ? freeIn(contract.region) : []
    for (const { date, name } of free) {
      const known = holidays.get(`${date} ${name}`) ?? { date, name, regions: [] }
      if (contract && !known.regions.includes(contract.region)) known.regions.push(contract.region)
      holidays.set(`${date} ${name}`, known)
    }
    return [
      {
        id: user.id,
        name: nameOfPerson(user),
        bars: away.map(absence => ({ absence, ...place(absence.from, absence.to) })),
        holidays: free.map(({ date }) => ({ date, ...place(date, date) })),
      },
    ]
  })
  const shown = new Set(lines.map(({ id }) => id))
  const common = daysOfAll(lines)
  const dates = new Set(common.map(({ date }) => date))
  return {
    lines: lines
      .map(line => ({ ...line, holidays: line.holidays.filter(({ date }) => !dates.has(date)) }))
      .toSorted((one, other) => german.compare(one.name, other.name)),
    common,
    holidays: [...holidays.values()].toSorted((one, other) => one.date.localeCompare(other.date)),
    heads: headsOf(span).map(([from, to]) => ({ key: from, isSunday: isSunday(from), ...place(from, to) })),
    away: here.filter(({ user }) => shown.has(user)).toSorted((one, other) => one.from.localeCompare(other.from)),
  }
}

/** The days that are free in every line: what is drawn once for all need not be drawn for each. */
function daysOfAll([first, ...others]: readonly Line[]): readonly FreeDay[] {
  const known = others.map(({ holidays }) => new Set(holidays.map(({ date }) => date)))
  return (first?.holidays ?? []).filter(({ date }) => known.every(dates => dates.has(date)))
}

const german = new Intl.Collator('de')
const isSunday = (date: string): boolean => new Date(date).getUTCDay() === 0

/** Where dates stand in a span; what reaches beyond it ends at its edge. */
function placing({ from, to }: Span): (first: string, last: string) => Place {
  const [begin, count] = [dayOf(from), dayOf(to) - dayOf(from) + 1]
  return (first, last) => {
    const start = Math.max(0, dayOf(first) - begin)
    const end = Math.min(count, dayOf(last) - begin + 1)
    return { at: start / count, width: (end - start) / count }
  }
}

/** First and last day of each column. */
function headsOf({ kind, from, to }: Span): (readonly [string, string])[] {
  const columns: (readonly [string, string])[] = []
  for (let date = from; date <= to; ) {
    const next = kind === 'month' ? addDays(date, 1) : addMonths(date, 1)
    columns.push([date, addDays(next, -1)])
    date = next
  }
  return columns
}
