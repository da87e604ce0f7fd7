import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { MonthSheet, TimesView } from '../../../../schema/time/calls.ts'
import type { WorkTimes } from '../entry/entryForm.ts'
import { dayText, spanOfTime } from '../timeText.ts'
import { texts } from './texts.ts'

/** Times as the server tells them (ISO 8601), in epoch ms. */
export const timesOfEntry = ({
  startedAt,
  endedAt,
  breaks,
  project,
  task,
}: Omit<TimesView, 'startedAt'> & { readonly startedAt: string | null }): WorkTimes => ({
  startedAt: Date.parse(startedAt ?? ''),
  endedAt: endedAt === null ? null : Date.parse(endedAt),
  breaks: breaks.map(({ from, to }) => ({ from: Date.parse(from), to: to === null ? null : Date.parse(to) })),
  project,
  task,
})

/** Work of a month that began on a local date. */
export const worksOn = (
  { activities }: Pick<MonthSheet, 'activities'>,
  date: string,
  zone: string,
): MonthSheet['activities'] =>
  activities.filter(({ startedAt }) => startedAt !== null && localTime(Date.parse(startedAt), zone).date === date)

/** 'Mo, 23.11. 06:00–14:00, Pause 12:00–12:30'; no work at all is said so. */
export function timesText(view: TimesView | null, zone: string): string {
  if (!view) return texts.month.nothing
  const { startedAt, endedAt, breaks } = timesOfEntry(view)
  const pauses = breaks.map(({ from, to }) => spanOfTime(from, to, zone)).join(', ')
  const day = dayText(localTime(startedAt, zone).date)
  return `${day} ${spanOfTime(startedAt, endedAt, zone)}, ${pauses === '' ? texts.month.noBreak : `${texts.month.break} ${pauses}`}`
}
