import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { HELD_MS } from '../../../../schema/ordering/undo.ts'
import { createBackground } from '../../../../server/background.ts'
import { withoutLinks } from '../../../../server/messages/mail/guestWords.ts'
import { smtpMailer } from '../../../../server/messages/mail/mailer.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop, type ShopOptions } from '../../../support/shop.ts'
import { smtpSink } from '../../../support/smtpSink.ts'
import { openPaymentWorld } from '../../ordering/payments/world.ts'

let shop: Shop
let cookie = ''
afterEach(() => shop.close())

async function open(options: ShopOptions = {}) {
  const sink = await smtpSink()
  const mail = smtpMailer({ url: sink.url, from: 'bestellung@shop.test' })
  onTestFinished(() => mail.close())
  shop = await openShop({
    documents: documentsWith({ email: 'filiale@shop.test' }),
    messengers: { mail },
    ...options,
  })
  cookie = await shop.login()
  const background = createBackground(shop.deps, () => 0)
  return { sink, tick: () => background.tick() }
}

const post = async (path: string, body: object = {}) => {
  const answer = await shop.request(path, json('POST', body, { cookie }))
  return { status: answer.status, body: (await answer.json()) as { data: Record<string, unknown>; errors: unknown[] } }
}

async function place(given: object = {}) {
  const order = orderOf({ email: 'erika@gast.test', ...given })
  const answer = await post('/api/orders', order)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return (await shop.storage.read.orders.byUid(order.uid))?.id ?? 0
}
const step = (order: number, action: string, body: object = {}) => post(`/api/orders/${order}/status/${action}`, body)
const jobsOf = async (order: number) =>
  (await shop.storage.read.jobs.ofOrder(order)).filter(({ kind }) => kind === 'mail')
const message = async (key: string) => {
  const job = await shop.storage.read.jobs.byKey(key)
  return job && shop.storage.read.messages.byId(job.id)
}

