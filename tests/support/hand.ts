import type { Body } from '../../schema/base/entity.ts'
import { json, type Shop } from './shop.ts'

export type Hand = Awaited<ReturnType<typeof handOf>>

/** Somebody of the business at another device, who changes what stands in the shop. */
export async function handOf(shop: Shop) {
  const cookie = await shop.login()
  const headers = { cookie, origin: 'http://shop.test' }
  let passed = 0
  const send = async (path: string, init: RequestInit) => {
    const answer = await shop.request(path, init)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { data: Body & { rev: string } }
  }
  const get = async (type: string, id: number) => (await send(`/api/${type}/${id}`, { headers })).data
  const put = async (type: string, id: number, changes: Body) => {
    const { rev } = await get(type, id)
    await send(`/api/${type}/${id}`, json('PUT', { rev, ...changes }, headers))
  }
  return {
    put,
    post: async (type: string, body: Body) => void (await send(`/api/${type}`, json('POST', body, headers))),
    async remove(type: string, id: number) {
      const { rev } = await get(type, id)
      const answer = await shop.request(`/api/${type}/${id}`, json('DELETE', { rev }, { ...headers, 'if-match': rev }))
      if (!answer.ok) throw new Error(await answer.text())
    },
    /** Another guest orders a roll for this time (epoch ms). */
    async order(appointment: number) {
      const body = {
        uid: crypto.randomUUID(),
        branch: 1,
        items: [{ product: 1, amount: 1 }],
        appointmentDate: new Date(appointment).toISOString(),
        expectedTotal: 120,
        firstName: 'Paul',
        lastName: 'Gruber',
        phone: '+436761234567',
        email: 'paul@example.com',
        paymentMethod: 'cash',
        legalInstructions: true,
        privacyPolicy: true,
      }
      await send('/api/orders', json('POST', body))
    },
    pass(ms: number) {
      passed += ms
      shop.clock.advance(ms)
    },
    passed: () => passed,
  }
}
