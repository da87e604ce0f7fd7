import { describe, expect, test } from 'vitest'
import { errorMessages } from '../../../schema/base/answer.ts'
import { askOf } from '../../support/counter.ts'
import { json } from '../../support/shop.ts'
import { as, at, cookies, everybody, path, send, shop, timeOffice, times, uid } from '../../support/time/office.ts'

timeOffice()

/** Anna's May 2026, which is over. */
const MAY = '/api/time-sheets/10/2026-05'
const take = (name: string, step: string, content: object = {}, path = MAY) =>
  send(name, 'POST', `${path}/${step}`, { uid: uid(), ...content })
/** Hours from today (16 June) back into May. */
const IN_MAY = -20 * 24
const inMay = (reason?: string) => times(IN_MAY - 4, IN_MAY, reason)
const add = (name: string) => send(name, 'POST', '/api/working-activities', { ...inMay(), user: 10 })
async function approveMay() {
  await take('anna', 'submit')
  await take('leitung', 'approve')
}

describe('Months', () => {
  test('each of role, step and person: handed in by whose it is, approved and opened again by who leads', async () => {
    const seen: Record<string, unknown> = {}
    for (const name of everybody) {
      const reset = () => take('admin', 'reopen', { reason: 'Noch einmal' })
      const submit = (await take(name, 'submit')).status
      await take('admin', 'submit')
      const approve = (await take(name, 'approve')).status
      await take('admin', 'approve')
      const reopen = (await take(name, 'reopen', { reason: 'Falsch' })).status
      await reset()
      seen[name] = [submit, approve, reopen]
    }
    expect(seen).toEqual({
      admin: [200, 200, 200],
      leitung: [200, 200, 200],
      fern: [404, 404, 404],
      buch: [403, 403, 403],
      anna: [200, 403, 403],
      otto: [404, 404, 404],
    })
    expect((await askOf(shop, `${MAY}/submit`, json('POST', { uid: uid() }))).status).toBe(401)
  })

  test('tell how they stand and who did what, and a step sent twice is one', async () => {
    const call = { uid: uid() }
    const first = await send('anna', 'POST', `${MAY}/submit`, call)
    const again = await send('anna', 'POST', `${MAY}/submit`, call)
    expect([first.status, again.status, again.body.data]).toEqual([200, 200, first.body.data])
    await take('leitung', 'approve')
    const opened = await take('leitung', 'reopen', { reason: 'Ein Tag fehlt' })
    expect(opened.body.data).toMatchObject({
      state: 'draft',
      steps: [
        { step: 'submit', author: 10, reason: '' },
        { step: 'approve', author: 20 },
        { step: 'reopen', author: 20, reason: 'Ein Tag fehlt' },
      ],
    })
    expect((await as('anna', MAY)).body.data).toEqual(expect.objectContaining(opened.body.data))
  })

  test('take no step that cannot follow, none before they are over, and are opened with a reason only', async () => {
    const codes = async (answer: Awaited<ReturnType<typeof take>>) => [answer.status, answer.body.errors[0].message]
    expect(await codes(await take('leitung', 'approve'))).toEqual([409, errorMessages.monthStep])
    expect(await codes(await take('anna', 'submit', {}, '/api/time-sheets/10/2026-06'))).toEqual([
      409,
      errorMessages.monthRunning,
    ])
    await take('anna', 'submit')
    const silent = await take('leitung', 'reopen')
    expect([silent.status, silent.body.errors[0].field]).toEqual([422, 'reason'])
    expect((await take('leitung', 'verwerfen')).status).toBe(404)
    expect((await take('leitung', 'approve', {}, '/api/time-sheets/10/2026-13')).status).toBe(404)
  })

  test('that are approved are changed by an approver only: others read why, and what waits can still be decided', async () => {
    const entry = (await add('leitung')).body.data
    const work = path(entry.id)
    const asked = inMay('Länger geblieben')
    expect((await send('anna', 'PUT', work, asked)).status).toBe(200)
    await approveMay()
    for (const refused of [
      await send('anna', 'PUT', work, inMay()),
      await send('anna', 'PUT', work, times(-28, -24)),
      await send('anna', 'DELETE', work, { uid: uid(), reason: 'Irrtum' }),
      await send('anna', 'POST', `/api/working-activities/corrections/${asked.uid}/withdraw`, { uid: uid() }),
      await add('anna'),
    ])
      expect([refused.status, refused.body.errors[0].message]).toEqual([409, errorMessages.monthLocked])
    // What had been sent before the lock is answered as it was.
    expect((await send('anna', 'PUT', work, asked)).status).toBe(200)
    const approve = `/api/working-activities/corrections/${asked.uid}/approve`
    expect((await send('leitung', 'POST', approve, { uid: uid() })).status).toBe(200)
    expect((await send('leitung', 'PUT', work, inMay('Nachgesehen'))).status).toBe(200)
    await take('leitung', 'reopen', { reason: 'Bitte ergänzen' })
    expect((await send('anna', 'PUT', work, inMay())).status).toBe(200)
  })

  test('that are approved keep what is clocked in them and comes late, and flag it for whoever leads', async () => {
    await approveMay()
    const clock = (kind: string, hours: number) =>
      send('anna', 'POST', `/api/working-activities/own/${kind}`, { uid: uid(), at: at(IN_MAY + hours) })
    expect([(await clock('start', -4)).status, (await clock('end', 0)).status]).toEqual([201, 201])
    const worked = async () => (await as('anna', MAY)).body.data.sums.worked
    const flagged = await as('leitung', '/api/working-activities?state=flagged')
    expect(flagged.body.data).toMatchObject([
      { user: 10, workedMinutes: 0, flags: ['late', 'sentLater', 'uncounted'], late: { startedAt: at(IN_MAY - 4) } },
    ])
    expect(await worked()).toBe(0)
    await send('leitung', 'PUT', path(flagged.body.data[0].id), inMay('Stimmt so'))
    expect(await worked()).toBe(240)
    expect((await as('leitung', '/api/working-activities?state=flagged')).body.data).toEqual([])
  })

  test('that are approved in the very moment in which something of them comes count only what was known', async () => {
    await send('anna', 'POST', `${MAY}/submit`, { uid: uid() })
    const clock = (kind: string, hours: number) =>
      askOf(
        shop,
        `/api/working-activities/own/${kind}`,
        json('POST', { uid: uid(), at: at(IN_MAY + hours) }, { cookie: cookies.get('anna') ?? '' }),
      )
    const approval = askOf(
      shop,
      `${MAY}/approve`,
      json('POST', { uid: uid() }, { cookie: await shop.loginAs('leitung') }),
    )
    const answers = await Promise.all([approval, clock('end', 0), clock('start', -4)])
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201])
    expect((await as('anna', MAY)).body.data.sums.worked).toBe(0)
    const flagged = await as('leitung', '/api/working-activities?state=flagged')
    expect(flagged.body.data[0].flags).toContain('uncounted')
  })

  test('are approved once the end of all their work is known', async () => {
    await take('anna', 'submit')
    await send('anna', 'POST', '/api/working-activities/own/start', { uid: uid(), at: at(IN_MAY) })
    const refused = await take('leitung', 'approve')
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, errorMessages.monthWorkOpen])
    const [{ id }] = (await as('leitung', '/api/working-activities')).body.data
    await send('leitung', 'PUT', path(id), inMay())
    expect((await take('leitung', 'approve')).status).toBe(200)
  })

  test('of somebody who was deleted stay readable, and are corrected and approved by who led them', async () => {
    await add('leitung')
    expect((await send('admin', 'DELETE', '/api/users/10', {})).status).toBe(200)
    expect((await as('leitung', MAY)).body.data).toMatchObject({ user: 10, sums: { worked: 240 } })
    expect((await as('leitung', '/api/time-sheets/people/2026-05')).body.data).toMatchObject([{ user: { id: 10 } }])
    const [{ id }] = (await as('leitung', '/api/working-activities?user=10')).body.data
    expect((await send('leitung', 'PUT', path(id), inMay('Nachgesehen'))).status).toBe(200)
    expect((await take('admin', 'submit')).status).toBe(200)
    expect((await take('leitung', 'approve')).status).toBe(200)
    expect([(await as('fern', MAY)).status, (await as('buch', MAY)).status]).toEqual([404, 200])
    expect((await as('admin', '/api/time-sheets/99/2026-05')).status).toBe(404)
  })

  test('that go on tell all days, and count those that are over: nobody owes today, or tomorrow', async () => {
    const { data } = (await as('anna', '/api/time-sheets/10/2026-06')).body
    // Eleven working days until the 15th, one of them Corpus Christi.
    expect(data).toMatchObject({
      until: '2026-06-15',
      sums: { target: 11 * 480, credit: 480 },
      balanceMinutes: data.carriedMinutes - 10 * 480,
    })
    expect(data.days).toHaveLength(30)
    expect((await as('anna', '/api/time-sheets/10/2026-07')).body.data).toMatchObject({
      until: '2026-06-15',
      sums: { target: 0 },
      balanceMinutes: data.balanceMinutes,
    })
  })

  test('are told for everybody one may read, with names, and whether one may approve them', async () => {
    await take('anna', 'submit')
    const people = async (name: string) =>
      (await as(name, '/api/time-sheets/people/2026-05')).body.data.map(
        (each: { user: { id: number }; state: string; isApprover: boolean }) => [
          each.user.id,
          each.state,
          each.isApprover,
        ],
      )
    expect(await people('admin')).toEqual([
      [10, 'submitted', true],
      [11, 'draft', true],
    ])
    expect([await people('leitung'), await people('buch'), await people('anna'), await people('fern')]).toEqual([
      [[10, 'submitted', true]],
      [
        [10, 'submitted', false],
        [11, 'draft', false],
      ],
      [[10, 'submitted', false]],
      [[11, 'draft', true]],
    ])
    expect((await askOf(shop, '/api/time-sheets/people/2026-05')).status).toBe(401)
  })
})
