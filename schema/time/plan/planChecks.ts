import { addDays } from '../../base/zonedTime.ts'
import { type Absence, absenceKinds } from '../absence.ts'
import type { Terms } from '../contract.ts'
import { findingsOf, isOfWeek } from '../law/findings.ts'
import { agreedInWeek, contractOn } from '../ledger.ts'
import { shiftText } from '../shiftText.ts'
import { datesOfWeek, type Planned, workOf } from './planned.ts'
import { texts } from './texts.ts'

/** What is to be said about somebody's plan of a week. It never forbids anything. */
export interface PlanNote {
  /** What is asked for: 'AZG § 12 Abs. 1', 'Abwesenheit'. */
  readonly rule: string
  /** YYYY-MM-DD; of the whole week its Monday. */
  readonly date: string
  readonly isWholeWeek: boolean
  readonly text: string
  readonly isWarning: boolean
}

interface PersonWeek {
  /** YYYY-MM-DD */
  readonly monday: string
  readonly zone: string
  /** All shifts of the person that are known, also of the weeks around: averages and rests ask for them. */
  readonly shifts: readonly Planned[]
  readonly contracts: readonly Terms[]
  readonly absences: readonly Omit<Absence, 'rev'>[]
}

/** Everything there is to say about a person's week, in the order of its days. Throws RangeError for an unknown zone or region. */
export function planNotes(week: PersonWeek): PlanNote[] {
  const dates = datesOfWeek(week.monday)
  const shifts = week.shifts.filter(({ date }) => dates.includes(date))
  if (shifts.length === 0) return []
  const found = [
    ...absent(shifts, week.absences),
    ...doubled(week.shifts, dates),
    ...beyond(shifts, week, dates),
    ...(contractOf(week.contracts, dates) ? lawful(week) : [wholeWeek('noContract', week.monday, texts.noContract)]),
  ]
  return found.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

/** The contract that holds first in a week. */
export const contractOf = <T extends Terms>(contracts: readonly T[], dates: readonly string[]): T | undefined =>
  dates.flatMap(date => contractOn(contracts, date) ?? [])[0]

/** Minutes agreed for a week; null without a contract. */
export const agreedMinutes = (contracts: readonly Terms[], dates: readonly string[]): number | null =>
  contractOf(contracts, dates) ? agreedInWeek(contracts, dates) : null

/** The absence that lies on a date and was not refused; one that is approved before one that is asked for. */
export const absenceOn = <A extends Omit<Absence, 'rev'>>(absences: readonly A[], date: string): A | undefined =>
  absences
    .filter(({ from, to, state }) => from <= date && date <= to && state !== 'refused')
    .toSorted((one, other) => Number(other.state === 'approved') - Number(one.state === 'approved'))[0]

type OwnRule = keyof typeof texts.rules

const note = (rule: OwnRule, date: string, text: string): PlanNote => ({
  rule: texts.rules[rule],
  date,
  isWholeWeek: false,
  text,
  isWarning: true,
})

const wholeWeek = (rule: OwnRule, monday: string, text: string): PlanNote => ({
  ...note(rule, monday, text),
  isWholeWeek: true,
})

const absent = (shifts: readonly Planned[], absences: PersonWeek['absences']): PlanNote[] =>
  shifts.flatMap(shift => {
    const absence = absenceOn(absences, shift.date)
    if (!absence) return []
    const { kind, state } = absence
    const text = texts.absence(absenceKinds[kind], shiftText(shift), state === 'requested')
    return [note('absence', shift.date, text)]
  })

/** Shifts that begin before another one has ended; a night from the week before counts, too. */
function doubled(shifts: readonly Planned[], dates: readonly string[]): PlanNote[] {
  const notes: PlanNote[] = []
  let longest: Planned | undefined
  for (const shift of shifts.toSorted((one, other) => one.start - other.start)) {
    if (longest && shift.start < longest.end && dates.includes(shift.date))
      notes.push(note('double', shift.date, texts.double(shiftText(longest), shiftText(shift))))
    if (!longest || shift.end > longest.end) longest = shift
  }
  return notes
}

function beyond(shifts: readonly Planned[], week: PersonWeek, dates: readonly string[]): PlanNote[] {
  const agreed = agreedMinutes(week.contracts, dates)
  const planned = shifts.reduce((sum, { minutes }) => sum + minutes, 0)
  return agreed !== null && planned > agreed ? [wholeWeek('hours', week.monday, texts.hours(planned, agreed))] : []
}

function lawful({ shifts, contracts, zone, monday }: PersonWeek): PlanNote[] {
  const week = { from: monday, to: addDays(monday, 6), zone }
  return findingsOf(shifts.map(workOf), contracts, week)
    .filter(({ date }) => date >= monday)
    .map(found => ({
      rule: found.paragraph,
      date: found.date,
      isWholeWeek: isOfWeek(found),
      text: found.text,
      isWarning: found.kind === 'warning',
    }))
}
