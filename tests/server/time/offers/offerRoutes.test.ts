import { beforeEach, describe, expect, test } from 'vitest'
import { createOfferFeed } from '../../../../server/time/offers/offerFeed.ts'
import { codeAndField } from '../../../support/counter.ts'
import { as, at, cookies, send, shop, timeOffice, uid } from '../../../support/time/office.ts'

timeOffice()

/** Anna's colleague of the same branch. */
let berta = 0
beforeEach(async () => {
  const named = { username: 'berta', firstName: 'Berta', lastName: 'Beck', phone: '', isEnabled: true }
  const person = { ...named, roles: ['ROLE_EMPLOYEE'], branches: [1] }
  berta = (await send('admin', 'POST', '/api/users', person)).body.data.id
})

async function plan(user: number | null, hours: number, more: object = {}): Promise<number> {
  const times = { from: at(hours), to: at(hours + 8), breakMinutes: 30, note: '' }
  const body = { user, branch: 1, ...times, isPublished: true, ...more }
  return (await send('admin', 'POST', '/api/working-schedules', body)).body.data.id
}
const step = (name: string, id: number, what: string, call: object = {}) =>
  send(name, 'POST', `/api/working-schedules/${id}/offer/${what}`, { uid: uid(), ...call })
const whose = async (id: number) => (await as('admin', `/api/working-schedules/${id}`)).body.data.user
const codeOf = ({ status, body }: Awaited<ReturnType<typeof step>>) => [status, body.errors[0].code]
/** Titles of what is on its way to somebody's devices, oldest first; the same goes as a letter. */
async function told(user: number): Promise<string[]> {
  const jobs = await shop.storage.read.jobs.due(Number.MAX_SAFE_INTEGER, 100)
  const titles = (kind: string) =>
    jobs
      .filter(job => job.kind === kind)
      .map(({ payload }): { user: number; title: string } => JSON.parse(payload))
      .filter(message => message.user === user)
      .map(({ title }) => title)
  expect(titles('letter')).toEqual(titles('notice'))
  return titles('notice')
}
async function market(name: string, id: number) {
  const { body } = await as(name, `/replication/user-${id}/_changes?include_docs=true`)
  const doc = body.results.findLast((each: { id: string }) => each.id === `shift-market:${id}`)?.doc
  return (doc?.body.shifts ?? []).map(({ id: shift, state }: { id: number; state: string }) => `${shift} ${state}`)
}

