import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FIRST_OWN_ID } from '../../../schema/base/ownId.ts'
import { absences } from '../../../schema/time/absence.ts'
import { contracts } from '../../../schema/time/contract.ts'
import { askOf, codeAndField, documentsWith } from '../../support/counter.ts'
import { json, openShop, type Shop } from '../../support/shop.ts'

const person = (id: number, username: string, role: string, branches: readonly number[]) => ({
  type: 'users',
  id,
  body: { username, firstName: '', lastName: username, phone: '', roles: [role], branches, isEnabled: true },
})
const agreed = { ...contracts.blank, user: 10, branch: 1, from: '2026-01-01' }

let shop: Shop
const cookies = new Map<string, string>()
beforeEach(async () => {
  shop = await openShop({
    documents: [
      ...documentsWith({}),
      person(20, 'leitung', 'ROLE_MANAGER', [1]),
      person(22, 'buch', 'ROLE_ACCOUNTING', []),
      { type: 'contracts', id: 1, body: agreed },
    ],
  })
  cookies.clear()
})
afterEach(() => shop.close())

async function headersOf(name: string) {
  const cookie = cookies.get(name) ?? (name === 'admin' ? await shop.login() : await shop.loginAs(name))
  cookies.set(name, cookie)
  return { cookie }
}
const send = async (name: string, method: string, path: string, content: object = {}) =>
  askOf(shop, path, json(method, content, await headersOf(name)))
const as = async (name: string, path: string) => askOf(shop, path, { headers: await headersOf(name) })

let ids = FIRST_OWN_ID
/** Vacation of two weeks from 2026-07-06 on, as a device says it. */
const vacation = (changes: object = {}) => ({
  id: (ids += 1),
  kind: 'vacation',
  from: '2026-07-06',
  to: '2026-07-17',
  isHalfDay: false,
  reason: 'Hochzeit',
  ...changes,
})
const ask = (name: string, call: object) => send(name, 'POST', '/api/absences/own', call)
const takeBack = (name: string, id: number) => send(name, 'DELETE', `/api/absences/own/${id}`)
async function decide(id: number, changes: object) {
  const { body } = await as('leitung', `/api/absences/${id}`)
  return send('leitung', 'PUT', `/api/absences/${id}`, { ...changes, rev: body.data.rev })
}
async function bodiesIn(name: string, database: string) {
  const { body, status } = await as(name, `/replication/${database}/_changes?include_docs=true`)
  return status === 200 ? JSON.stringify(body) : status
}

