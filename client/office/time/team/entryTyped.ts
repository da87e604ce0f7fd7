import { clockOf } from '../../../../schema/base/hours/hoursText.ts'
import { instantAt, localTime, MINUTE, minutesOf, timeText } from '../../../../schema/base/zonedTime.ts'
import type { EntryCall } from '../../../../schema/time/requests.ts'
import { dateOfText, dateText } from '../../form/controls/dates.ts'
import { texts } from './texts.ts'

/** Times of work; instants in epoch ms. */
export interface EntryTimes {
  readonly startedAt: number
  /** Null where nobody knows yet. */
  readonly endedAt: number | null
  readonly breaks: readonly { readonly from: number; readonly to: number | null }[]
  readonly project: number | null
  readonly task: number | null
}

export type EntryTyped = Readonly<Record<'date' | 'from' | 'to' | 'breaks' | 'reason', string>>

/** What stands in the fields for these times; a break that goes on ends with the work. */
export function entryTyped({ startedAt, endedAt, breaks }: EntryTimes, zone: string, reason = ''): EntryTyped {
  const clock = (at: number | null) => (at === null ? '' : timeText(localTime(at, zone).minutes))
  return {
    date: dateText(localTime(startedAt, zone).date),
    from: clock(startedAt),
    to: clock(endedAt),
    breaks: breaks.map(({ from, to }) => `${clock(from)}–${clock(to ?? endedAt)}`).join(', '),
    reason,
  }
}

interface Around {
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
  /** What stood there before: its seconds stay where nobody typed another minute. */
  readonly former: EntryTimes
}

/** What is to be sent, or what is wrong with what was typed. A time before the beginning is one of the next day. */
export function entryOf(
  { date, from, to, breaks, reason }: EntryTyped,
  { zone, now, former }: Around,
): { readonly body: Omit<EntryCall, 'uid'> | null; readonly wrong: Partial<EntryTyped> } {
  const day = dateOfText(date)
  const [begin, end] = [clockOf(from.trim()), clockOf(to.trim())]
  const first = begin ? minutesOf(begin) : 0
  const known = [former.startedAt, former.endedAt, ...former.breaks.flatMap(pause => [pause.from, pause.to])]
  const exact = (minute: number) =>
    known.find(each => each !== null && Math.floor(each / MINUTE) * MINUTE === minute) ?? minute
  const startedAt = exact(instantAt(day ?? NO_DAY, first, zone))
  const at = (clock: string) => {
    const minutes = minutesOf(clock)
    return exact(instantAt(day ?? NO_DAY, minutes <= first ? minutes + 1440 : minutes, zone))
  }
  const endedAt = end ? at(end) : startedAt
  const pauses = pausesOf(breaks, at, startedAt, endedAt)
  const { wrong: words } = texts.entry
  const wrong: Partial<EntryTyped> = {
    ...(day ? {} : { date: words.date }),
    ...(begin ? {} : { from: words.time }),
    ...(end ? {} : { to: words.time }),
    ...(day && end && endedAt > now ? { to: words.future } : {}),
    ...(end && !pauses ? { breaks: words.breaks } : {}),
    ...(reason.trim() === '' ? { reason: words.reason } : {}),
  }
  if (!pauses || Object.keys(wrong).length > 0) return { body: null, wrong }
  const iso = (instant: number) => new Date(instant).toISOString()
  const told = pauses.map(pause => ({ from: iso(pause.from), to: iso(pause.to) }))
  const times = { startedAt: iso(startedAt), endedAt: iso(endedAt), breaks: told }
  const { project, task } = former
  return { body: { ...times, project, task, reason: reason.trim() }, wrong }
}

const NO_DAY = '2000-01-01'

/** The breaks of '12:00–12:30, 15:00–15:15'; null where one is unreadable, or not in order within the work. */
function pausesOf(text: string, at: (clock: string) => number, startedAt: number, endedAt: number) {
  const pauses: { from: number; to: number }[] = []
  let until = startedAt
  for (const part of text.split(/[,;]/).filter(each => each.trim() !== '')) {
    const [from = '', to = '', ...rest] = part.split(/[-–]/).map(each => clockOf(each.trim()))
    if (!from || !to || rest.length > 0) return null
    const pause = { from: at(from), to: at(to) }
    if (pause.from < until || pause.to <= pause.from || pause.to > endedAt) return null
    pauses.push(pause)
    until = pause.to
  }
  return pauses
}
