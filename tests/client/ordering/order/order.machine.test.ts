import { describe, expect, it } from 'vitest'
import { POLL_MS } from '../../../../client/ordering/order/order.machine.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { forward, page, settled } from './following.ts'
import { orderWith } from './orders.ts'

describe('The order watch', () => {
  it('hears of a new state over the event stream at once', async () => {
    const { state, tell, server } = page()
    await settled()
    expect(state().hasTag('live')).toBe(true)
    tell({ isConfirmed: true })
    expect(state().context.order?.isConfirmed).toBe(true)
    expect(server.asked).toBe(0)
  })

  it('polls the status every 10 s where there is no stream', async () => {
    const { server, clock, state } = page({ stream: 'none' })
    await settled()
    expect(server.asked).toBe(1)
    await forward(clock, POLL_MS - 1)
    expect(server.asked).toBe(1)
    server.order = orderWith({ isConfirmed: true })
    await forward(clock, 1)
    expect(server.asked).toBe(2)
    expect(state().context.order?.isConfirmed).toBe(true)
  })

  it('polls when a stream says nothing for 10 s, because something on the way holds it back', async () => {
    const { server, clock } = page({ stream: 'silent' })
    await forward(clock, 9999)
    expect(server.asked).toBe(0)
    await forward(clock, 1)
    expect(server.asked).toBe(1)
  })

  it('opens the stream anew every minute, because one may die unnoticed', async () => {
    const { server, clock, state } = page()
    await settled()
    await forward(clock, 60_000)
    expect(server.opened).toBe(2)
    expect(state().context.asOf).toBe(60_000)
  })

  it('goes back to the stream after a minute of polling', async () => {
    const { server, clock, state } = page({ stream: 'none' })
    await settled()
    server.stream = 'open'
    for (let round = 0; round < 6; round++) await forward(clock, POLL_MS)
    expect(state().hasTag('live')).toBe(true)
  })

  it('waits longer and longer while nobody answers, a minute at most, and starts anew when the page wakes', async () => {
    const { server, clock, actor, state } = page()
    await settled()
    server.up = false
    actor.send({ type: 'stream.lost' })
    await settled()
    expect(server.asked).toBe(1)
    for (const pause of [20_000, 40_000, 60_000, 60_000]) {
      const before = server.asked
      await forward(clock, pause - 1)
      expect(server.asked).toBe(before)
      await forward(clock, 1)
      expect(server.asked).toBe(before + 1)
    }
    server.up = true
    actor.send({ type: 'page.woke' })
    await settled()
    expect(state().hasTag('live')).toBe(true)
    expect(state().context.failures).toBe(0)
  })

  it.each<[string, Partial<PublicOrder>]>([
    ['completed', { isCompleted: true }],
    ['rejected', { isRejected: true }],
    ['canceled', { isCanceled: true }],
    ['failed', { isFailed: true }],
  ])('stops when the order is %s', async (_, end) => {
    const { tell, state, server, clock, isStreamOpen } = page()
    await settled()
    tell(end)
    expect(state().hasTag('ended')).toBe(true)
    expect(isStreamOpen()).toBe(false)
    const { asked, opened } = server
    await forward(clock, 3_600_000)
    expect([server.asked, server.opened]).toEqual([asked, opened])
  })

  it('stops when the page is left', async () => {
    const { actor, isStreamOpen } = page()
    await settled()
    actor.stop()
    expect(isStreamOpen()).toBe(false)
  })

  it('shows the state kept on the device while nobody answers, and how old it is', async () => {
    const kept = { order: orderWith({ isConfirmed: true }), at: 1_700_000_000_000 }
    const { state } = page({ kept, up: false })
    await settled()
    expect(state().context.order?.isConfirmed).toBe(true)
    expect(state().context.asOf).toBe(kept.at)
    expect(state().hasTag('live')).toBe(false)
  })

  it('asks once more about an order that had ended when it was kept: it may have been refunded since', async () => {
    const kept = { order: orderWith({ isCanceled: true }), at: 1 }
    const { state } = page({ kept, order: orderWith({ isCanceled: true, isRefunded: true }) })
    await settled()
    expect(state().context.order?.isRefunded).toBe(true)
    expect(state().hasTag('ended')).toBe(true)
  })

  it('goes on listening to an order that has ended until what was paid for it is back', async () => {
    const { tell, state } = page()
    await settled()
    tell({ isCanceled: true, isPaid: true, payment: { lost: null, refunded: 0, refunding: 1240 } })
    expect(state().hasTag('ended')).toBe(false)
    tell({ isCanceled: true, isPaid: true, isRefunded: true, payment: { lost: null, refunded: 1240, refunding: 0 } })
    expect(state().context.order?.isRefunded).toBe(true)
    expect(state().hasTag('ended')).toBe(true)
  })

  it('says whether the network or the server is to blame while no answer comes', async () => {
    const { server, state, clock } = page({ up: false })
    await settled()
    expect(state().context).toMatchObject({ failures: 1, isServerDown: false })
    Object.assign(server, { up: true, down: true })
    await forward(clock, 2 * POLL_MS)
    expect(state().context).toMatchObject({ failures: 2, isServerDown: true })
    server.down = false
    await forward(clock, 4 * POLL_MS)
    expect(state().context).toMatchObject({ failures: 0, isServerDown: false })
  })

  it('asks anew when the page wakes while it asks: an answer on its way may be older than what the guest did', async () => {
    const { server, actor, state } = page({ stream: 'none' })
    expect(state().matches({ watch: 'asking' })).toBe(true)
    actor.send({ type: 'page.woke' })
    await settled()
    expect(server.asked).toBe(2)
  })

  it('takes the rating of an order that has ended, and keeps it', async () => {
    const { tell, actor, state, saved, clock, server } = page()
    await settled()
    tell({ isCompleted: true })
    const { opened } = server
    actor.send({
      type: 'order.received',
      order: orderWith({ isCompleted: true, questionnaireRating: 4 }),
      at: clock.now(),
    })
    expect(state().context.order?.questionnaireRating).toBe(4)
    expect(saved.at(-1)?.order.questionnaireRating).toBe(4)
    expect(state().hasTag('ended')).toBe(true)
    expect(server.opened).toBe(opened)
  })

  it('asks once about an order that has ended when what it shows is in doubt', async () => {
    const { tell, actor, state, server } = page()
    await settled()
    tell({ isCompleted: true })
    server.order = orderWith({ isCompleted: true, questionnaireRating: 2 })
    actor.send({ type: 'order.doubted' })
    await settled()
    expect(server.asked).toBe(1)
    expect(state().context.order?.questionnaireRating).toBe(2)
    expect(state().hasTag('ended')).toBe(true)
  })

  it('goes on showing what the device keeps of an order the server does not know any more, and says so', async () => {
    const kept = { order: orderWith({ isConfirmed: true }), at: 5 }
    const { state, clock } = page({ kept, order: null })
    await settled()
    await forward(clock, POLL_MS)
    expect(state().hasTag('missing')).toBe(true)
    expect(state().context.order?.isConfirmed).toBe(true)
  })

  it('keeps every state it hears on the device', async () => {
    const { tell, saved } = page()
    await settled()
    tell({ isConfirmed: true })
    expect(saved.map(({ order }) => order.isConfirmed)).toEqual([false, true])
  })

  it('says so when there is no such order, and asks no more', async () => {
    const { server, state, clock } = page({ order: null })
    await settled()
    await forward(clock, POLL_MS)
    expect(state().hasTag('missing')).toBe(true)
    const { asked } = server
    await forward(clock, 3_600_000)
    expect(server.asked).toBe(asked)
  })
})
