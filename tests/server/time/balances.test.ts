import { describe, expect, test } from 'vitest'
import { absences } from '../../../schema/time/absence.ts'
import { createBalanceFeed } from '../../../server/time/balanceFeed.ts'
import { askOf } from '../../support/counter.ts'
import { pairDevice } from '../../support/pairedDevice.ts'
import { annasWork, as, at, cookies, HOUR, send, shop, shownBy, timeOffice } from '../../support/time/office.ts'

// What was worked before is written down nowhere.
timeOffice({ from: '2026-06-16', entry: '2025-01-01' })

describe('How hours and vacation stand', () => {
  test('is told at the terminal to whom it is about', async () => {
    await send('admin', 'PUT', '/api/users/10/pin', { pin: '4711' })
    await annasWork()
    const { token } = await pairDevice(shop, 1, cookies.get('admin') ?? '', 'terminal')
    const ask = (what: string) => askOf(shop, `/api/time-tracking/${token}/anna/${what}`, { headers: { Pin: '4711' } })
    const { body } = await ask('balances?on=2026-06-16')
    expect(body.data).toMatchObject({
      targetMinutes: 480,
      workedMinutes: 480,
      creditMinutes: 0,
      balanceMinutes: 0,
      vacation: { entitled: 25, taken: 0, planned: 0, left: 25 },
    })
    expect((await ask('balances?on=2026-06-17')).body.data).toMatchObject({ balanceMinutes: -480 })
    const shift = { user: 10, branch: 1, from: at(20), to: at(28), breakMinutes: 30, note: '' }
    await send('leitung', 'POST', '/api/working-schedules', { ...shift, isPublished: true })
    await send('leitung', 'POST', '/api/working-schedules', { ...shift, from: at(44), to: at(52), isPublished: false })
    await send('leitung', 'POST', '/api/working-schedules', { ...shift, from: at(-50), to: at(-44), isPublished: true })
    expect((await ask('working-schedules')).body.data).toMatchObject([{ from: at(20) }])
    expect((await askOf(shop, `/api/time-tracking/${token}/anna/balances`)).status).toBe(401)
  })

  test('is told for ten years ahead, and nobody keeps the server reckoning days to the end of the calendar', async () => {
    const asked = (on: string) => [
      `/api/time-sheets/holiday-balances?on=${on}`,
      `/api/time-sheets/10/${on.slice(0, 7)}`,
      `/api/statistics/user-profile?user=10&start=${on}&end=${on}`,
    ]
    for (const path of asked('2036-06-16')) expect((await as('anna', path)).status).toBe(200)
    for (const path of ['2036-07-17', '2999-12-31'].flatMap(asked)) expect((await as('anna', path)).status).toBe(400)
    await send('admin', 'PUT', '/api/users/10/pin', { pin: '4711' })
    const { token } = await pairDevice(shop, 1, cookies.get('admin') ?? '', 'terminal')
    for (const what of ['balances', 'working-schedules'])
      expect(
        (await askOf(shop, `/api/time-tracking/${token}/anna/${what}?on=9999-12-31`, { headers: { Pin: '4711' } }))
          .status,
      ).toBe(400)
  })

  test('is on one’s own devices, and new after work and absences', async () => {
    const feed = createBalanceFeed(shop.deps)
    const shown = () => shownBy(feed)
    await annasWork()
    expect(await shown()).toMatchObject({ workedMinutes: 480, balanceMinutes: 0, vacation: { left: 25 } })
    const off = { user: 10, branch: 1, from: '2026-06-22', to: '2026-06-23', state: 'approved' }
    await send('leitung', 'POST', '/api/absences', { ...absences.blank, ...off })
    expect(await shown()).toMatchObject({ vacation: { planned: 2, left: 23 } })
  })

  test('is new after midnight by itself, and after the server was away', async () => {
    const feed = createBalanceFeed(shop.deps)
    await annasWork()
    expect(await feed.tick()).toBe(2)
    shop.clock.advance(13 * HOUR)
    expect(await shownBy(feed)).toMatchObject({ on: '2026-06-17', balanceMinutes: -480, beforeMinutes: 0 })
    expect(await feed.tick()).toBe(0)
    shop.clock.advance(24 * HOUR)
    expect(await shownBy(createBalanceFeed(shop.deps))).toMatchObject({ on: '2026-06-18', beforeMinutes: -480 })
  })

  test('is told for a month with its rows, the work behind them, what the law says and the break that is missing', async () => {
    const id = await annasWork()
    const { body } = await as('leitung', '/api/time-sheets/10/2026-06')
    expect(body.data.days).toHaveLength(30)
    expect(body.data.days[15]).toMatchObject({ date: '2026-06-16', target: 480, worked: 480, difference: 0 })
    expect(body.data).toMatchObject({ carriedMinutes: 0, activities: [{ id, workedMinutes: 480 }] })
    expect(body.data.findings).toMatchObject([{ rule: 'break', paragraph: 'AZG § 11 Abs. 1', date: '2026-06-16' }])
    expect(body.data.proposals).toMatchObject([{ activity: id, minutes: 30, text: 'Pause nachtragen: 30 min' }])
    const asked = ['anna', 'buch', 'otto', 'fern'].map(
      async name => (await as(name, '/api/time-sheets/10/2026-06')).status,
    )
    expect(await Promise.all(asked)).toEqual([200, 200, 404, 404])
    expect((await as('anna', '/api/time-sheets/10/2026-13')).status).toBe(404)
  })
})
