import { localTime, MINUTE } from '../../base/zonedTime.ts'
import type { Activity } from '../activity.ts'
import { workByActivity } from '../workedTime.ts'
import { decimalHours, germanDate } from './cells.ts'
import { texts } from './texts.ts'

/** How long somebody worked for a project, or for a task of it; whole minutes. */
export interface ProjectTime {
  readonly project: number
  readonly task: number | null
  /** A person's id. */
  readonly user: number
  /** In the period that was asked for, and since the beginning. */
  readonly minutes: number
  readonly totalMinutes: number
  /** Local YYYY-MM-DD of the first work and the last. */
  readonly first: string
  readonly last: string
}

/** Local dates, both included; `now` is epoch ms. */
interface Period {
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly now: number
}

/**
 * What somebody worked for projects. Work belongs to the day it began on, a minute of two overlapping works to the first;
 * what still runs counts up to now.
 */
export function projectTimes(
  user: number,
  activities: readonly Activity[],
  { from, to, zone, now }: Period,
): readonly ProjectTime[] {
  const sums = new Map<string, { time: Omit<ProjectTime, 'minutes' | 'totalMinutes'>; inside: number; all: number }>()
  for (const { activity, worked } of workByActivity(activities, now)) {
    const { project, task, startedAt } = activity
    if (project === null) continue
    const { date } = localTime(startedAt, zone)
    const ms = worked.reduce((sum, stretch) => sum + stretch.to - stretch.from, 0)
    const key = `${project} ${task}`
    const known = sums.get(key)
    const inside = (known?.inside ?? 0) + (from <= date && date <= to ? ms : 0)
    const first = known?.time.first ?? date
    sums.set(key, { time: { project, task, user, first, last: date }, inside, all: (known?.all ?? 0) + ms })
  }
  return [...sums.values()].map(({ time, inside, all }) => ({
    ...time,
    minutes: Math.floor(inside / MINUTE),
    totalMinutes: Math.floor(all / MINUTE),
  }))
}

/** What a project or a task is called, and the hours it may take. */
interface Budgeted {
  readonly name: string
  readonly budgetHours?: number | null | undefined
}

/** What names stand for the ids of projects, tasks and people; what is deleted has none. */
interface Names {
  readonly project: (id: number) => Budgeted | undefined
  readonly task: (id: number) => Budgeted | undefined
  readonly person: (id: number) => { readonly firstName: string; readonly lastName: string } | undefined
}

/** The same as a table, in the order given. The budget is that of the task, or of the project where there is none. */
export function projectsTable(times: readonly ProjectTime[], names: Names): readonly (readonly string[])[] {
  const rows = times.map(time => {
    const [project, task] = [names.project(time.project), time.task === null ? undefined : names.task(time.task)]
    const person = names.person(time.user)
    const budget = time.task === null ? project?.budgetHours : task?.budgetHours
    return [
      project?.name ?? String(time.project),
      task?.name ?? (time.task === null ? '' : String(time.task)),
      person?.lastName ?? '',
      person?.firstName ?? '',
      decimalHours(time.minutes),
      decimalHours(time.totalMinutes),
      typeof budget === 'number' ? decimalHours(budget * 60) : '',
      germanDate(time.first),
      germanDate(time.last),
    ]
  })
  return [texts.projects, ...rows]
}
