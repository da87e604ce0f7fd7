import { describe, expect, test } from 'vitest'
import { ANSWER_WITHIN_MS, LATE_AFTER_MS } from '../../../../schema/ordering/missedOrder.ts'
import { order, pair } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json, NOON, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

async function staff(shop: Shop, cookie?: string) {
  const headers = { cookie: cookie ?? (await shop.login()), origin: 'http://shop.test' }
  const answer = async (path: string, init: RequestInit = { headers }) => {
    const response = await shop.request(`/api${path}`, init)
    return { status: response.status, headers: response.headers, ...(await response.json()) }
  }
  return {
    headers,
    get: (path: string) => answer(path),
    post: (path: string, body: object = {}) => answer(path, json('POST', body, headers)),
    put: (path: string, body: object) => answer(path, json('PUT', body, headers)),
    remove: (path: string) => answer(path, { method: 'DELETE', headers }),
  }
}

const ids = ({ data }: { data: { id: number }[] }): number[] => data.map(({ id }) => id)

describe('GET /api/orders/current', () => {
  test('orders somebody has to make, of the branches one works at, with what is to be made', async () => {
    const shop = await openWalk()
    await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
    const { get, post } = await staff(shop)
    const [mine, over, foreign] = [await order(shop), await order(shop), await order(shop, { branch: 2 })]
    await post(`/orders/${over.id}/status/reject`, { rejectionMessage: 'Ausverkauft' })
    const all = await get('/orders/current')
    expect(ids(all)).toEqual([mine.id, foreign.id])
    expect(all.data[0]).toMatchObject({
      name: 'Anna Öllinger',
      phone: '+436641234567',
      items: [{ amount: 2, gross: 240 }],
    })
    expect(ids(await get('/orders/current?filter[branch]=2'))).toEqual([foreign.id])
    const manager = await staff(shop, await shop.loginAs('leitung'))
    expect(ids(await manager.get('/orders/current'))).toEqual([mine.id])
    expect((await manager.get('/orders/current?filter[branch]=2')).status).toBe(403)
    expect((await manager.get('/orders/current?filter[branch]=1,2')).status).toBe(403)
    expect((await shop.request('/api/orders/current')).status).toBe(401)
  })
})

describe('GET /api/orders/missed', () => {
  test('orders nobody has answered in time, with the reason', async () => {
    const shop = await openWalk()
    const { get, post } = await staff(shop)
    const [ignored, answered] = [await order(shop), await order(shop)]
    await post(`/orders/${answered.id}/status/confirm`)
    expect(ids(await get('/orders/missed'))).toEqual([])
    shop.clock.advance(ANSWER_WITHIN_MS + 1)
    expect((await get('/orders/missed')).data).toMatchObject([{ id: ignored.id, missed: 'unanswered' }])
    shop.clock.advance(3_600_000)
    const late = await get('/orders/missed')
    expect(late.data).toMatchObject([
      { id: ignored.id, missed: 'late' },
      { id: answered.id, missed: 'late' },
    ])
  })

  test('what was promised counts, as on the boards, and not what the time of asking made of it', async () => {
    const shop = await openWalk()
    const { get, post } = await staff(shop)
    const promised = await order(shop)
    const promisedAt = new Date(shop.clock.now() + 2 * 3_600_000).toISOString()
    await post(`/orders/${promised.id}/status/confirm`, { promisedAt })
    shop.clock.advance(2 * 3_600_000 + LATE_AFTER_MS)
    expect(ids(await get('/orders/missed'))).toEqual([])
    shop.clock.advance(1000)
    expect((await get('/orders/missed')).data).toMatchObject([{ id: promised.id, missed: 'late' }])
  })
})

describe('boards by their key', () => {
  test('a front desk gets numbers and how they stand, and no name', async () => {
    const shop = await openWalk()
    const { token } = await pair(shop, 'frontdesk', 1)
    const placed = await order(shop)
    const text = await (await shop.request(`/api/orders/frontdesk/1/${token}`)).text()
    expect(JSON.parse(text).data).toEqual([
      {
        ticketNumber: placed.ticketNumber,
        status: 'new',
        mode: 'takeaway',
        table: null,
        appointmentDate: null,
        createdAt: new Date(NOON).toISOString(),
        updatedAt: new Date(NOON).toISOString(),
      },
    ])
    for (const secret of ['Anna', 'llinger', '664', placed.uid]) expect(text).not.toContain(secret)
  })

  test('the key may come as Authorization; a wrong key, a kiosk’s and one of another branch are the same 404', async () => {
    const shop = await openWalk()
    const [desk, kiosk] = [await pair(shop, 'frontdesk', 1), await pair(shop, 'kiosk', 1)]
    await order(shop)
    const status = async (path: string, headers: Record<string, string> = {}) =>
      (await shop.request(`/api/orders/${path}`, { headers })).status
    const kitchen = await pair(shop, 'kitchen', 1)
    for (const [list, own] of [
      ['frontdesk', desk],
      ['backoffice', kitchen],
    ] as const) {
      expect(await status(`${list}/1`, own.headers)).toBe(200)
      expect(await status(`${list}/1/${own.token}`)).toBe(200)
      expect(await status(`${list}/2/${own.token}`)).toBe(404)
      expect(await status(`${list}/1/${kiosk.token}`)).toBe(404)
      expect(await status(`${list}/1/${'x'.repeat(43)}`)).toBe(404)
      // A wrong key is not made good by who else is signed in.
      expect(await status(`${list}/1/wrong`, own.headers)).toBe(404)
      expect(await status(`${list}/1`)).toBe(404)
    }
  })
})

