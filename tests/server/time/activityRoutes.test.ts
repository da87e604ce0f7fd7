import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { absences } from '../../../schema/time/absence.ts'
import { contracts } from '../../../schema/time/contract.ts'
import { createBalanceFeed } from '../../../server/time/balanceFeed.ts'
import { askOf, documentsWith } from '../../support/counter.ts'
import { deviceDocument, pairDevice } from '../../support/pairedDevice.ts'
import { json, NOON, openShop, type Shop } from '../../support/shop.ts'

const HOUR = 3_600_000
const person = (id: number, username: string, role: string, branches: readonly number[]) => ({
  type: 'users',
  id,
  body: { username, firstName: '', lastName: username, phone: '', roles: [role], branches, isEnabled: true },
})
const terms = { ...contracts.blank, from: '2026-01-01', note: 'geheim' }
const contract = (id: number, user: number, branch: number) => ({
  type: 'contracts',
  id,
  body: { ...terms, user, branch },
})

let shop: Shop
const cookies = new Map<string, string>()
const everybody = ['admin', 'leitung', 'fern', 'buch', 'anna', 'otto']
beforeEach(async () => {
  shop = await openShop({
    documents: [
      ...documentsWith({}),
      person(20, 'leitung', 'ROLE_MANAGER', [1]),
      person(21, 'fern', 'ROLE_MANAGER', [2]),
      person(22, 'buch', 'ROLE_ACCOUNTING', []),
      contract(1, 10, 1),
      contract(2, 11, 2),
      deviceDocument(1, { kind: 'terminal' }),
    ],
  })
  cookies.clear()
  cookies.set('admin', await shop.login())
})
afterEach(() => shop.close())

let uids = 0
const uid = () => `nachtrag-${(uids += 1)}`
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString()
async function headersOf(name: string) {
  const cookie = cookies.get(name) ?? (await shop.loginAs(name))
  cookies.set(name, cookie)
  return { cookie }
}
const as = async (name: string, path: string) => askOf(shop, path, { headers: await headersOf(name) })
/** Every deed at a time of its own. */
async function send(name: string, method: string, path: string, content: object) {
  shop.clock.advance(1)
  return askOf(shop, path, json(method, content, await headersOf(name)))
}
const times = (from: number, to: number, reason = 'Vergessen') => ({
  uid: uid(),
  startedAt: at(from),
  endedAt: at(to),
  breaks: [],
  reason,
})
const clockOwn = (name: string, kind: string, hours: number) =>
  send(name, 'POST', `/api/working-activities/own/${kind}`, { uid: uid(), at: at(hours) })
/** Anna works from 04:00 to noon. */
async function annasWork(): Promise<number> {
  const { body } = await clockOwn('anna', 'start', -8)
  await clockOwn('anna', 'end', 0)
  return body.data.id
}
const path = (id: number) => `/api/working-activities/${id}`