describe('An own absence', () => {
  test('is asked for once however often it is sent, by whose it is, for their branch', async () => {
    const call = vacation()
    const [first, again] = [await ask('anna', call), await ask('anna', call)]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.data).toEqual({ id: call.id, state: 'requested', isWithdrawalAsked: false })
    const { body } = await as('leitung', '/api/absences')
    expect(body.data).toMatchObject([{ ...call, user: 10, branch: 1, state: 'requested', answer: '' }])
    expect((await ask('anna', { ...call, reason: 'Anders' })).status).toBe(409)
    expect((await ask('otto', call)).status).toBe(409)
    expect((await askOf(shop, '/api/absences/own', json('POST', vacation()))).status).toBe(401)
  })

  test('says nothing of who decides: person, branch, state and answer are nobody’s to send', async () => {
    for (const field of [{ user: 11 }, { branch: 2 }, { state: 'approved' }, { answer: 'Ja' }, { isCertified: true }]) {
      const { status, body } = await ask('anna', vacation(field))
      expect([status, codeAndField(body.errors[0])]).toEqual([422, ['unknownField', Object.keys(field)[0]]])
    }
    // An id the server counts itself would be somebody else's.
    expect((await ask('anna', vacation({ id: 7 }))).status).toBe(422)
    expect((await as('leitung', '/api/absences')).body.data).toEqual([])
  })

  test.each([
    ['its end before its begin', { to: '2026-07-01' }, ['beforeStart', 'to']],
    ['half a day of two', { isHalfDay: true }, ['choice', 'isHalfDay']],
    ['vacation that is over', { from: '2026-06-15', to: '2026-06-15' }, ['absencePast', 'from']],
    ['illness that is still to come', { kind: 'sick' }, ['absenceSickAhead', 'from']],
    ['a day that is none', { from: '2026-02-30' }, ['date', 'from']],
  ])('is refused at its field in German: %s', async (_, changes, expected) => {
    const { status, body } = await ask('anna', vacation(changes))
    expect([status, codeAndField(body.errors[0])]).toEqual([422, expected])
    expect(body.errors[0].message).toMatch(/\.$/)
  })

  test('is not asked for twice over the same days, and needs a branch', async () => {
    await ask('anna', vacation())
    const twice = await ask('anna', vacation({ from: '2026-07-17', to: '2026-07-20' }))
    expect(codeAndField(twice.body.errors[0])).toEqual(['absenceTaken', 'from'])
    expect((await ask('anna', vacation({ kind: 'sick', from: '2026-06-15', to: '2026-06-17' }))).status).toBe(201)
    const { status, body } = await ask('buch', vacation())
    expect([status, body.errors[0].code]).toEqual([422, 'absenceNowhere'])
  })

  test('is taken back while it waits, and stays away when the request comes once more', async () => {
    const call = vacation()
    await ask('anna', call)
    expect((await takeBack('otto', call.id)).status).toBe(404)
    expect((await takeBack('leitung', call.id)).status).toBe(404)
    const gone = { id: call.id, state: 'withdrawn', isWithdrawalAsked: false }
    expect((await takeBack('anna', call.id)).body).toEqual({ data: gone })
    expect((await takeBack('anna', call.id)).body.data).toEqual(gone)
    expect((await ask('anna', call)).body.data).toEqual(gone)
    expect((await as('leitung', '/api/absences')).body.data).toEqual([])
    expect((await ask('anna', vacation())).status).toBe(201)
  })

  test('asks for its withdrawal once it is approved, and is refused once it has begun or was refused', async () => {
    const call = vacation()
    await ask('anna', call)
    await decide(call.id, { state: 'approved', answer: 'Viel Freude' })
    expect((await ask('anna', call)).body.data.state).toBe('approved')
    const wanted = { id: call.id, state: 'approved', isWithdrawalAsked: true }
    expect((await takeBack('anna', call.id)).body.data).toEqual(wanted)
    expect((await takeBack('anna', call.id)).body.data).toEqual(wanted)
    await decide(call.id, { isWithdrawalAsked: false })
    shop.clock.advance(21 * 86_400_000)
    cookies.clear()
    const begun = await takeBack('anna', call.id)
    expect([begun.status, begun.body.errors[0].message]).toEqual([
      409,
      'Diese Abwesenheit hat schon begonnen. Bitte sprechen Sie mit Ihrer Leitung.',
    ])
    await decide(call.id, { state: 'refused', answer: 'Doch nicht' })
    expect((await takeBack('anna', call.id)).body.errors[0].code).toBe('absenceRefused')
  })

  test('and what was decided reach whose it is; its reason reaches no colleague', async () => {
    const call = vacation()
    await ask('anna', call)
    await decide(call.id, { state: 'refused', answer: 'Zu viele fehlen' })
    expect(await bodiesIn('anna', 'user-10')).toContain('Zu viele fehlen')
    expect(await bodiesIn('leitung', 'team-1')).toContain('Hochzeit')
    for (const database of ['user-10', 'team-1', 'admin']) expect(await bodiesIn('otto', database)).toBe(403)
    for (const database of ['office', 'public', 'user-11'])
      expect(await bodiesIn('otto', database)).not.toContain('Hochzeit')
    expect((await as('otto', `/api/absences/${call.id}`)).status).toBe(404)
    expect(absences.title({ ...call, user: 10 })).toBe('Urlaub 6.–17. Juli 2026')
  })
})
