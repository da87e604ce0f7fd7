import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askOf, documentsWith } from '../../support/counter.ts'
import { deviceDocument, pairDevice } from '../../support/pairedDevice.ts'
import { json, NOON, openShop, type Shop } from '../../support/shop.ts'

const MINUTE = 60_000
let shop: Shop
let admin: string
let token: string
beforeEach(async () => {
  shop = await openShop({
    documents: [...documentsWith({}), deviceDocument(1, { kind: 'terminal' }), deviceDocument(2)],
    rateLimits: true,
  })
  admin = await shop.login()
  token = (await pairDevice(shop, 1, admin, 'terminal')).token
  await ask('/api/users/10/pin', json('PUT', { pin: '4711' }, { cookie: admin }))
})
afterEach(() => shop.close())

const ask = (path: string, init?: RequestInit) => askOf(shop, path, init)
let uids = 0
const uid = () => `stempel-${(uids += 1)}`
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString()
const clock = (kind: string, call: object, { who = 'anna', pin = '4711', by = token } = {}) =>
  ask(`/api/time-tracking/${by}/${who}/working-activities/${kind}`, json('POST', call, { Pin: pin }))

describe('A person clocks at a terminal', () => {
  test('start, pause, resume and end make one activity with its break and its worked minutes', async () => {
    shop.clock.advance(9 * 60 * MINUTE)
    const sentAt = at(540)
    const started = await clock('start', { uid: uid(), at: at(0), sentAt })
    expect([started.status, started.body.data]).toMatchObject([
      201,
      { state: 'running', startedAt: at(0), endedAt: null },
    ])
    await clock('pause', { uid: uid(), at: at(240), sentAt })
    await clock('resume', { uid: uid(), at: at(270), sentAt })
    const ended = await clock('end', { uid: uid(), at: at(510), sentAt })
    expect(ended.body.data).toMatchObject({
      id: started.body.data.id,
      state: 'ended',
      startedAt: at(0),
      endedAt: at(510),
      breaks: [{ from: at(240), to: at(270) }],
      workedMinutes: 480,
      flags: [],
    })
  })

  test('the same deed sent again is told as a replay and counts once', async () => {
    const deed = { uid: uid(), at: at(0) }
    const [first, again] = [await clock('start', deed), await clock('start', deed)]
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 200, 'true'])
    expect(again.body.data).toEqual(first.body.data)
    expect((await clock('end', deed)).status).toBe(409)
    const listed = await ask(`/api/time-tracking/${token}/anna/working-activities`, { headers: { Pin: '4711' } })
    expect(listed.body.data).toHaveLength(1)
  })

  test('whoever forgot to clock out weeks ago still stands there as at work, so that they are asked', async () => {
    await clock('start', { uid: uid(), at: at(0) })
    shop.clock.advance(40 * 24 * 60 * MINUTE)
    const { body } = await ask(`/api/time-tracking/${token}`)
    expect(body.data).toMatchObject([{ user: { id: 10 }, state: 'running', since: at(0) }])
  })

  test('a wrong token, a wrong name and a wrong PIN get the same 401', async () => {
    const { token: kiosk } = await pairDevice(shop, 2, admin)
    const deed = { uid: uid(), at: at(0) }
    const answers = await Promise.all([
      clock('start', deed, { by: 'x'.repeat(43) }),
      clock('start', deed, { by: kiosk }),
      clock('start', deed, { who: 'niemand' }),
      clock('start', deed, { who: 'otto' }),
      clock('start', deed, { pin: '4712' }),
      clock('start', deed, { pin: '' }),
    ])
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { errors: [{ code: 'pinWrong', message: 'Name oder PIN ist falsch.' }] }])
  })

  test('after five wrong PINs the person waits at this device, and others do not', async () => {
    await ask('/api/users/11/pin', json('PUT', { pin: '0815' }, { cookie: admin }))
    for (let tries = 0; tries < 5; tries++) await clock('start', { uid: uid(), at: at(0) }, { pin: '0000' })
    expect((await clock('start', { uid: uid(), at: at(0) })).status).toBe(429)
    expect((await clock('start', { uid: uid(), at: at(0) }, { who: 'otto', pin: '0815' })).status).toBe(201)
  })

  test('a clock that is two hours wrong is set right and the activity flagged', async () => {
    const wrong = 120
    const answer = await clock('start', { uid: uid(), at: at(wrong), sentAt: at(wrong) })
    expect(answer.body.data).toMatchObject({ startedAt: at(0), flags: ['skew'] })
    // What waited on the device counts from when it was clocked.
    shop.clock.advance(60 * MINUTE)
    const waited = await clock('end', { uid: uid(), at: at(wrong + 30), sentAt: at(wrong + 60) })
    expect(waited.body.data).toMatchObject({ endedAt: at(30), workedMinutes: 30 })
  })

  test('what a terminal kept without network is as good as what it sends at once, as long as it says what its clock shows', async () => {
    const kept = await clock('start', { uid: uid(), at: at(-180), sentAt: at(0) })
    expect(kept.body.data).toMatchObject({ startedAt: at(-180), flags: [] })
    const unsaid = await clock('end', { uid: uid(), at: at(-60) })
    expect(unsaid.body.data).toMatchObject({ endedAt: at(-60), flags: ['unsure'] })
  })

  test('a lone end is kept and told', async () => {
    const answer = await clock('end', { uid: uid(), at: at(0) })
    expect([answer.status, answer.body.data]).toMatchObject([201, { state: 'ended', isLone: true, startedAt: null }])
  })

  test('a switched off person does not clock any more', async () => {
    const { body } = await ask('/api/users/10', { headers: { cookie: admin } })
    await ask('/api/users/10', json('PUT', { ...body.data, isEnabled: false }, { cookie: admin }))
    expect((await clock('start', { uid: uid(), at: at(0) })).status).toBe(401)
  })

  test('only oneself and administrators set a PIN, of four to eight digits', async () => {
    const anna = await shop.loginAs('anna')
    const set = (id: number, pin: string) => ask(`/api/users/${id}/pin`, json('PUT', { pin }, { cookie: anna }))
    expect([(await set(10, '1234')).status, (await set(11, '1234')).status]).toEqual([200, 403])
    const short = await set(10, '12')
    expect([short.status, short.body.errors[0]]).toMatchObject([
      422,
      { field: 'pin', message: 'Bitte geben Sie 4 bis 8 Ziffern an.' },
    ])
  })
})