describe('guests and branches are told by mail what happens to an order', () => {
  test('each step is one mail to its guest, and a new order is one to its branch', async () => {
    const { sink, tick } = await open()
    const order = await place()
    await tick()
    for (const action of ['confirm', 'in-delivery', 'completed']) {
      await step(order, action)
      await step(order, action)
      shop.clock.advance(HELD_MS)
      await tick()
      await tick()
    }
    const told = sink.mails.map(({ to, headers }) => [to[0], headers.get('message-id')])
    expect(told.filter(([to]) => to === 'filiale@shop.test')).toHaveLength(1)
    expect(told.filter(([to]) => to === 'erika@gast.test')).toHaveLength(3)
    expect(new Set(told.map(([, id]) => id)).size).toBe(4)
    expect((await jobsOf(order)).map(({ dedupeKey, state }) => [dedupeKey, state])).toEqual([
      [`mail:order:${order}:placed`, 'done'],
      [`mail:order:${order}:new-order`, 'done'],
      [`mail:order:${order}:confirm`, 'done'],
      [`mail:order:${order}:in-delivery`, 'done'],
    ])
  })

  test('a mail has text and HTML, answers go to the branch, and answering machines are asked to be silent', async () => {
    const { sink, tick } = await open()
    await place()
    await tick()
    const toGuest = sink.mails.find(({ to }) => to[0] === 'erika@gast.test')
    expect(toGuest?.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
    expect(toGuest?.headers.get('from')).toBe('Tag und Nacht <bestellung@shop.test>')
    expect(toGuest?.headers.get('reply-to')).toBe('filiale@shop.test')
    expect(toGuest?.headers.get('auto-submitted')).toBe('auto-generated')
    const toBranch = sink.mails.find(({ to }) => to[0] === 'filiale@shop.test')
    expect(toBranch?.headers.get('reply-to')).toBe('erika@gast.test')
  })

  test('without an address nobody is written to', async () => {
    const { sink, tick } = await open({ documents: documentsWith({}) })
    const order = await place({ email: null })
    await step(order, 'confirm')
    await tick()
    expect(sink.mails).toEqual([])
    expect(await jobsOf(order)).toEqual([])
  })

  test('a proposal that was replaced or answered meanwhile is not sent any more', async () => {
    const { sink, tick } = await open()
    const order = await place()
    await tick()
    const propose = (time: string) => post(`/api/orders/${order}/counter-appointment`, { appointmentDate: time })
    expect((await propose('2026-06-16T16:00:00Z')).status).toBe(200)
    expect((await propose('2026-06-16T17:00:00Z')).status).toBe(200)
    await tick()
    expect(sink.mails).toHaveLength(3)
    const [first, second] = (await jobsOf(order)).slice(2)
    expect([first?.state, second?.state]).toEqual(['expired', 'done'])
    expect((await message(second?.dedupeKey ?? ''))?.text).toContain('Dienstag, 16. Juni 2026, 19:00 Uhr')
  })

  test('a rejected order says why', async () => {
    const { tick } = await open()
    const order = await place()
    await step(order, 'reject', { rejectionMessage: 'Der Ofen ist kaputt.' })
    await tick()
    const mail = await message(`mail:order:${order}:reject`)
    expect(mail?.text).toContain('Nachricht der Filiale:\n> Der Ofen ist kaputt.')
    expect(mail?.html).toContain('Der Ofen ist kaputt.')
  })

  test('staff send the mail about a new order once more, each time anew', async () => {
    const { sink, tick } = await open()
    const order = await place({ email: null })
    await tick()
    for (let count = 0; count < 2; count++)
      expect((await post(`/api/orders/${order}/resend-new-order-email`)).status).toBe(202)
    await tick()
    expect(sink.mails.map(({ to }) => to[0])).toEqual(Array(3).fill('filiale@shop.test'))
    cookie = await shop.loginAs('otto')
    expect((await post(`/api/orders/${order}/resend-new-order-email`)).status, 'another branch').toBe(403)
  })
})

describe('an order that is to be paid online exists for others once it is paid', () => {
  test('no mail before the payment, one to the branch after it, and none twice', async () => {
    const world = await openPaymentWorld()
    shop = world.shop
    const order = await world.place('mollie')
    await world.background.tick()
    expect(await jobsOf(order.id)).toEqual([])
    const payment = await world.openPage(order)
    await world.press(payment ?? '', 'paid')
    for (let round = 0; round < 5; round++) await world.advance(60_000)
    expect((await jobsOf(order.id)).map(({ dedupeKey, state }) => [dedupeKey, state])).toEqual([
      [`mail:order:${order.id}:new-order`, 'done'],
    ])
    expect((await message(`mail:order:${order.id}:new-order`))?.text).toContain('Online Zahlung (bezahlt)')
  })
})

describe('a mail server that does not take a mail', () => {
  test('for now (4xx): the mail is tried again later and arrives once', async () => {
    const { sink, tick } = await open({ documents: documentsWith({}) })
    sink.refuse('RCPT', 451)
    const order = await place()
    await tick()
    expect((await jobsOf(order))[0]).toMatchObject({ state: 'waiting', tries: 1 })
    await tick()
    expect(sink.mails).toEqual([])
    shop.clock.advance(2_000)
    await tick()
    expect(sink.mails).toHaveLength(1)
    expect((await jobsOf(order))[0]).toMatchObject({ state: 'done', tries: 2 })
  })

  test('for good (550): it is a dead letter at once, and the outbox says why', async () => {
    const { sink, tick } = await open({ documents: documentsWith({}) })
    sink.refuse('RCPT', 550)
    const order = await place()
    await tick()
    shop.clock.advance(3_600_000)
    await tick()
    expect(sink.mails).toEqual([])
    expect((await jobsOf(order))[0]).toMatchObject({ state: 'dead', tries: 1 })
    const list = await shop.request('/api/messages', { headers: { cookie } })
    const { data } = (await list.json()) as { data: { messages: object[] } }
    expect(data.messages).toMatchObject([
      { state: 'dead', lastError: expect.stringContaining('550'), recipient: 'erika@gast.test' },
    ])
  })

  test('a server lost between sending and noting sends again: the same Message-ID, one message in the outbox', async () => {
    let isLost = false
    const { sink, tick } = await open({
      documents: documentsWith({}),
      around: storage => ({
        ...storage,
        write: async work => {
          // What comes after the mail was taken is the note that it was sent.
          if (isLost && sink.mails.length === 1) throw new Error('crash')
          return storage.write(work)
        },
      }),
    })
    await place()
    isLost = true
    await tick().catch(() => 0)
    isLost = false
    shop.clock.advance(60_000)
    await tick()
    expect(sink.mails).toHaveLength(2)
    expect(new Set(sink.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1)
    expect(new Set(sink.mails.map(({ headers }) => headers.get('date'))).size).toBe(1)
    expect(await shop.storage.read.messages.list(null, 10, 2 ** 52)).toHaveLength(1)
  })
})

describe('an address that somebody types may be a stranger’s', () => {
  test('it gets ten mails an hour about orders nobody touched, however it is written, and what staff do is told all the same', async () => {
    const { sink, tick } = await open()
    const orders = []
    for (let at = 0; at < 12; at += 1)
      orders.push(
        await place({ email: at % 2 ? 'Opfer@gast.test' : 'opfer@gast.test', phone: `+4366412345${10 + at}` }),
      )
    await tick()
    const toVictim = () => sink.mails.filter(({ to }) => to[0]?.toLowerCase() === 'opfer@gast.test').length
    expect(toVictim()).toBe(10)
    expect(sink.mails.filter(({ to }) => to[0] === 'filiale@shop.test')).toHaveLength(12)
    await step(orders[11] ?? 0, 'confirm')
    shop.clock.advance(HELD_MS)
    await tick()
    expect(toVictim()).toBe(11)
    expect((await jobsOf(orders[11] ?? 0)).map(({ state }) => state)).toEqual(['expired', 'done', 'done'])
    shop.clock.advance(3_600_000)
    await place({ email: 'opfer@gast.test' })
    await tick()
    expect(toVictim()).toBe(12)
  })

  test.each([
    ['Gewinn: https://boese.test/x', 'Huber'],
    ['Anna', 'www.boese.test'],
    ['Anna', 'boese.xyz/gewinn'],
    ['Sie haben gewonnen, rufen Sie jetzt sofort an:', 'null neunhundert eins zwei drei'],
  ])('nobody is greeted as „%s %s“', async (firstName, lastName) => {
    const { tick } = await open()
    const order = await place({ firstName, lastName })
    await tick()
    const mail = await message(`mail:order:${order}:placed`)
    for (const kept of [mail?.text, mail?.html, mail?.subject]) expect(kept).not.toMatch(/boese|gewonnen/)
    expect((await message(`mail:order:${order}:new-order`))?.text).toContain(lastName)
  })

  test('a comment is for the branch only, and a wish comes back without its links', async () => {
    const { tick } = await open()
    const comment = 'Jetzt gewinnen: https://boese.test/x'
    const order = await place({ comment })
    await tick()
    expect((await message(`mail:order:${order}:placed`))?.text).not.toContain('gewinnen')
    expect((await message(`mail:order:${order}:new-order`))?.text).toContain(comment)
    expect(withoutLinks('Alles Gute, Dr. Huber! 3.50 https://boese.test/x www.boese.test a.b-c.ru/x\nHier')).toBe(
      'Alles Gute, Dr. Huber! 3.50 … … … Hier',
    )
  })
})

describe('what a guest typed stays text', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'`&'

  test('in HTML it holds no tag and no attribute', async () => {
    const { tick } = await open()
    const order = await place({ firstName: hostile, lastName: 'Huber', comment: `${hostile}\n${hostile}` })
    await step(order, 'reject', { rejectionMessage: hostile })
    await tick()
    for (const key of ['placed', 'new-order', 'reject']) {
      const mail = await message(`mail:order:${order}:${key}`)
      expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&#96;&amp;')
      expect(mail?.html).not.toContain('<img src=x')
      expect(mail?.text).toContain(hostile)
    }
  })

  test('in a header it begins no other header', async () => {
    const sink = await smtpSink()
    shop = await openShop({ documents: [] })
    const mailer = smtpMailer({ url: sink.url, from: undefined })
    onTestFinished(() => mailer.close())
    const trap = 'Ofen\r\nBcc: alle@fremd.test\r\n\r\nText'
    await mailer.send({
      from: { name: trap, address: 'a@shop.test' },
      to: 'b@gast.test',
      replyTo: 'c@shop.test\r\nBcc: d@fremd.test',
      subject: trap,
      text: 'x',
      html: '<p>x</p>',
      messageId: '<1@shop.test>',
      date: shop.clock.now(),
    })
    expect(sink.mails[0]?.to).toEqual(['b@gast.test'])
    expect(sink.mails[0]?.headers.has('bcc')).toBe(false)
  })
})
