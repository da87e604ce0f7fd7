import { addDays, instantAt, localTime, minutesOf } from '../../schema/base/zonedTime.ts'
import { holidayOn } from '../../schema/time/holidays.ts'
import { mondayOf } from '../../schema/time/plan/planned.ts'
import type { Shift } from '../../schema/time/shift.ts'
import type { Draft } from './authoring.ts'
import { branchIds } from './branch.ts'
import { demoBranches } from './branches.ts'
import { demoPerson } from './people.ts'
import { demoAbsences, lastDayOf, regionOf } from './team.ts'

/** A week of somebody: on which days (Monday is 0), where, from when to when. */
interface Rota {
  readonly days: readonly number[]
  readonly branch: number
  readonly station?: number
  readonly times: readonly [from: string, to: string]
}

const weekdays = [0, 1, 2, 3, 4]
const untilSaturday = [1, 2, 3, 4, 5]
const bakehouse = { branch: branchIds.stammhaus, station: 1 } as const
const { stammhaus, graz, klagenfurt, salzburg, innsbruck, dornbirn, linz, klubheim } = branchIds

/** What everybody works in one week and in the next. */
const rotas: Readonly<Record<string, readonly [Rota, Rota]>> = {
  'j.wieser': [
    { days: weekdays, branch: stammhaus, times: ['08:00', '16:30'] },
    { days: weekdays, branch: stammhaus, times: ['07:00', '15:30'] },
  ],
  'd.petrovic': [
    { ...bakehouse, days: weekdays, times: ['05:00', '13:30'] },
    { ...bakehouse, days: untilSaturday, times: ['04:00', '12:30'] },
  ],
  's.gruber': [
    { days: untilSaturday, branch: stammhaus, station: 3, times: ['12:30', '21:00'] },
    { days: weekdays, branch: stammhaus, station: 2, times: ['09:00', '17:30'] },
  ],
  'm.kofler': [
    { days: weekdays, branch: innsbruck, times: ['07:00', '15:30'] },
    { days: weekdays, branch: dornbirn, times: ['08:00', '16:30'] },
  ],
  'a.yilmaz': [
    { days: weekdays, branch: graz, times: ['06:30', '15:00'] },
    { days: weekdays, branch: klagenfurt, times: ['07:00', '15:30'] },
  ],
  'l.ebner': [
    { days: untilSaturday, branch: salzburg, times: ['14:00', '22:30'] },
    { days: untilSaturday, branch: salzburg, times: ['10:00', '18:30'] },
  ],
  'k.nagy': [
    { days: weekdays, branch: linz, times: ['05:30', '14:00'] },
    { days: untilSaturday, branch: linz, times: ['06:00', '14:30'] },
  ],
  'f.moser': [
    { days: [3, 4, 5], branch: klubheim, times: ['14:00', '22:30'] },
    { days: [3, 4, 5], branch: klubheim, times: ['13:00', '21:30'] },
  ],
  'e.lang': [
    { days: [3, 4, 5], branch: stammhaus, times: ['09:00', '17:30'] },
    { days: [3, 4, 5], branch: stammhaus, times: ['08:00', '16:30'] },
  ],
  'r.aigner': [
    { days: weekdays, branch: stammhaus, times: ['07:30', '16:00'] },
    { days: weekdays, branch: stammhaus, times: ['08:00', '16:30'] },
  ],
  'p.former': [
    { days: weekdays, branch: graz, times: ['10:00', '18:30'] },
    { days: weekdays, branch: graz, times: ['11:00', '19:30'] },
  ],
}

/** Shifts on Saturdays that nobody has taken yet. */
const open: Rota = { days: [5], branch: stammhaus, times: ['06:00', '12:00'] }

/** So many weeks from this one on are published; those behind them are still being planned. */
const PUBLISHED_WEEKS = 2

/** The roster has so many weeks before this one, and as many from it on. */
export const rosterWeeks = 4

/** The Monday (YYYY-MM-DD) of the week in which the demo begins; `now` is epoch ms. */
export const demoMonday = (now: number): string => mondayOf(localTime(now, 'Europe/Vienna').date)

/**
 * The roster around the week of this Monday (YYYY-MM-DD), so many weeks before it and from it on, day by day and by the clocks
 * of the branches: nobody works on holidays, when they are away or have left.
 */
export function demoShifts(monday: string, weeks: number): readonly Draft<Shift>[] {
  const absences = demoAbsences(monday).filter(({ state }) => state === 'approved')
  const planned = Object.entries(rotas).map(([who, pair]) => {
    const { id, isEnabled } = demoPerson(who)
    return [id, pair, lastDayOf(isEnabled, monday) ?? '9999'] as const
  })
  const shifts: Draft<Shift>[] = []
  const plan = (date: string, rota: Rota, user: number | null, isPublished: boolean): void => {
    const { branch, station = null, times } = rota
    if (holidayOn(regionOf[branch] ?? 'AT', date)) return
    shifts.push({ user, branch, station, ...instantsOf(date, branch, times), breakMinutes: 30, note: '', isPublished })
  }
  for (let week = -weeks; week < weeks; week++) {
    const isPublished = week < PUBLISHED_WEEKS
    for (let day = 0; day < 7; day++) {
      const date = addDays(monday, week * 7 + day)
      for (const [user, pair, lastDay] of planned) {
        const rota = pair[week % 2 === 0 ? 0 : 1]
        const isAway = absences.some(absence => absence.user === user && absence.from <= date && date <= absence.to)
        if (rota.days.includes(day) && !isAway && date <= lastDay) plan(date, rota, user, isPublished)
      }
      if (week > 0 && open.days.includes(day)) plan(date, open, null, isPublished)
    }
  }
  return shifts
}

function instantsOf(date: string, branch: number, times: Rota['times']) {
  const { timeZone } = demoBranches[branch - 1] ?? {}
  const [from, to] = times.map(time =>
    new Date(instantAt(date, minutesOf(time), timeZone ?? 'Europe/Vienna')).toISOString(),
  )
  return { from: from ?? '', to: to ?? '' }
}
