import { describe, expect, test } from 'vitest'
import { errorMessages } from '../../../schema/base/answer.ts'
import { problem } from '../../../schema/base/problems.ts'
import { createBalanceFeed } from '../../../server/time/balanceFeed.ts'
import { balancesOf, factsOf } from '../../../server/time/balances.ts'
import { askOf } from '../../support/counter.ts'
import { json } from '../../support/shop.ts'
import {
  as,
  clockOwn,
  cookies,
  everybody,
  HOUR,
  later,
  send,
  shop,
  shownBy,
  timeOffice,
  uid,
} from '../../support/time/office.ts'

timeOffice()

const YEAR = '/api/time-sheets/10/years/2026'
/** From noon of 16 June to that of 10 January after it. */
const TO_JANUARY = 208 * 24

/** The year is over, and nobody is signed in any more. */
const newYear = () => later(TO_JANUARY)
/** Somebody of the year, as one who leads sees them. */
async function seen(name = 'leitung', user = 10) {
  const { body } = await as(name, '/api/time-sheets/years/2026')
  return body.data.people.find((each: { user: { id: number } }) => each.user.id === user)
}
async function take(name: string, step: string, content: object = {}) {
  const found = await seen('admin')
  const told = { balanceMinutes: found.figures.balanceMinutes, vacationLeft: found.figures.vacation.left }
  return send(name, 'POST', `${YEAR}/${step}`, { uid: uid(), seen: told, ...content })
}
const balance = async (on: string) =>
  balancesOf(await factsOf(shop.deps.storage.read, 10, 'Europe/Vienna', shop.clock.now()), on)
/** Anna may carry nothing she worked too much, and has worked everything and ten hours more. */
async function workedTooMuch(aboveCarry: 'paid' | 'dropped') {
  const rest = (await balance('2026-12-31')).balanceMinutes
  const { body } = await as('admin', '/api/contracts/1')
  const { id: _id, rev, ...terms } = body.data
  await send('admin', 'PUT', '/api/contracts/1', { ...terms, rev, carryMost: 300, aboveCarry })
  // No day is so long in truth: what counts here is the sum.
  const days = Math.ceil((600 - rest) / (23 * 60))
  for (let day = 0; day < days; day += 1) {
    const begin = Date.parse('2026-01-05T00:00:00Z') + day * 24 * HOUR
    const minutes = Math.min(23 * 60, 600 - rest - day * 23 * 60)
    const times = {
      startedAt: new Date(begin).toISOString(),
      endedAt: new Date(begin + minutes * 60_000).toISOString(),
    }
    await send('admin', 'POST', '/api/working-activities', {
      uid: uid(),
      ...times,
      breaks: [],
      reason: 'Aus dem Buch',
      user: 10,
    })
  }
}

