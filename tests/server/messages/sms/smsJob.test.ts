import { afterEach, describe, expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { httpSmsGateway } from '../../../../server/messages/sms/gateway.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'
import { smsGateway } from '../../../support/smsGateway.ts'

let shop: Shop
afterEach(() => shop.close())

async function open(url: string | null) {
  const sms = url === null ? null : httpSmsGateway({ url, token: 'geheim' })
  shop = await openShop({ documents: documentsWith({ phone: '+43 732 123 456' }), messengers: { sms } })
  const order = orderOf({})
  await shop.request('/api/orders', json('POST', order))
  const id = (await shop.storage.read.orders.byUid(order.uid))?.id ?? 0
  const cookie = await shop.login()
  const background = createBackground(shop.deps, () => 0)
  return {
    id,
    tick: () => background.tick(),
    resend: () => shop.request(`/api/orders/${id}/resend-new-order-sms`, json('POST', {}, { cookie })),
    jobs: async () => (await shop.storage.read.jobs.ofOrder(id)).filter(({ kind }) => kind === 'sms'),
  }
}

describe('the short message about a new order goes to the phone of its branch', () => {
  test('as JSON with a token, each time anew, without a word about the guest', async () => {
    const { asked, origin } = await smsGateway()
    const { tick, resend } = await open(`${origin}/send`)
    expect((await resend()).status).toBe(202)
    expect((await resend()).status).toBe(202)
    await tick()
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/send', headers: { authorization: 'Bearer geheim' } })
    const { to, text } = JSON.parse(asked[0]?.body ?? '') as { to: string; text: string }
    expect(to).toBe('+43732123456')
    expect(text).toMatch(/^Neue Bestellung 1 \(Haus 1\): Abholung, bis 16\.06\.26, 12:20 Uhr, .* €/)
    expect(text).not.toMatch(/Erika|Muster/)
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  test('or in the address, where the setting has places for it', async () => {
    const { asked, origin } = await smsGateway()
    const { tick, resend } = await open(`${origin}/send?to={to}&text={text}`)
    await resend()
    await tick()
    expect(asked[0]?.method).toBe('GET')
    const query = new URL(asked[0]?.url ?? '', origin).searchParams
    expect(query.get('to')).toBe('+43732123456')
    expect(query.get('text')).toContain('Neue Bestellung 1')
  })

  test('a gateway that is broken is asked again, one that refuses is not, and nothing is followed elsewhere', async () => {
    const { asked, origin } = await smsGateway([503, 422, 302])
    const { tick, resend, jobs } = await open(`${origin}/send`)
    await resend()
    await tick()
    expect(await jobs()).toMatchObject([{ state: 'waiting' }])
    shop.clock.advance(2_000)
    await tick()
    expect(await jobs()).toMatchObject([{ state: 'dead', tries: 2 }])
    await resend()
    await tick()
    expect((await jobs())[1]).toMatchObject({ state: 'waiting' })
    expect(asked.map(({ url }) => url)).toEqual(['/send', '/send', '/send'])
  })

  test('without a gateway the call says so and nothing is queued', async () => {
    const { resend, jobs } = await open(null)
    const answer = await resend()
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({
      errors: [
        {
          code: 'notSetUp',
          message: 'Es ist kein Dienst für SMS eingerichtet (SMS_URL). Es wurde nichts gesendet.',
        },
      ],
    })
    expect(await jobs()).toEqual([])
  })
})