describe('A shift that changes hands', () => {
  test('is offered, taken by the first of the branch, approved by who leads it, each once however often it is sent', async () => {
    const id = await plan(10, 20)
    const call = { uid: uid() }
    for (const _ of [1, 2])
      expect((await send('anna', 'POST', `/api/working-schedules/${id}/offer/offer`, call)).body.data).toEqual({
        id,
        user: 10,
        state: 'offered',
      })
    const take = { uid: uid(), offer: call.uid }
    for (const _ of [1, 2])
      expect((await send('berta', 'POST', `/api/working-schedules/${id}/offer/take`, take)).body.data.state).toBe(
        'taken',
      )
    expect(codeOf(await step('leitung', id, 'take', { offer: call.uid }))).toEqual([409, 'shiftGone'])
    expect(await whose(id)).toBe(10)
    for (const _ of [1, 2])
      expect((await step('leitung', id, 'approve')).body.data).toEqual({ id, user: berta, state: 'done' })
    expect(await whose(id)).toBe(berta)
    // Sent once more, late: it is hers already, and nobody's plan changes.
    expect((await send('berta', 'POST', `/api/working-schedules/${id}/offer/take`, take)).status).toBe(200)
    expect(await whose(id)).toBe(berta)
  })

  test('tells everybody concerned, and whom it does not concern hears nothing', async () => {
    const id = await plan(10, 20)
    const offer = uid()
    await send('anna', 'POST', `/api/working-schedules/${id}/offer/offer`, { uid: offer })
    await step('berta', id, 'take', { offer })
    await step('leitung', id, 'refuse', { answer: 'Zu wenig Erfahrung' })
    expect(await told(10)).toEqual(['Ihr Dienst findet jemanden', 'Wechsel abgelehnt'])
    expect(await told(berta)).toEqual(['Ein Dienst ist zu haben', 'Wechsel abgelehnt'])
    expect(await told(20)).toEqual(['Ein Dienst ist zu haben', 'Dienst wechselt: bitte entscheiden'])
    for (const stranger of [11, 21, 22]) expect(await told(stranger)).toEqual([])
    expect(await whose(id)).toBe(10)
    expect((await step('anna', id, 'offer', { to: berta })).body.data.state).toBe('offered')
  })

  test('is given for another one only if whose it is wants that one; both change hands at once', async () => {
    const [annas, bertas] = [await plan(10, 20), await plan(berta, 44)]
    const offer = uid()
    await send('anna', 'POST', `/api/working-schedules/${annas}/offer/offer`, { uid: offer, isSwap: true, to: berta })
    expect(codeOf(await step('berta', annas, 'take', { offer }))).toEqual([409, 'shiftNoReturn'])
    expect((await step('berta', annas, 'take', { offer, inReturn: bertas })).body.data.state).toBe('proposed')
    expect(codeOf(await step('leitung', annas, 'approve'))).toEqual([409, 'shiftNotTaken'])
    expect((await step('anna', annas, 'decline')).body.data.state).toBe('offered')
    await step('berta', annas, 'take', { offer, inReturn: bertas })
    expect((await step('anna', annas, 'agree')).body.data.state).toBe('taken')
    await step('leitung', annas, 'approve')
    expect([await whose(annas), await whose(bertas)]).toEqual([berta, 10])
  })

  test('needs nobody’s approval where the branch says so', async () => {
    const { rev } = (await as('admin', '/api/branches/1')).body.data
    await send('admin', 'PUT', '/api/branches/1', { rev, isShiftSwapAutomatic: true })
    const open = await plan(null, 20)
    expect((await step('berta', open, 'take')).body.data).toEqual({ id: open, user: berta, state: 'done' })
    expect(await whose(open)).toBe(berta)
    const public1 = await as('anna', '/replication/public/branches:1')
    expect(JSON.stringify(public1.body)).not.toContain('isShiftSwapAutomatic')
  })

  test('goes to nobody who took it and works there no more when it is approved', async () => {
    const [id, offer] = [await plan(10, 20), uid()]
    await send('anna', 'POST', `/api/working-schedules/${id}/offer/offer`, { uid: offer })
    await step('berta', id, 'take', { offer })
    const { rev } = (await as('admin', `/api/users/${berta}`)).body.data
    await send('admin', 'PUT', `/api/users/${berta}`, { rev, isEnabled: false })
    expect(codeOf(await step('leitung', id, 'approve'))).toEqual([409, 'shiftGone'])
    expect(await whose(id)).toBe(10)
    expect((await step('leitung', id, 'refuse')).status).toBe(200)
  })

  test('two who take it without network get it once: the second hears that it is gone', async () => {
    const [id, offer] = [await plan(10, 20), uid()]
    const former = { username: 'carla', firstName: 'Carla', lastName: 'Cech', phone: '', isEnabled: true }
    await send('admin', 'POST', '/api/users', { ...former, roles: ['ROLE_EMPLOYEE'], branches: [1] })
    await send('anna', 'POST', `/api/working-schedules/${id}/offer/offer`, { uid: offer })
    const takes = await Promise.all(['berta', 'carla'].map(name => step(name, id, 'take', { offer })))
    expect(takes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('is taken by nobody who works then already, and not once it has begun', async () => {
    const open = await plan(null, 20)
    await plan(berta, 24)
    expect(codeOf(await step('berta', open, 'take'))).toEqual([409, 'shiftDouble'])
    const later = await plan(10, 30)
    shop.clock.advance(31 * 3_600_000)
    cookies.clear()
    expect(codeOf(await step('anna', later, 'offer'))).toEqual([409, 'shiftOver'])
  })

  test('is nobody else’s business: not of another branch, not what is no published shift of theirs, not a decision', async () => {
    const [draft, own] = [await plan(10, 20, { isPublished: false }), await plan(10, 44)]
    expect((await step('anna', draft, 'offer')).status).toBe(404)
    expect((await step('berta', own, 'offer')).status).toBe(404)
    expect((await step('berta', own, 'take')).status).toBe(404)
    const { status, body } = await step('anna', own, 'offer', { to: 11 })
    expect([status, codeAndField(body.errors[0])]).toEqual([422, ['shiftStranger', 'to']])
    await step('anna', own, 'offer')
    expect((await step('otto', own, 'take')).status).toBe(404)
    for (const [name, expected] of [
      ['fern', 404],
      ['buch', 403],
      ['anna', 404],
      ['berta', 404],
    ] as const)
      expect((await step(name, own, 'approve')).status).toBe(expected)
    expect((await step('anna', own, 'verschenken')).status).toBe(404)
  })
})

describe('What changes hands', () => {
  test('is on the devices of those who can take it, and leaves them once it cannot be taken', async () => {
    const feed = createOfferFeed(shop.deps)
    await feed.tick()
    const [open, annas] = [await plan(null, 20, { note: 'Kasse' }), await plan(10, 44)]
    await plan(10, 60, { isPublished: false, note: 'Entwurf' })
    const offer = uid()
    await send('anna', 'POST', `/api/working-schedules/${annas}/offer/offer`, { uid: offer })
    expect(await feed.tick()).toBeGreaterThan(0)
    expect(await market('berta', berta)).toEqual([`${open} open`, `${annas} offered`])
    expect(await market('anna', 10)).toEqual([`${open} open`, `${annas} offered`])
    expect(await market('otto', 11)).toEqual([])
    await step('berta', annas, 'take', { offer })
    await feed.tick()
    expect(await market('leitung', 20)).toEqual([`${open} open`])
    expect(await market('berta', berta)).toEqual([`${open} open`, `${annas} taken`])
    // Whoever works there no more has nothing of it on their devices.
    const { rev } = (await as('admin', `/api/users/${berta}`)).body.data
    await send('admin', 'PUT', `/api/users/${berta}`, { rev, branches: [2] })
    await step('anna', annas, 'withdraw')
    await feed.tick()
    cookies.delete('berta')
    expect(await market('berta', berta)).toEqual([])
    expect(await feed.tick()).toBe(0)
    shop.clock.advance(21 * 3_600_000)
    cookies.clear()
    await feed.tick()
    expect(await market('anna', 10)).toEqual([])
  })
})
