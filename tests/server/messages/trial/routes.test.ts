import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '../../../../server/messages/mail/mailer.ts'
import type { Messengers } from '../../../../server/messages/messengers.ts'
import { isPushAddress } from '../../../../server/messages/push/pushAddress.ts'
import { createPusher, type PostInit } from '../../../../server/messages/push/pusher.ts'
import { ownVapid } from '../../../../server/messages/push/vapid.ts'
import { httpSmsGateway } from '../../../../server/messages/sms/gateway.ts'
import { documentsWith } from '../../../support/counter.ts'
import { pushReceiver } from '../../../support/pushReceiver.ts'
import { json, openShop, type Shop, type ShopOptions } from '../../../support/shop.ts'
import { smsGateway } from '../../../support/smsGateway.ts'
import { smtpSink } from '../../../support/smtpSink.ts'

let shop: Shop
let cookie: string
afterEach(() => shop.close())

async function open(messengers: Partial<Messengers> = {}, options: ShopOptions = {}) {
  shop = await openShop({ documents: documentsWith({}), messengers, ...options })
  cookie = await shop.login()
}

const trial = (channel: string, by = cookie) =>
  shop.request('/api/messages/trial', json('POST', { channel }, { cookie: by }))
const page = async () => (await (await shop.request('/api/messages', { headers: { cookie } })).json()).data
const saidBy = async (answer: Response) => [answer.status, (await answer.json()).errors[0].message]

/** The administrator has these addresses from now on. */
async function reached(changes: object): Promise<void> {
  const { user } = (await (await shop.request('/api/users/me', { headers: { cookie } })).json()).data
  const { rev } = (await (await shop.request(`/api/users/${user.id}`, { headers: { cookie } })).json()).data
  const answer = await shop.request(`/api/users/${user.id}`, json('PUT', { rev, ...changes }, { cookie }))
  expect(answer.status).toBe(200)
}

test('A mail on trial goes to whoever asks, and to the outbox not at all', async () => {
  const sink = await smtpSink()
  const mailer = smtpMailer({ url: sink.url, from: undefined })
  await open({ mail: mailer })
  await reached({ email: 'chefin@shop.test' })
  expect(await page()).toMatchObject({ channels: { mail: true, sms: false }, trial: { mail: 'chefin@shop.test' } })
  const answer = await trial('mail')
  expect([answer.status, await answer.json()]).toEqual([200, { data: { recipient: 'chefin@shop.test' } }])
  expect(sink.mails.map(({ to }) => to)).toEqual([['chefin@shop.test']])
  expect((await page()).messages).toEqual([])

  sink.refuse('RCPT', 550)
  const refused = await saidBy(await trial('mail'))
  expect(refused).toEqual([502, expect.stringContaining('Der Mailserver hat die Probe nicht angenommen:')])
  expect(refused[1]).toContain('550')
  mailer.close()
})

test('A short message on trial goes to the own telephone, and what the gateway answers is told', async () => {
  const { asked, origin } = await smsGateway([200, 401])
  await open({ sms: httpSmsGateway({ url: origin, token: 'geheim' }) })
  expect(await saidBy(await trial('sms'))).toEqual([409, expect.stringContaining('keine Telefonnummer')])
  await reached({ phone: '+43 664 1234567' })
  expect((await (await trial('sms')).json()).data).toEqual({ recipient: '+436641234567' })
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ to: '+436641234567' })
  expect(await saidBy(await trial('sms'))).toEqual([502, expect.stringContaining('401')])
})

test('A notification on trial reaches the own devices, and nobody else’s', async () => {
  const told: string[] = []
  const mine = pushReceiver('https://fcm.googleapis.com/fcm/send/mine')
  const guests = pushReceiver('https://fcm.googleapis.com/fcm/send/guest')
  const post = async (address: string, { body }: PostInit) => {
    told.push(`${address} ${mine.read(body).title}`)
    return 201
  }
  const keys = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(keys, { recursive: true }))
  const vapid = ownVapid(keys, { subject: 'mailto:technik@shop.test', keys: undefined })
  await open({ push: createPusher(vapid, { accepts: isPushAddress, post }) })
  expect(await saidBy(await trial('push'))).toEqual([409, expect.stringContaining('Keines Ihrer Geräte')])
  const subscribe = ({ subscription }: typeof mine) =>
    shop.request('/api/push/subscriptions', json('POST', { subscription, owner: { isPerson: true } }, { cookie }))
  expect((await subscribe(mine)).status).toBe(201)
  await shop.storage.write(({ pushes }) =>
    pushes.put({
      endpoint: guests.subscription.endpoint,
      ...guests.subscription.keys,
      owner: 'orders:1',
      createdAt: 0,
    }),
  )
  expect((await (await trial('push')).json()).data).toEqual({ recipient: 'ein Gerät' })
  expect(told).toEqual([expect.stringMatching(/\/mine Probe von /)])
})

test('Without a way nothing is sent and that is said, and nobody sends many', async () => {
  await open({}, { rateLimits: true })
  expect(await saidBy(await trial('mail'))).toEqual([409, expect.stringContaining('SMTP_URL')])
  expect(await saidBy(await trial('sms'))).toEqual([409, expect.stringContaining('SMS_URL')])
  expect((await trial('pigeon')).status).toBe(422)
  expect((await trial('mail', '')).status).toBe(401)
  expect((await trial('mail')).status).toBe(409)
  expect((await trial('mail')).status).toBe(429)
})

test('Who reads no messages sends none on trial', async () => {
  await open()
  const person = { username: 'zora', firstName: 'Zora', lastName: 'Huber', phone: '', isEnabled: true }
  const body = { ...person, roles: ['ROLE_EMPLOYEE'], branches: [] }
  expect((await shop.request('/api/users', json('POST', body, { cookie }))).status).toBe(201)
  const employee = await shop.loginAs('zora')
  expect((await trial('mail', employee)).status).toBe(403)
})
