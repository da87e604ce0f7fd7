import { expect, test } from 'vitest'
import { addDays, dayOf, HOUR, MINUTE } from '../../../schema/base/zonedTime.ts'
import type { Break, ClockKind, TimeEvent } from '../../../schema/time/clockEvent.ts'
import { stampOf } from '../../../schema/time/standing.ts'
import { sizeOf } from '../../support/runs.ts'
import { seeded } from '../../support/seeded.ts'
import { openShop } from '../../support/shop.ts'

/** A leap day and both changes of the clock lie between them. */
const [FIRST, LAST] = ['2024-02-10', '2024-11-10']
const PEOPLE = Array.from({ length: sizeOf(6, 60) }, (_, index) => 100 + index)
const random = seeded(20_240_229)
const vienna = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' })

interface Session {
  readonly user: number
  readonly branch: number
  readonly from: number
  readonly to: number
  readonly breaks: readonly Break[]
  /** As it was written down afterwards. */
  readonly endedAt: number | null
}

/** Work by day and by night, one after the other, to the second. */
function sessionsOf(user: number): Session[] {
  const sessions: Session[] = []
  let at = Date.parse(`${FIRST}T00:00:00Z`)
  while (at < Date.parse(`${LAST}T00:00:00Z`)) {
    const from = at + random.below(30 * 3600) * 1000
    const to = from + (1 + random.below(10 * 3600)) * 1000
    const third = Math.floor((to - from) / 3)
    const pauses = [from + third, from + 2 * third].slice(0, random.below(3))
    const breaks = pauses.map(begin => ({ from: begin, to: begin + random.below(Math.floor(third / 1000) + 1) * 1000 }))
    const endedAt = random.chance(0.1) ? to + random.below(3600) * 1000 : null
    sessions.push({ user, branch: 1 + random.below(2), from, to, breaks, endedAt })
    at = to + 2 * HOUR
  }
  return sessions
}

function eventsOf({ user, branch, from, to, breaks, endedAt }: Session): TimeEvent[] {
  const steps: [ClockKind, number][] = [
    ['start', from],
    ...breaks.flatMap((each): [ClockKind, number][] => [
      ['pause', each.from],
      ['resume', each.to],
    ]),
    ['end', to],
  ]
  const about = { project: null, task: null }
  const uid = (kind: string, at: number) => `${user}-${kind}-${at}`
  const clocked = steps.map(([kind, at]): TimeEvent => ({ ...stampOf(kind, at, uid(kind, at)), branch }))
  if (endedAt === null) return clocked
  const corrected = { startedAt: from, endedAt, breaks, ...about }
  const written = { activity: uid('start', from), to: corrected, reason: 'Vergessen', author: 1, at: to + HOUR }
  return [...clocked, { kind: 'correct', uid: uid('correct', to), ...written, isDecided: true }]
}

/** Minutes by person and local day, counted as somebody would on paper. */
function recount(sessions: readonly Session[], from: string, to: string, branch: number | null) {
  const days = new Map<string, { worked: number; pause: number }>()
  for (const session of sessions) {
    const date = vienna.format(session.from)
    if (date < from || date > to || (branch !== null && session.branch !== branch)) continue
    const key = `${session.user} ${date}`
    const day = days.get(key) ?? { worked: 0, pause: 0 }
    const pause = session.breaks.reduce((sum, each) => sum + each.to - each.from, 0)
    day.pause += pause
    day.worked += (session.endedAt ?? session.to) - session.from - pause
    days.set(key, day)
  }
  const rows = [...days].map(([key, { worked, pause }]) => [
    key,
    Math.floor(worked / MINUTE),
    Math.floor(pause / MINUTE),
  ])
  return rows.filter(([, worked, pause]) => worked !== 0 || pause !== 0).toSorted(byKey)
}

type Counted = readonly (string | number)[]
const byKey = ([one]: Counted, [other]: Counted): number => (String(one) < String(other) ? -1 : 1)

test('Worked minutes of any period and branch are what an independent recount comes to, over a leap day and both changes of the clock', async () => {
  const documents = PEOPLE.map(id => ({
    type: 'users',
    id,
    body: {
      username: `person${id}`,
      firstName: 'Eva',
      lastName: `Muster ${id}`,
      phone: '',
      roles: ['ROLE_EMPLOYEE'],
      branches: [1],
      isEnabled: true,
    },
  }))
  const shop = await openShop({ documents, start: Date.parse('2024-12-01T12:00:00Z') })
  try {
    const sessions = PEOPLE.flatMap(sessionsOf)
    await shop.storage.write(async ({ timeEvents }) => {
      for (const session of sessions)
        for (const event of eventsOf(session)) await timeEvents.add(session.user, event, 'users:1', event.at)
    })
    const headers = { cookie: await shop.login() }
    const days = dayOf(LAST) - dayOf(FIRST)
    const some = [0, 1, 40, 200].map(length => {
      const from = addDays(FIRST, random.below(days - length))
      return [from, addDays(from, length), random.pick([null, 1, 2])] as const
    })
    const special = ['2024-02-29', '2024-03-31', '2024-10-27'].map(day => [day, day, null] as const)
    for (const [from, to, branch] of [...some, ...special, [FIRST, LAST, null] as const]) {
      const query = `from=${from}&to=${to}${branch === null ? '' : `&branch=${branch}`}`
      const { data } = await (await shop.request(`/api/statistics/working-activities?${query}`, { headers })).json()
      const rows = data.rows.map((row: { user: number; day: string; minutes: number; breakMinutes: number }) => [
        `${row.user} ${row.day}`,
        row.minutes,
        row.breakMinutes,
      ])
      const counted = recount(sessions, from, to, branch)
      expect([query, rows.toSorted(byKey)]).toEqual([query, counted])
      expect(data.total).toBe(counted.reduce((sum, [, minutes]) => sum + Number(minutes), 0))
    }
  } finally {
    await shop.close()
  }
})
