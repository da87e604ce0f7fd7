import { describe, expect, test } from 'vitest'
import { order, pair } from '../../../support/boards.ts'
import { json, NOON, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'
import { openPaymentWorld } from '../payments/world.ts'

const HOUR = 3_600_000
const iso = (at: number): string => new Date(at).toISOString()

/** A kitchen that proposed an hour later for this order, and its guest. */
async function proposed(shop: Pick<Shop, 'request'>, headers: Record<string, string>, { id, uid, hash }: Placed) {
  const post = async (path: string, body: object, own: Record<string, string> = {}) => {
    const answer = await shop.request(`/api/orders/${path}`, json('POST', body, own))
    return { status: answer.status, ...(await answer.json()) }
  }
  const appointmentDate = iso(NOON + HOUR)
  expect((await post(`${id}/counter-appointment`, { appointmentDate }, headers)).status).toBe(200)
  return {
    appointmentDate,
    staff: (deed: string, body: object = {}) => post(`${id}/${deed}`, body, headers),
    guest: (deed: string, body: object = {}) => post(`public/${uid}/${hash}/${deed}`, body),
    view: async () => (await (await shop.request(`/api/orders/public/${uid}/${hash}`)).json()).data,
  }
}
interface Placed {
  readonly id: number
  readonly uid: string
  readonly hash: string
}

describe('What was proposed before an order was confirmed', () => {
  async function kitchen() {
    const shop = await openWalk()
    return proposed(shop, (await pair(shop, 'kitchen', 1)).headers, await order(shop))
  }

  test.each(['confirm', 'confirm in-delivery', 'confirm in-delivery completed', 'reject'])(
    'is no door to cancel it by: %s',
    async steps => {
      const { staff, guest, view, appointmentDate } = await kitchen()
      for (const step of steps.split(' ')) expect((await staff(`status/${step}`)).status).toBe(200)
      const { status } = await view()
      for (const body of [{}, { counterAppointment: appointmentDate }])
        expect(await guest('reject-counter-appointment', body)).toMatchObject({
          status: 409,
          errors: [{ code: 'statusNotAllowed' }],
        })
      expect(await view()).toMatchObject({ status, counterAppointment: null })
    },
  )

  test('is not agreed to any more: the order is confirmed for another time', async () => {
    const { staff, guest, view, appointmentDate } = await kitchen()
    await staff('status/confirm')
    const late = await guest('confirm-counter-appointment', { counterAppointment: appointmentDate })
    expect([late.status, late.errors?.[0].code]).toEqual([409, 'statusNotAllowed'])
    expect(await view()).toMatchObject({ status: 'confirmed', appointmentDate: null, counterAppointment: null })
  })

  test('stands again once the confirmation was taken back', async () => {
    const { staff, guest, view, appointmentDate } = await kitchen()
    await staff('status/confirm')
    await staff('undo', { action: 'confirm' })
    expect(await view()).toMatchObject({ status: 'new', counterAppointment: appointmentDate })
    expect((await guest('reject-counter-appointment')).data).toMatchObject({ isCanceled: true })
  })
})

test('The money of a confirmed order stays where it is, whatever was proposed before', async () => {
  const world = await openPaymentWorld()
  const placed = await world.place('mollie')
  await world.press((await world.openPage(placed)) ?? '', 'paid')
  await world.advance(1_000)
  const { headers } = await pair(world.shop, 'kitchen', 1)
  const { staff, guest, view } = await proposed(world.shop, headers, placed)
  await staff('status/confirm')
  expect((await guest('reject-counter-appointment')).status).toBe(409)
  await world.advance(10_000)
  expect(await view()).toMatchObject({ status: 'confirmed', isPaid: true, isRefunded: false })
  await world.shop.close()
})
