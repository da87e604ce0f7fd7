import { type Absence, absenceKinds } from './absence.ts'
import type { YearCost } from './absenceCost.ts'
import { absenceTexts } from './absenceTexts.ts'
import { dateSpan } from './dateSpan.ts'
import type { Planned } from './plan/planned.ts'
import { dayText } from './plan/words.ts'
import { shiftText } from './shiftText.ts'

const texts = absenceTexts.notes

type Away = Pick<Absence, 'id' | 'user' | 'branch' | 'kind' | 'from' | 'to' | 'state'>

/** What is known where somebody decides about an absence. */
interface NoteFacts {
  /** Everybody's absences, its own among them. */
  readonly absences: readonly Away[]
  readonly nameOf: (user: number) => string
  /** Shifts of whoever wants to be away. */
  readonly shifts: readonly Planned[]
  /** What it costs by leave year; null where the account is not known, empty without a contract. */
  readonly costs: readonly YearCost[] | null
}

/** Named one by one; what is more than that is counted. */
const NAMED = 4

/** What speaks against an absence, in sentences: others away the same days, shifts that are planned, an account that is too small. */
export function absenceNotes(absence: Away, { absences, nameOf, shifts, costs }: NoteFacts): string[] {
  const others = absences.filter(
    other => other.user !== absence.user && other.branch === absence.branch && meets(absence, other),
  )
  const planned = shifts
    .filter(({ user, date }) => user === absence.user && absence.from <= date && date <= absence.to)
    .toSorted((one, other) => one.start - other.start)
  const away = others.map(({ user, kind, from, to, state }) => {
    const what = `${absenceKinds[kind]} ${dateSpan(from, to)}`
    return `${nameOf(user)} (${state === 'requested' ? texts.asked(what) : what})`
  })
  const isVacation = absence.kind === 'vacation'
  return [
    ...(away.length > 0 ? [texts.others(listed(away))] : []),
    ...(planned.length > 0 ? [texts.planned(planned.length, listed(planned.map(told)))] : []),
    ...(isVacation && costs === null ? [texts.unknown] : []),
    ...(isVacation && costs?.length === 0 ? [texts.noContract] : []),
    ...(isVacation && costs
      ? costs.filter(({ left }) => left < 0).map(({ year, left }) => texts.tooFew(year.from, year.to, -left))
      : []),
  ]
}

const meets = (one: Away, other: Away): boolean =>
  other.state !== 'refused' && one.from <= other.to && other.from <= one.to
const told = (shift: Planned): string => `${dayText(shift.date)} ${shiftText(shift)}`
const listed = (names: readonly string[]): string =>
  names.length > NAMED ? texts.more(names.slice(0, NAMED).join(', '), names.length - NAMED) : names.join(', ')