describe('Years', () => {
  test('are shown before they end as they stand, and are closed only when they are over', async () => {
    const { body } = await as('leitung', '/api/time-sheets/years/2026')
    expect([body.data.isOver, body.data.on]).toEqual([false, '2026-06-15'])
    const early = await take('leitung', 'close')
    expect([early.status, early.body.errors[0].message]).toEqual([409, errorMessages.yearRunning])
  })

  test('each of role and step: closed and opened by who leads, read by who may read the times', async () => {
    await newYear()
    const found: Record<string, unknown> = {}
    for (const name of everybody) {
      const [list, sheet] = [
        (await as(name, '/api/time-sheets/years/2026')).body.data?.people.length,
        (await as(name, YEAR)).status,
      ]
      const close = (await take(name, 'close')).status
      await take('admin', 'close')
      const reopen = (await take(name, 'reopen', { reason: 'Falsch' })).status
      await take('admin', 'reopen', { reason: 'Noch einmal' })
      found[name] = [list, sheet, close, reopen]
    }
    expect(found).toEqual({
      admin: [2, 200, 200, 200],
      leitung: [1, 200, 200, 200],
      fern: [1, 404, 404, 404],
      buch: [2, 200, 403, 403],
      anna: [1, 200, 403, 403],
      otto: [1, 404, 404, 404],
    })
    expect((await askOf(shop, `${YEAR}/close`, json('POST', { uid: uid() }))).status).toBe(401)
  })

  test('above what the contract carries are paid out: the balance goes on with the rest, and the payroll of January has it', async () => {
    await newYear()
    await workedTooMuch('paid')
    const { figures } = await seen()
    expect(figures).toMatchObject({ balanceMinutes: 600, carriedMinutes: 300, paidMinutes: 300, droppedMinutes: 0 })
    const before = await balance('2027-01-04')
    expect((await take('leitung', 'close')).status).toBe(200)
    expect(await balance('2026-12-31')).toMatchObject({ balanceMinutes: 600 })
    expect((await balance('2027-01-04')).balanceMinutes).toBe(before.balanceMinutes - 300)
    const january = (await as('leitung', '/api/time-sheets/10/2027-01')).body.data
    expect(january).toMatchObject({
      carriedMinutes: 300,
      closing: { year: 2026, author: 20, figures: { paidMinutes: 300 } },
    })
    await send('admin', 'POST', '/api/wage-types', { kind: 'payout', number: '1900' })
    const headers = { cookie: cookies.get('leitung') ?? '', accept: 'application/json' }
    const file = await askOf(shop, '/api/time-sheets/payroll.csv?month=2027-01&branch=1', { headers })
    expect(file.body.data).toContain('1900;Zeitguthaben (Auszahlung);5,00')
  })

  test('name the vacation that was paid out to who left; the month, the payroll and the own device have it', async () => {
    const { id: _id, rev, ...terms } = (await as('admin', '/api/contracts/1')).body.data
    const put = (more: object) =>
      send('leitung', 'PUT', '/api/contracts/1', { ...terms, rev, paidVacation: 4.5, ...more })
    const refused = await put({})
    expect([refused.status, refused.body.errors[0]]).toEqual([422, problem('leaving', 'paidVacation')])
    expect((await put({ to: '2026-06-30' })).status).toBe(200)
    const paidOut = [{ on: '2026-06-30', days: 4.5 }]
    const { vacation } = (await as('leitung', '/api/time-sheets/10/2026-06')).body.data
    expect(vacation).toMatchObject({ paidOut, left: vacation.entitled - 4.5 })
    expect((await seen()).figures.vacation).toMatchObject({ paidOut: 4.5, left: vacation.left })
    await send('admin', 'POST', '/api/wage-types', { kind: 'vacationPayout', number: '1910' })
    const headers = { cookie: cookies.get('leitung') ?? '', accept: 'application/json' }
    const file = await askOf(shop, '/api/time-sheets/payroll.csv?month=2026-06&branch=1', { headers })
    expect(file.body.data).toContain('1910;Urlaub (Auszahlung);36,00')
    expect(await shownBy(createBalanceFeed(shop.deps))).toMatchObject({ vacation: { paidOut } })
  })

  test('drop what the contract says so, and stay as they were closed whatever is changed afterwards', async () => {
    await newYear()
    await workedTooMuch('dropped')
    await take('leitung', 'close')
    expect((await seen()).closing).toMatchObject({ hasMoved: false, figures: { droppedMinutes: 300, paidMinutes: 0 } })
    const times = { startedAt: '2026-11-03T05:00:00Z', endedAt: '2026-11-03T06:00:00Z', breaks: [] }
    await send('admin', 'POST', '/api/working-activities', { uid: uid(), ...times, reason: 'Fehlte', user: 10 })
    expect((await seen()).closing).toMatchObject({ hasMoved: true, figures: { balanceMinutes: 600 } })
    expect((await balance('2027-01-01')).balanceMinutes).toBe((await balance('2026-12-31')).balanceMinutes - 300)
  })

  test('are closed with what was seen only, once however often it is sent, and opened again with a reason until January is approved', async () => {
    await newYear()
    const moved = await take('leitung', 'close', { seen: { balanceMinutes: 1, vacationLeft: 0 } })
    expect([moved.status, moved.body.errors[0].message]).toEqual([409, errorMessages.yearMoved])
    const call = { uid: uid() }
    expect((await take('leitung', 'close', call)).status).toBe(200)
    expect((await take('leitung', 'close', call)).status).toBe(200)
    expect((await take('leitung', 'close')).body.errors[0].message).toBe(errorMessages.yearStep)
    expect((await take('leitung', 'reopen')).body.errors[0].field).toBe('reason')
    expect((await take('leitung', 'reopen', { reason: 'Ein Tag fehlt' })).status).toBe(200)
    expect((await as('leitung', YEAR)).body.data.steps).toMatchObject([
      { step: 'close', author: 20 },
      { step: 'reopen', reason: 'Ein Tag fehlt' },
    ])
    await take('leitung', 'close')
    await later(30 * 24)
    for (const step of ['submit', 'approve'])
      await send('leitung', 'POST', `/api/time-sheets/10/2027-01/${step}`, { uid: uid() })
    const late = await take('leitung', 'reopen', { reason: 'Zu spät' })
    expect([late.status, late.body.errors[0].message]).toEqual([409, errorMessages.yearLocked])
  })

  test('of somebody who was deleted stay where an inspector is shown them, once closed also without the contract', async () => {
    await clockOwn('anna', 'start', -8)
    await newYear()
    await send('admin', 'DELETE', '/api/users/10', {})
    const open = await seen()
    expect(open).toMatchObject({ user: { lastName: 'Muster' }, isApprover: true, closing: null })
    expect([await seen('buch'), await seen('fern')]).toEqual(
      [open, undefined].map(each => each && { ...each, isApprover: false }),
    )
    expect((await take('leitung', 'close')).status).toBe(200)
    await send('admin', 'DELETE', '/api/contracts/1', {})
    expect(await seen()).toMatchObject({ closing: { author: 20 } })
    expect((await as('leitung', YEAR)).status).toBe(200)
  })

  test('are on the own device of whose they are', async () => {
    await newYear()
    await take('leitung', 'close')
    const { body } = await as('anna', '/replication/user-10/_changes?include_docs=true')
    const shown = body.results.findLast(({ id }: { id: string }) => id === 'time-years:10')?.doc.body
    expect(shown.closings).toMatchObject([{ year: 2026, author: 20 }])
  })
})
