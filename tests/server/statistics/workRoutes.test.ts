import { expect, test } from 'vitest'
import { annasWork, as, clockOwn, send, timeOffice } from '../../support/time/office.ts'

timeOffice({ monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480 })

const TODAY = 'from=2026-06-16&to=2026-06-16'
const figure = async (name: string, path: string) => as(name, `/api/statistics/${path}`)

test('Worked minutes are told by person and day to whoever leads them, without breaks, and up to now of what goes on', async () => {
  await annasWork()
  await clockOwn('otto', 'start', -2)
  const { data } = (await figure('admin', `working-activities?${TODAY}`)).body
  expect(data).toMatchObject({ timezone: 'Europe/Vienna', total: 600, previousTotal: 0, provisional: true })
  const rows = data.rows.map(({ user, day, minutes, breakMinutes }: Record<string, unknown>) => [
    user,
    day,
    minutes,
    breakMinutes,
  ])
  expect(rows.toSorted()).toEqual([
    [10, '2026-06-16', 480, 0],
    [11, '2026-06-16', 120, 0],
  ])
  expect((await figure('leitung', `working-activities?${TODAY}`)).body.data.total).toBe(480)
  expect((await figure('buch', `working-activities?${TODAY}&branch=2`)).body.data.total).toBe(120)
  expect((await figure('leitung', `working-activities?${TODAY}&branch=2`)).status).toBe(403)
  expect((await figure('anna', `working-activities?${TODAY}`)).status).toBe(403)
})

test('Planned minutes are those of shifts that are somebody’s, by the day they begin on', async () => {
  const shift = { branch: 1, from: '2026-06-16T20:00:00Z', to: '2026-06-17T02:00:00Z', breakMinutes: 30 }
  for (const user of [10, null]) {
    const made = await send('leitung', 'POST', '/api/working-schedules', {
      ...shift,
      user,
      note: '',
      isPublished: false,
    })
    expect(made.status).toBe(201)
  }
  const { data } = (await figure('leitung', `working-schedules?from=2026-06-15&to=2026-06-17`)).body
  expect(data.rows).toMatchObject([{ user: 10, day: '2026-06-16', minutes: 330, breakMinutes: 30 }])
  expect((await figure('fern', `working-schedules?from=2026-06-15&to=2026-06-17`)).body.data.rows).toEqual([])
})