describe('one order', () => {
  test('is shown with its lines, money, history and jobs, and without its keys', async () => {
    const shop = await openWalk()
    const placed = await order(shop, { comment: 'Bitte warm' })
    const { get, post } = await staff(shop)
    await post(`/orders/${placed.id}/status/confirm`)
    await post(`/orders/${placed.id}/status/completed`)
    const { data } = await get(`/orders/${placed.id}`)
    expect(data).toMatchObject({
      rev: 3,
      contact: { lastName: 'Öllinger', comment: 'Bitte warm' },
      pricing: { totalGross: 240 },
      lines: [{ name: 'Semmel', amount: 2, unitPrice: 120 }],
      events: [
        { action: 'place', label: 'Bestellt' },
        { action: 'confirm', label: 'Angenommen' },
        { action: 'completed', label: 'Abgeschlossen' },
      ],
      attempts: [],
      refunds: [],
    })
    expect(data.jobs).toContainEqual(expect.objectContaining({ kind: 'unlist' }))
    expect(JSON.stringify(data)).not.toContain(placed.hash)
  })

  test('says of each mail to whom it went and what it is called, once it is written', async () => {
    const shop = await openWalk()
    const placed = await order(shop)
    const { get } = await staff(shop)
    const mails = async () =>
      (await get(`/orders/${placed.id}`)).data.jobs.filter(({ kind }: { kind: string }) => kind === 'mail')
    expect(await mails()).toMatchObject([{ target: '', subject: '' }])
    const [{ id }] = await mails()
    await shop.storage.write(({ messages }) =>
      messages.put({
        id,
        channel: 'mail',
        recipient: 'anna@example.com',
        subject: 'Ihre Bestellung 1',
        text: '',
        html: '',
        order: placed.id,
        createdAt: shop.clock.now(),
      }),
    )
    expect(await mails()).toMatchObject([{ target: 'anna@example.com', subject: 'Ihre Bestellung 1' }])
  })

  test('comment, time and table are set on the revision they are based on; the guest’s page is told', async () => {
    const shop = await openWalk()
    const { id, uid } = await order(shop)
    const { put, get } = await staff(shop)
    const told: string[] = []
    shop.storage.subscribe(news => told.push(...news.keys()))
    const appointmentDate = new Date(NOON + 3_600_000).toISOString()
    const change = { rev: 1, comment: 'Ohne Zwiebel', appointmentDate, tableIdentifier: 'T4' }
    const { status, data } = await put(`/orders/${id}`, change)
    expect(status).toBe(200)
    expect(data).toMatchObject({ rev: 2, appointmentDate, tableIdentifier: 'T4', contact: { comment: 'Ohne Zwiebel' } })
    expect(told).toEqual(expect.arrayContaining([`order:${uid}`, 'feed:branch-1']))
    expect((await put(`/orders/${id}`, { ...change, comment: 'Anders' })).errors[0].code).toBe('conflict')
    expect((await put(`/orders/${id}`, { rev: 2, totalGross: 1 })).status).toBe(422)
    // What changes nothing is no step.
    expect((await put(`/orders/${id}`, { ...change, rev: 2 })).data.rev).toBe(2)
    expect((await get(`/orders/${id}`)).data.events.at(-1).action).toBe('edited: Kommentar, Termin, Tisch')
    expect((await shop.storage.read.orders.byId(id))?.slotAt).toBe(Date.parse(appointmentDate))
  })

  test('the number and the address of its guest are corrected: the order is found by the new ones and not by the former', async () => {
    const shop = await openWalk()
    const { id } = await order(shop)
    const { put, get } = await staff(shop)
    const found = async (text: string) => ids(await get(`/orders?filter[search]=${encodeURIComponent(text)}`))
    const [phone] = [(await get(`/orders/${id}`)).data.contact.phone]
    const { status, data } = await put(`/orders/${id}`, { rev: 1, phone: '0676 999 88 77', email: 'Anna@Beispiel.at' })
    expect([status, data.contact.phone, data.contact.email]).toEqual([200, '+436769998877', 'Anna@Beispiel.at'])
    expect(data.events.at(-1).label).toBe('Geändert: Telefon, E-Mail')
    expect([await found('0676 9998877'), await found(phone)]).toEqual([[id], []])
    const ofGuest = (guest: string) => shop.storage.read.orderLists.ofGuest(guest, 9)
    expect([(await ofGuest('anna@beispiel.at')).length, (await ofGuest('+436769998877')).length]).toEqual([1, 1])
    expect(await ofGuest(phone)).toEqual([])
    const refused = await put(`/orders/${id}`, { rev: 2, phone: '12' })
    expect([refused.status, refused.errors[0].field]).toEqual([422, 'phone'])
    // Whoever is not reached any more leaves nothing behind.
    await put(`/orders/${id}`, { rev: 2, phone: null })
    expect(await ofGuest('+436769998877')).toEqual([])
  })

  test('a time that is over or years away is a slip of the finger, proposed or set', async () => {
    const shop = await openWalk()
    const { id } = await order(shop)
    const { put, post } = await staff(shop)
    const days = (count: number) => new Date(NOON + count * 86_400_000).toISOString()
    const propose = async (appointmentDate: string) => {
      const { status, errors } = await post(`/orders/${id}/counter-appointment`, { appointmentDate })
      return [status, errors?.[0].code, errors?.[0].field]
    }
    expect(await propose(days(-0.01))).toEqual([422, 'appointmentPast', 'appointmentDate'])
    expect(await propose(days(367))).toEqual([422, 'appointmentTooFar', 'appointmentDate'])
    expect(await propose('1970-01-01T00:00:00Z')).toEqual([422, 'appointmentPast', 'appointmentDate'])
    expect(await propose(days(0.01))).toEqual([200, undefined, undefined])
    const set = async (appointmentDate: string) => {
      const { rev } = (await (await staff(shop)).get(`/orders/${id}`)).data
      return (await put(`/orders/${id}`, { rev, appointmentDate })).status
    }
    expect([await set(days(-2)), await set(days(367))]).toEqual([422, 422])
    // What was agreed this morning may be written down at noon.
    expect([await set(days(-0.1)), await set(days(-0.1)), await set(days(200))]).toEqual([200, 200, 200])
  })

  test('is never deleted', async () => {
    const shop = await openWalk()
    const { id } = await order(shop)
    const { remove, post } = await staff(shop)
    for (const _time of ['while it lives', 'when it was canceled']) {
      const refused = await remove(`/orders/${id}`)
      expect([refused.status, refused.errors[0].code, refused.headers.get('allow')]).toEqual([
        405,
        'orderKept',
        'GET, PUT',
      ])
      await post(`/orders/${id}/status/cancel`)
    }
    expect(await shop.storage.read.orders.byId(id)).toBeDefined()
    expect((await shop.request(`/api/orders/${id}`, { method: 'DELETE' })).status).toBe(401)
  })

  test('is printed again where there is a printer, and says so where there is none', async () => {
    const shop = await openWalk()
    const { id } = await order(shop)
    const { post } = await staff(shop)
    const none = await post(`/orders/${id}/print`)
    expect([none.status, none.errors[0].code]).toEqual([409, 'noPrinter'])
    expect((await shop.storage.read.orders.byId(id))?.rev).toBe(1)
  })

  test('is moved without a body as well, whatever type the empty one is announced as', async () => {
    const shop = await openWalk()
    const { headers } = await staff(shop)
    const post = async (action: string, type: Record<string, string>, body?: string) => {
      const { id } = await order(shop)
      const init = { method: 'POST', headers: { ...headers, ...type }, ...(body === undefined ? {} : { body }) }
      return (await shop.request(`/api/orders/${id}/status/${action}`, init)).status
    }
    const isJson = { 'Content-Type': 'application/json' }
    expect(await post('confirm', {})).toBe(200)
    expect(await post('confirm', isJson)).toBe(200)
    expect(await post('reject', isJson, '')).toBe(200)
    expect(await post('reject', isJson, '{"rejectionMessage":"Ausverkauft"}')).toBe(200)
    // The control: what is said has to be readable.
    expect(await post('reject', isJson, '{"rejectionMessage":')).toBe(400)
    expect(await post('reject', isJson, '{"rejectionMessage":7}')).toBe(422)
  })

  test('every deed stands in the audit trail with who did it', async () => {
    const shop = await openWalk()
    const { id } = await order(shop)
    const kitchen = await pair(shop, 'kitchen', 1)
    const manager = await staff(shop, await shop.loginAs('leitung'))
    const by = (path: string, body: object) =>
      shop.request(`/api/orders/${id}/${path}`, json('POST', body, kitchen.headers))
    expect(
      (await by('counter-appointment', { appointmentDate: new Date(NOON + 7_200_000).toISOString() })).status,
    ).toBe(200)
    await manager.post(`/orders/${id}/status/confirm`)
    expect((await by('status/in-delivery', {})).status).toBe(200)
    const events = await shop.storage.read.orders.events(id)
    expect(events.map(({ action, actor, rev }) => [rev, action, actor])).toEqual([
      [1, 'place', 'guest'],
      [2, 'propose', `devices:${kitchen.id}`],
      [3, 'confirm', 'users:7'],
      [4, 'in-delivery', `devices:${kitchen.id}`],
    ])
  })
})
