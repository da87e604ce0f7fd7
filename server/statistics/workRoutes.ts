import { Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { users } from '../../schema/business/user.ts'
import type { StatisticFrame, WorkRow } from '../../schema/statistics/answers.ts'
import type { Dates } from '../../schema/statistics/buckets.ts'
import { statisticCall } from '../../schema/statistics/calls.ts'
import { ledgerOf } from '../../schema/time/ledger.ts'
import { plannedOf } from '../../schema/time/plan/planned.ts'
import { shifts } from '../../schema/time/shift.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { recordedWork } from '../time/placedWork.ts'
import type { Places } from '../time/places.ts'
import { type Asked, questionsTo } from './question.ts'

type Rows = readonly WorkRow[]

/** Figures of working time, of the people somebody leads. */
export function workFigureRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const asked = questionsTo(deps)
  tell('working-activities', workedIn)
  tell('working-schedules', plannedIn)
  return routes

  function tell(name: 'working-activities' | 'working-schedules', rowsIn: (question: Asked) => Promise<Rows>): void {
    routes.get(statisticCall(name).path, async context => {
      const { frame, now, before } = await asked(context, name)
      const previousTotal = totalOf(await rowsIn(before))
      const rows = await rowsIn(now)
      const whole: StatisticFrame = { ...frame, total: totalOf(rows), previousTotal }
      return answerJson(context, replyOf(statisticCall(name), { ...whole, rows }))
    })
  }

  async function workedIn({ dates, zone, scope }: Asked): Promise<Rows> {
    const period = { ...dates, zone, now: deps.clock.now() }
    const people = await recordedWork(deps.storage.read, placesIn(scope), period)
    return people.flatMap(({ person, work }) => {
      const days = ledgerOf(
        { ...period, contracts: [], absences: [], activities: work.activities },
        dates.from,
        dates.to,
      )
      const name = `${person.firstName} ${person.lastName}`.trim()
      return days
        .filter(day => day.worked > 0 || day.break > 0)
        .map(day => ({ user: person.id, name, day: day.date, minutes: day.worked, breakMinutes: day.break }))
    })
  }

  async function plannedIn({ dates, zone, scope }: Asked): Promise<Rows> {
    const { documents } = deps.storage.read
    const people = new Map((await documents.every(users)).map(person => [person.id, person]))
    const rows = new Map<string, WorkRow>()
    for (const shift of await documents.every(shifts)) {
      const { user, branch, date, minutes, breakMinutes } = plannedOf(shift, zone)
      if (user === null || !isWithin(date, dates) || !(scope === null || scope.has(branch))) continue
      const person = people.get(user)
      const name = person ? `${person.firstName} ${person.lastName}`.trim() : String(user)
      const known = rows.get(`${user} ${date}`) ?? { minutes: 0, breakMinutes: 0 }
      const sum = { minutes: known.minutes + minutes, breakMinutes: known.breakMinutes + breakMinutes }
      rows.set(`${user} ${date}`, { user, name, day: date, ...sum })
    }
    return [...rows.values()].toSorted((one, other) => byNameAndDay(one, other))
  }
}

/** Branches as working time is asked for by them. */
const placesIn = (scope: Asked['scope']): Places => ({
  has: branches => scope === null || branches.some(branch => scope.has(branch)),
})

const isWithin = (date: string, { from, to }: Dates): boolean => from <= date && date <= to
const totalOf = (rows: Rows): number => rows.reduce((sum, { minutes }) => sum + minutes, 0)
const byNameAndDay = (one: WorkRow, other: WorkRow): number =>
  one.name.localeCompare(other.name, 'de') || one.user - other.user || (one.day < other.day ? -1 : 1)
