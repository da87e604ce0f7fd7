import { type Problem, parse, problem } from '../../../../schema/base/problems.ts'
import {
  addDays,
  instantAt,
  instantsShowing,
  localTime,
  minutesOf,
  timeText,
} from '../../../../schema/base/zonedTime.ts'
import { type EntryCall, entryCall } from '../../../../schema/time/requests.ts'

/** Times of work as they are known; instants in epoch ms. */
export interface WorkTimes {
  readonly startedAt: number
  /** Null where nobody knows yet. */
  readonly endedAt: number | null
  readonly breaks: readonly { readonly from: number; readonly to: number | null }[]
  readonly project: number | null
  readonly task: number | null
}

/** How work was, as it is typed: a local date and times 'HH:MM'; what is earlier than the beginning is on the next day. */
export interface EntryForm {
  readonly date: string
  readonly start: string
  readonly end: string
  readonly breaks: readonly { readonly from: string; readonly to: string }[]
  readonly reason: string
}

/** The form of work as it is known, where a break that goes on ends with the work; an empty one for a local date. */
export function formOf(work: WorkTimes | null, today: string, zone: string): EntryForm {
  if (!work) return { date: today, start: '', end: '', breaks: [], reason: '' }
  const clock = (at: number | null) => (at === null ? '' : timeText(localTime(at, zone).minutes))
  return {
    date: localTime(work.startedAt, zone).date,
    start: clock(work.startedAt),
    end: clock(work.endedAt),
    breaks: work.breaks.map(({ from, to }) => ({ from: clock(from), to: clock(to ?? work.endedAt) })),
    reason: '',
  }
}

/** What was typed as it is sent, and what stands against it at `now` (epoch ms). Seconds of what was left as it was stay. */
export function checkedEntry(
  form: EntryForm,
  { work, zone, now }: { readonly work: WorkTimes | null; readonly zone: string; readonly now: number },
): { readonly times: Omit<EntryCall, 'uid'>; readonly problems: readonly Problem[] } {
  const begin = isClock(form.start) ? minutesOf(form.start) : 0
  const shown = (at: number) => timeText(localTime(at, zone).minutes)
  const dateAt = (at: number) => localTime(at, zone).date
  const isFrom = work !== null && dateAt(work.startedAt) === form.date && shown(work.startedAt) === form.start
  const skipped: Problem[] = []
  let began = Number.NEGATIVE_INFINITY
  const at = (field: string, time: string, known: number | null = null): string => {
    if (form.date === '' || !isClock(time)) return ''
    const date = minutesOf(time) < begin ? addDays(form.date, 1) : form.date
    // In autumn the clock shows an hour twice: which of them it was is known of what was left.
    const isLeft = known !== null && shown(known) === time && (isFrom || dateAt(known) === date)
    const shows = instantsShowing(date, minutesOf(time), zone)
    // Nobody goes before they came: of the two the one after that is meant.
    const typed = isLeft
      ? known
      : (shows.find(each => each > began) ?? shows[0] ?? instantAt(date, minutesOf(time), zone))
    // In spring it leaves one out.
    if (shown(typed) !== time) skipped.push(problem('time', field))
    return new Date(typed).toISOString()
  }
  const startedAt = at('startedAt', form.start, work?.startedAt)
  began = startedAt === '' ? began : Date.parse(startedAt)
  const times: Omit<EntryCall, 'uid'> = {
    startedAt,
    endedAt: at('endedAt', form.end, work?.endedAt),
    breaks: form.breaks.map(({ from, to }, index) => {
      const [known, field] = [work?.breaks[index], `breaks.${index}`]
      return { from: at(`${field}.from`, from, known?.from), to: at(`${field}.to`, to, known?.to) }
    }),
    project: work?.project ?? null,
    task: work?.task ?? null,
    reason: form.reason.trim(),
  }
  const parsed = parse(entryCall, { uid: 'not-yet-named', ...times })
  const problems = [...skipped, ...(parsed.ok ? [] : parsed.problems)]
  const isFuture = times.endedAt !== '' && Date.parse(times.endedAt) > now
  return { times, problems: isFuture ? [...problems, problem('time', 'endedAt')] : problems }
}

const isClock = (text: string): boolean => /^\d\d:\d\d$/.test(text)
