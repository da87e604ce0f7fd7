import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../../client/ordering/order/order.machine.ts'
import { page, settled } from './following.ts'
import { orderWith } from './orders.ts'

describe('The answer to a counter-appointment', () => {
  it.each<['counterAppointment.confirmed' | 'counterAppointment.rejected', Reply]>([
    ['counterAppointment.confirmed', 'confirm'],
    ['counterAppointment.rejected', 'reject'],
  ])('%s is sent once however often it is tapped, and the order is reloaded afterwards', async (type, reply) => {
    const { actor, replies, state, server } = page()
    await settled()
    const { opened } = server
    actor.send({ type })
    actor.send({ type })
    expect(state().hasTag('replying')).toBe(true)
    await settled()
    expect(replies).toEqual([reply])
    expect(state().hasTag('replying')).toBe(false)
    expect(server.opened).toBe(opened + 1)
  })

  it('that comes too late shows the truth: the order is reloaded and the answer counts for nothing', async () => {
    const proposed = { counterAppointment: '2026-11-20T17:30:00.000Z' }
    const { actor, replies, state, server } = page({ order: orderWith(proposed) })
    await settled()
    server.order = orderWith({ isRejected: true })
    actor.send({ type: 'counterAppointment.confirmed' })
    await settled()
    expect(replies).toEqual([])
    expect(state().hasTag('replyFailed')).toBe(false)
    expect(state().hasTag('replyOutdated')).toBe(true)
    expect(state().context.order?.isRejected).toBe(true)
  })

  it('is for the time that was shown, and never for another one proposed meanwhile', async () => {
    const { actor, replies, state, server } = page({
      order: orderWith({ counterAppointment: '2026-11-20T17:30:00.000Z' }),
    })
    await settled()
    server.order = orderWith({ counterAppointment: '2026-11-20T18:30:00.000Z' })
    actor.send({ type: 'counterAppointment.confirmed' })
    await settled()
    expect(replies).toEqual([])
    expect(state().context.order?.counterAppointment).toBe('2026-11-20T18:30:00.000Z')
    actor.send({ type: 'counterAppointment.confirmed' })
    await settled()
    expect(replies).toEqual(['confirm'])
    expect(state().hasTag('replyOutdated')).toBe(false)
  })

  it("says 'Bestätigung konnte nicht versendet werden.' when nobody answers, and may be given again", async () => {
    const { actor, replies, state, server } = page()
    await settled()
    server.up = false
    actor.send({ type: 'counterAppointment.confirmed' })
    await settled()
    expect(state().hasTag('replyFailed')).toBe(true)
    server.up = true
    actor.send({ type: 'counterAppointment.confirmed' })
    await settled()
    expect(replies).toEqual(['confirm'])
    expect(state().hasTag('replyFailed')).toBe(false)
  })
})
