import { localTime, MINUTE } from '../../base/zonedTime.ts'
import type { Folded } from '../activities.ts'
import type { Activity, OpenTimes } from '../activity.ts'
import { workedMinutes } from '../workedTime.ts'
import { clockHours, clockText, germanDate, momentText } from './cells.ts'
import { texts } from './texts.ts'

/** Somebody with what was clocked and written down of their work. */
interface RecordedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly work: Folded
}

/** What rows are told by: the zone, names of people and branches by their ids, and the moment (epoch ms) they are true at. */
interface Telling {
  readonly zone: string
  readonly now: number
  readonly personName: (id: number) => string
  readonly branchName: (id: number) => string
}

/**
 * The records of working time as an inspector asks for them: each person's work in the order of time, also what was
 * withdrawn and what belongs to no work, with every correction. A second correction has a row of its own, in which the
 * duration is left out, so that a column of durations can be summed.
 */
export function recordsTable(people: readonly RecordedPerson[], telling: Telling): readonly (readonly string[])[] {
  return [texts.records, ...people.flatMap(person => rowsOf(person, telling))]
}

function rowsOf({ firstName, lastName, work }: RecordedPerson, telling: Telling) {
  const known = work.activities.map(activity => ({ at: activity.startedAt, rows: workRows(activity, work, telling) }))
  const gone = work.withdrawn.map(activity => ({
    at: activity.startedAt,
    rows: workRows(activity, work, telling, texts.withdrawn),
  }))
  const lone = work.lone.map(({ at, kind }) => ({
    at,
    rows: [[...stampCells(at, kind, telling.zone), ...nothing(6)]],
  }))
  return [...known, ...gone, ...lone]
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ rows }) => rows.map(row => [lastName, firstName, ...row]))
}

function workRows(activity: Activity, { former }: Folded, telling: Telling, gone?: string): readonly string[][] {
  const { zone, personName } = telling
  const corrections = activity.corrections.map(({ uid, at, author, to, reason, isApproved }) => [
    momentText(at, zone),
    personName(author),
    timesText(former.get(uid) ?? null, zone),
    timesText(to, zone),
    reason,
    texts.decided(isApproved),
  ])
  const [first = nothing(6), ...more] = corrections
  const date = germanDate(localTime(activity.startedAt, zone).date)
  return [
    [date, ...workCells(activity, telling, gone), ...first],
    ...more.map(correction => [date, ...nothing(8), ...correction]),
  ]
}

function workCells(activity: Activity, { zone, now, branchName }: Telling, gone?: string): string[] {
  const { startedAt, endedAt, breaks, branch, source, flags } = activity
  const pauses = breaks.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now) - from), 0)
  const notes = [
    ...(gone === undefined ? [] : [gone]),
    ...(endedAt === null ? [texts.running] : []),
    ...flags.map(flag => texts.flags[flag]),
  ]
  return [
    clockText(startedAt, zone),
    endedAt === null ? '' : endText(startedAt, endedAt, zone),
    breaks.map(({ from, to }) => spanText(from, to, zone)).join(', '),
    clockHours(Math.floor(pauses / MINUTE)),
    // What was withdrawn was no work; what came too late to count yet was.
    gone === undefined ? clockHours(workedMinutes(countedAsClocked(activity), now)) : '',
    branch === null ? '' : branchName(branch),
    texts.sources[source],
    notes.join(', '),
  ]
}

const countedAsClocked = (activity: Activity): Activity => ({
  ...activity,
  flags: activity.flags.filter(flag => flag !== 'uncounted'),
})

const stampCells = (at: number, kind: keyof typeof texts.lone, zone: string): string[] => {
  const clock = clockText(at, zone)
  const [begin, end] = kind === 'end' ? ['', clock] : [clock, '']
  return [germanDate(localTime(at, zone).date), begin, end, ...nothing(5), texts.lone[kind]]
}

/** The day is told with an end that is on another one. */
const endText = (from: number, to: number, zone: string): string =>
  localTime(from, zone).date === localTime(to, zone).date ? clockText(to, zone) : momentText(to, zone)

const spanText = (from: number, to: number | null, zone: string): string =>
  `${clockText(from, zone)}–${to === null ? '' : clockText(to, zone)}`

function timesText(times: OpenTimes | null, zone: string): string {
  if (!times) return texts.noWork
  const { startedAt, endedAt, breaks } = times
  const span = `${momentText(startedAt, zone)}–${endedAt === null ? '' : endText(startedAt, endedAt, zone)}`
  const pauses = breaks.map(({ from, to }) => spanText(from, to, zone)).join(', ')
  return pauses === '' ? span : `${span} (${pauses})`
}

const nothing = (cells: number): string[] => Array.from({ length: cells }, () => '')
