import { expect, test } from 'vitest'
import { annasWork, as, at, clockOwn, timeOffice } from '../../support/time/office.ts'

timeOffice({ monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, vacationDays: 25 })

const profile = (name: string, query: string) => as(name, `/api/statistics/user-profile?${query}`)
const activities = (name: string, query: string) => as(name, `/api/statistics/user-profile-working-activities?${query}`)

test('How somebody’s time stands is told to them and to whoever leads them, and adds up', async () => {
  await annasWork()
  const query = 'user=10&start=2026-06-15&end=2026-06-16'
  const { data } = (await profile('anna', query)).body
  expect(data).toMatchObject({
    user: 10,
    from: '2026-06-15',
    to: '2026-06-16',
    provisional: true,
    target: 960,
    worked: 480,
    credit: 0,
    break: 0,
    vacation: { entitled: expect.any(Number), taken: 0, planned: 0, left: expect.any(Number) },
  })
  expect(data.balanceEnd - data.balanceStart).toBe(data.worked + data.credit - data.target)
  // Eight hours in a row without a break.
  expect(data.violations.length).toBeGreaterThan(0)
  expect((await profile('leitung', query)).body.data).toEqual(data)
  for (const name of ['fern', 'otto']) expect((await profile(name, query)).status).toBe(404)
})

test('Work is cut to the period with its breaks, and what goes on counts up to now', async () => {
  await clockOwn('anna', 'start', -8)
  await clockOwn('anna', 'pause', -6)
  await clockOwn('anna', 'resume', -5)
  const query = `user=10&start=${at(-7)}&end=${at(-4)}`
  const { data } = (await activities('anna', query)).body
  expect(data).toMatchObject({ total: 120, from: at(-7), to: at(-4) })
  expect(data.rows).toMatchObject([
    {
      startedAt: at(-7),
      endedAt: at(-4),
      breaks: [{ from: at(-6), to: at(-5) }],
      minutes: 120,
      source: 'phone',
      approval: 'draft',
    },
  ])
  const whole = (await activities('anna', 'user=10&start=2026-06-16&end=2026-06-16')).body.data
  expect(whole.rows).toMatchObject([{ startedAt: at(-8), endedAt: null, minutes: 420 }])
})

test('A crooked question is refused at its field', async () => {
  for (const [query, field] of [
    ['start=2026-06-15&end=2026-06-16', 'user'],
    ['user=10&start=gestern&end=2026-06-16', 'start'],
    ['user=10&start=2026-06-16&end=2026-06-14', 'end'],
  ]) {
    const answer = await profile('admin', query ?? '')
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  }
})
