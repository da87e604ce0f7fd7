import { clockTime, openingHours } from '../../../../schema/base/fields.ts'
import { hoursOfText } from '../../../../schema/base/hours/hoursText.ts'
import { type DayHours, rulesOf, type Timetable, timetableOf } from '../../../../schema/base/hours/timetable.ts'
import { weekdays } from '../../../../schema/base/openingHours.ts'
import { addDays } from '../../../../schema/base/zonedTime.ts'
import type { FieldOf } from '../formModel.ts'
import { entriesOf, partsOf, type Typed, toStored, toTyped } from '../formValues.ts'

/** The name of a weekday ('friday') or a date YYYY-MM-DD. */
export type Day = string

/** What stands in a control for hours: days with hours, and days whose text cannot be read yet. */
export interface ScheduleDraft {
  readonly timetable: Timetable
  readonly unread: ReadonlyMap<Day, string>
}

type ScheduleField = FieldOf<'list'>

/** Null where the rules do not read as days: then only the rules themselves can be shown. */
export function readSchedule(field: ScheduleField, typed: Typed): ScheduleDraft | null {
  const stored = entriesOf(toStored(field, typed))
  const unread = new Map(stored.flatMap(rule => unreadIn(rule)))
  const read = openingHours().safeParse(stored.filter(rule => unreadIn(rule).length === 0))
  const timetable = read.success ? timetableOf(read.data) : null
  return timetable && { timetable, unread }
}

/** The rules of a draft. A text that cannot be read is handed on within a rule of its day, for validation to complain about. */
export function typedSchedule(field: ScheduleField, { timetable, unread }: ScheduleDraft): Typed {
  const rules: unknown[] = rulesOf(timetable)
  for (const [day, text] of unread) rules.push({ ...ruleOf(day), isClosed: false, from: text, to: null })
  return toTyped(field, rules)
}

/** The draft after something was typed for some days. */
export function withText(draft: ScheduleDraft, days: readonly Day[], text: string): ScheduleDraft {
  const hours = hoursOfText(text)
  if (hours) return withHours(draft, days, hours)
  const { timetable } = withHours(draft, days, [])
  return { timetable, unread: new Map([...draft.unread, ...days.map((day): [Day, string] => [day, text])]) }
}

/** The draft with the same hours on some days; a date among them has hours of its own from then on. */
export function withHours(draft: ScheduleDraft, days: readonly Day[], hours: DayHours): ScheduleDraft {
  const { week, dates } = draft.timetable
  const own = days.filter(isDate).map((day): [Day, DayHours] => [day, hours])
  return {
    timetable: {
      week: week.map((before, index) => (days.some(day => day === weekdays[index]) ? hours : before)),
      dates: new Map([...dates, ...own].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    },
    unread: without(draft.unread, days),
  }
}

/** The draft in which dates have the hours of their weekday again. */
export function withoutDates({ timetable, unread }: ScheduleDraft, dates: readonly Day[]): ScheduleDraft {
  return {
    timetable: { ...timetable, dates: without(timetable.dates, dates) },
    unread: without(unread, dates),
  }
}

/** The hours of a day of the draft; none where its text cannot be read. */
export function hoursIn({ timetable: { week, dates } }: ScheduleDraft, day: Day): DayHours {
  return (isDate(day) ? dates.get(day) : week[weekdays.findIndex(name => name === day)]) ?? []
}

/** All dates from the first to the last, both included. */
export function datesBetween(first: string, last: string): string[] {
  const dates: string[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

const isDate = (day: Day): boolean => /^\d/.test(day)

const without = <T>(days: ReadonlyMap<Day, T>, gone: readonly Day[]): ReadonlyMap<Day, T> =>
  new Map([...days].filter(([day]) => !gone.includes(day)))

const ruleOf = (day: Day) => (isDate(day) ? { type: 'once', date: day } : { type: day })

function unreadIn(rule: unknown): readonly (readonly [Day, string])[] {
  const { type, date, isClosed, from, to } = partsOf(rule)
  const isUnread = isClosed !== true && typeof from === 'string' && !clockTime.test(from) && !to
  const day = type === 'once' ? date : type
  return isUnread && typeof day === 'string' ? [[day, from]] : []
}