describe('Work in the office', () => {
  test('each of role, call and person: nobody reads or changes what is not theirs', async () => {
    const id = await annasWork()
    const seen: Record<string, unknown> = {}
    for (const name of everybody) {
      const list = await as(name, '/api/working-activities')
      const balances = await as(name, '/api/time-sheets/holiday-balances')
      const statuses = [
        (await as(name, path(id))).status,
        (await send(name, 'POST', '/api/working-activities', { ...times(-30, -29), user: 10 })).status,
        (await send(name, 'PUT', path(id), times(-8, -1))).status,
        (await send(name, 'DELETE', path(id), { uid: uid(), reason: 'Irrtum' })).status,
      ]
      await send('admin', 'PUT', path(id), times(-8, 0))
      const people = balances.body.data.map(({ user }: { user: { id: number } }) => user.id)
      seen[name] = [list.body.data.some((each: { user: number }) => each.user === 10), people, statuses]
    }
    expect(seen).toEqual({
      admin: [true, [10, 11], [200, 201, 200, 200]],
      leitung: [true, [10], [200, 201, 200, 200]],
      fern: [false, [11], [404, 403, 404, 404]],
      buch: [true, [10, 11], [200, 403, 403, 403]],
      // One's own is asked for, not decided.
      anna: [true, [10], [200, 403, 200, 200]],
      otto: [false, [11], [404, 403, 404, 404]],
    })
    for (const call of ['/api/working-activities', path(id), '/api/time-sheets/holiday-balances'])
      expect((await askOf(shop, call)).status).toBe(401)
  })

  test('a correction keeps what was clocked, and says who changed what and why', async () => {
    const id = await annasWork()
    const changed = await send('leitung', 'PUT', path(id), times(-8, -1, 'Um elf gegangen'))
    expect(changed.body.data).toMatchObject({
      id,
      workedMinutes: 420,
      flags: [],
      corrections: [
        {
          old: { startedAt: at(-8), endedAt: at(0) },
          new: { startedAt: at(-8), endedAt: at(-1) },
          reason: 'Um elf gegangen',
          author: 20,
          isApproved: true,
        },
      ],
    })
    const withdrawn = await send('leitung', 'DELETE', path(id), { uid: uid(), reason: 'War nicht da' })
    expect([withdrawn.status, (await as('leitung', path(id))).status]).toEqual([200, 404])
    const back = await send('leitung', 'PUT', path(id), times(-8, 0, 'Doch'))
    expect(back.body.data.corrections.map(({ old }: { old: object | null }) => old === null)).toEqual([
      false,
      false,
      true,
    ])
  })

  test('one’s own correction waits for whoever leads the branch: refused, it counts as it was clocked', async () => {
    const id = await annasWork()
    const asked = times(-8, 0.5, 'Übergabe')
    shop.clock.advance(HOUR)
    expect((await send('anna', 'PUT', path(id), asked)).body.data).toMatchObject({
      flags: ['corrected'],
      workedMinutes: 510,
    })
    const waiting = await as('leitung', '/api/working-activities?state=corrected')
    expect(waiting.body.data).toHaveLength(1)
    const refuse = (name: string) =>
      send(name, 'POST', `/api/working-activities/corrections/${asked.uid}/refuse`, { uid: uid() })
    expect([(await refuse('anna')).status, (await refuse('buch')).status, (await refuse('fern')).status]).toEqual([
      403, 403, 404,
    ])
    expect((await refuse('leitung')).status).toBe(200)
    expect((await as('anna', path(id))).body.data).toMatchObject({ flags: [], workedMinutes: 480 })
    const again = times(-8, 0.25)
    await send('anna', 'PUT', path(id), again)
    await send('leitung', 'POST', `/api/working-activities/corrections/${again.uid}/approve`, { uid: uid() })
    expect((await as('anna', path(id))).body.data).toMatchObject({ flags: [], workedMinutes: 495 })
  })

  test('what is sent twice counts once, and what cannot be is told at its field', async () => {
    const entry = { ...times(-5, -4), user: 10 }
    const add = (body: object) => send('leitung', 'POST', '/api/working-activities', body)
    const [first, replay] = [await add(entry), await add(entry)]
    expect([first.status, replay.status, replay.body.data]).toEqual([201, 200, first.body.data])
    expect((await add({ ...entry, reason: 'Anders' })).status).toBe(409)
    const wrong = [
      { ...times(-4, -5), user: 10 },
      { ...times(-4, 1), user: 10 },
      { ...times(-40, -4), user: 10 },
      { ...times(-4, -2), user: 10, breaks: [{ from: at(-3), to: at(-1) }] },
      { ...times(-4, -2, ''), user: 10 },
    ]
    const fields = await Promise.all(wrong.map(async body => (await add(body)).body.errors[0].field))
    expect(fields).toEqual(['endedAt', 'endedAt', 'endedAt', 'breaks.0.to', 'reason'])
  })

  test('lists are narrowed by person, branch, project, days and state, and come in pages', async () => {
    await annasWork()
    await clockOwn('otto', 'start', -1)
    const count = async (query: string) => (await as('admin', `/api/working-activities?${query}`)).body.data.length
    expect(await count('')).toBe(2)
    expect([await count('user=10'), await count('branch=2'), await count('project=1')]).toEqual([1, 1, 0])
    expect([await count('state=running'), await count('to=2026-06-15'), await count('from=2026-06-16')]).toEqual([
      1, 0, 2,
    ])
    const page = await as('admin', '/api/working-activities?limit=1')
    expect(page.body).toMatchObject({ data: [{ user: 11 }], more: true, cursor: '1' })
    const next = await as('admin', '/api/working-activities?limit=1&cursor=1')
    expect(next.body).toMatchObject({ data: [{ user: 10 }], more: false })
    expect((await as('admin', '/api/working-activities?from=gestern')).status).toBe(400)
  })
})

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

  test('is on one’s own devices, and new after work and absences', async () => {
    const feed = createBalanceFeed(shop.deps)
    const shown = async () => {
      await feed.tick()
      const { body } = await as('anna', '/replication/user-10/_changes?include_docs=true')
      const found = body.results.findLast(({ id }: { id: string }) => id === 'time-balances:10')
      return found?.doc.body
    }
    await annasWork()
    expect(await shown()).toMatchObject({ workedMinutes: 480, balanceMinutes: 0, vacation: { left: 25 } })
    const off = { user: 10, branch: 1, from: '2026-06-22', to: '2026-06-23', state: 'approved' }
    await send('leitung', 'POST', '/api/absences', { ...absences.blank, ...off })
    expect(await shown()).toMatchObject({ vacation: { planned: 2, left: 23 } })
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