describe('Two phones and a terminal', () => {
  test('clock one person at once: one activity', async () => {
    const anna = await shop.loginAs('anna')
    const own = (seconds: number) =>
      ask(
        '/api/working-activities/own/start',
        json('POST', { uid: uid(), at: new Date(NOON + seconds * 1000).toISOString() }, { cookie: anna }),
      )
    const answers = await Promise.all([own(0), own(20), clock('start', { uid: uid(), at: at(0.5) })])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  })

  test('what a person’s own device sends long afterwards counts as it says, and somebody looks at it', async () => {
    const anna = await shop.loginAs('anna')
    const own = (kind: string, minutes: number) =>
      ask(
        `/api/working-activities/own/${kind}`,
        json('POST', { uid: uid(), at: at(minutes), sentAt: at(0) }, { cookie: anna }),
      )
    await own('start', -180)
    const { body } = await own('end', -1)
    expect(body.data).toMatchObject({ startedAt: at(-180), workedMinutes: 179, flags: ['sentLater'] })
    await own('start', -4)
    const answer = await ask('/api/working-activities?state=flagged', { headers: { cookie: admin } })
    expect(answer.body.data.map(({ startedAt }: { startedAt: string }) => startedAt)).toEqual([at(-180)])
  })

  test('what was clocked is on the person’s own devices, and nobody else opens their database', async () => {
    await clock('start', { uid: uid(), at: at(0) })
    const changes = (cookie: string) => ask('/replication/user-10/_changes?include_docs=true', { headers: { cookie } })
    const own = await changes(await shop.loginAs('anna'))
    expect(own.body.results.map(({ doc }: { doc: { body: object } }) => doc.body)).toMatchObject([
      { user: 10, state: 'running', startedAt: NOON },
    ])
    expect((await changes(await shop.loginAs('otto'))).status).toBe(403)
    expect((await changes(admin)).status).toBe(403)
    expect((await ask('/replication/user-10/_changes')).status).toBe(401)
  })
})
