import { describe, expect, test } from 'vitest'
import { projects } from '../../../schema/time/project.ts'
import { tasks } from '../../../schema/time/task.ts'
import { askOf } from '../../support/counter.ts'
import {
  annasWork,
  as,
  at,
  clockOwn,
  corrections,
  everybody,
  HOUR,
  path,
  send,
  shop,
  timeOffice,
  times,
  uid,
} from '../../support/time/office.ts'

timeOffice()

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
      anna: [true, [10], [200, 201, 200, 200]],
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
    expect((await as('anna', path(id))).body.data).toMatchObject({ flags: ['sentLater'], workedMinutes: 480 })
    const again = times(-8, 0.25)
    await send('anna', 'PUT', path(id), again)
    await send('leitung', 'POST', `/api/working-activities/corrections/${again.uid}/approve`, { uid: uid() })
    expect((await as('anna', path(id))).body.data).toMatchObject({ flags: [], workedMinutes: 495 })
  })

  test('one’s own work that nobody clocked counts at once and waits; it is taken back as long as nobody decided', async () => {
    const asked = { ...times(-5, -3, 'Terminal war aus'), user: 10 }
    const added = await send('anna', 'POST', '/api/working-activities', asked)
    expect(added).toMatchObject({ status: 201, body: { data: { flags: ['corrected'], workedMinutes: 120 } } })
    const call = (name: string, what: string, content: object = {}) =>
      send(name, 'POST', `/api/working-activities/corrections/${asked.uid}/${what}`, { uid: uid(), ...content })
    expect([(await call('leitung', 'withdraw')).status, (await call('otto', 'withdraw')).status]).toEqual([404, 404])
    const own = await corrections('anna')
    expect(own).toMatchObject([{ uid: asked.uid, old: null, reason: 'Terminal war aus', isApproved: null }])
    const same = { uid: uid() }
    expect([(await call('anna', 'withdraw', same)).status, (await call('anna', 'withdraw', same)).status]).toEqual([
      200, 200,
    ])
    expect((await as('anna', path(added.body.data.id))).status).toBe(404)
    expect(await corrections('anna')).toMatchObject([{ isApproved: false, decidedBy: 10 }])

    const again = { ...times(-5, -3), user: 10 }
    await send('anna', 'POST', '/api/working-activities', again)
    asked.uid = again.uid
    await call('leitung', 'refuse', { answer: 'Da war geschlossen.' })
    expect(await call('anna', 'withdraw')).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'alreadyDecided' }] },
    })
    expect((await corrections('anna')).at(-1)).toMatchObject({
      isApproved: false,
      decidedBy: 20,
      answer: 'Da war geschlossen.',
    })
  })

  test('what is clocked after a correction had been approved changes nothing and is looked at', async () => {
    const { id } = (await clockOwn('anna', 'start', -8)).body.data
    await send('leitung', 'PUT', path(id), times(-8, -1))
    await clockOwn('anna', 'end', 0)
    const flagged = await as('leitung', '/api/working-activities?state=flagged')
    expect(flagged.body.data).toMatchObject([{ id, endedAt: at(-1), flags: ['late'] }])
    await send('leitung', 'PUT', path(id), times(-8, 0))
    expect((await as('leitung', path(id))).body.data).toMatchObject({ endedAt: at(0), flags: [] })
  })

  test('who asks that there was no work takes nothing away until it is decided', async () => {
    const id = await annasWork()
    const removal = { uid: uid(), reason: 'Falsche Person' }
    await send('anna', 'DELETE', path(id), removal)
    expect((await as('leitung', path(id))).body.data).toMatchObject({
      flags: ['corrected', 'sentLater'],
      workedMinutes: 480,
      corrections: [{ new: null }],
    })
    await send('leitung', 'POST', `/api/working-activities/corrections/${removal.uid}/approve`, { uid: uid() })
    expect((await as('anna', path(id))).status).toBe(404)
  })

  test('who forgot to go says when it was: the same rule holds here, and it is looked at', async () => {
    const leave = (hours: number, given: object = {}) =>
      send('anna', 'POST', '/api/working-activities/own/end', { uid: uid(), at: at(0), leftAt: at(hours), ...given })
    expect(await leave(-20)).toMatchObject({ status: 422, body: { errors: [{ field: 'leftAt' }] } })
    const { body } = await clockOwn('anna', 'start', -20)
    const wrong = [await leave(-21), await leave(1)]
    expect(wrong.map(({ status, body: { errors } }) => [status, errors[0].code])).toEqual([
      [422, 'beforeStart'],
      [422, 'time'],
    ])
    const deed = { uid: uid(), at: at(0), leftAt: at(-12) }
    const said = [await leave(-12, deed), await leave(-12, deed)]
    expect(said.map(({ status }) => status)).toEqual([201, 200])
    expect((await as('leitung', path(body.data.id))).body.data).toMatchObject({
      startedAt: at(-20),
      endedAt: at(-12),
      flags: ['said', 'sentLater'],
    })
    const start = { uid: uid(), at: at(0), leftAt: at(-12) }
    expect((await send('anna', 'POST', '/api/working-activities/own/start', start)).status).toBe(422)
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

  test('what somebody writes down was for a project there is, and a task of it', async () => {
    const made = async (type: string, body: object) => (await send('admin', 'POST', `/api/${type}`, body)).body.data.id
    const [market, recipes] = [
      await made('projects', { ...projects.blank, name: 'Markt' }),
      await made('projects', { ...projects.blank, name: 'Rezepte' }),
    ]
    const stall = await made('tasks', { ...tasks.blank, project: market, name: 'Stand' })
    const refused = async (purpose: object) => {
      const added = { ...times(-5, -4), user: 10, ...purpose }
      const { status, body } = await send('leitung', 'POST', '/api/working-activities', added)
      return status === 201 ? status : body.errors[0].field
    }
    expect(await refused({ project: market, task: stall })).toBe(201)
    expect(await refused({ project: recipes })).toBe(201)
    expect(await refused({ project: recipes, task: stall })).toBe('task')
    expect(await refused({ task: stall })).toBe('task')
    expect(await refused({ project: market, task: 999 })).toBe('task')
    expect(await refused({ project: 999 })).toBe('project')
    const id = await annasWork()
    const change = (purpose: object) => send('anna', 'PUT', path(id), { ...times(-8, -1), ...purpose })
    expect([(await change({ project: 999 })).status, (await change({ project: market })).status]).toEqual([422, 200])
  })

  test('what was clocked for no work waits for a decision, and is written down as work or as none', async () => {
    await clockOwn('anna', 'end', -30)
    await clockOwn('anna', 'end', -1)
    const waiting = async () => (await as('leitung', '/api/working-activities?state=flagged')).body.data
    const [late, early] = await waiting()
    expect(late).toMatchObject({ isLone: true, stamp: 'end', startedAt: null, endedAt: at(-1), user: 10 })
    expect((await as('leitung', '/api/working-activities')).body.data).toEqual([])
    expect((await as('leitung', path(late.id))).body.data).toEqual(late)
    expect((await as('fern', path(late.id))).status).toBe(404)
    const written = await send('leitung', 'PUT', path(late.id), times(-6, -1))
    expect([written.status, written.body.data]).toMatchObject([200, { startedAt: at(-6), source: 'office' }])
    expect((await send('leitung', 'DELETE', path(early.id), { uid: uid(), reason: 'Vertippt' })).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await as('leitung', '/api/working-activities')).body.data).toHaveLength(1)
    // What belongs to work is no work of its own.
    await clockOwn('otto', 'start', -8)
    const { body } = await clockOwn('otto', 'end', -7)
    expect((await send('admin', 'PUT', path(body.data.id + 1), times(-8, -7))).status).toBe(404)
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
    // In May, which is handed in and approved after that.
    await send('admin', 'POST', '/api/working-activities', { ...times(-960, -952), user: 10 })
    const counts = () =>
      Promise.all(['draft', 'submitted', 'approved'].map(state => count(`from=2026-05-01&state=${state}`)))
    const seen = [await counts()]
    for (const step of ['submit', 'approve']) {
      await send('admin', 'POST', `/api/time-sheets/10/2026-05/${step}`, { uid: uid() })
      seen.push(await counts())
    }
    expect(seen).toEqual([
      [3, 0, 0],
      [2, 1, 0],
      [2, 0, 1],
    ])
    const page = await as('admin', '/api/working-activities?limit=1')
    expect(page.body).toMatchObject({ data: [{ user: 11 }], more: true, cursor: '1' })
    const next = await as('admin', '/api/working-activities?limit=1&cursor=1')
    expect(next.body).toMatchObject({ data: [{ user: 10 }], more: true })
    expect((await as('admin', '/api/working-activities?from=gestern')).status).toBe(400)
  })
})
