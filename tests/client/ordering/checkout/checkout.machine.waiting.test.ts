import { describe, expect, it } from 'vitest'
import { checkout, draft, receipt, settled } from './checkingOut.ts'
import { submissionWith } from './quotes.ts'

describe('An order that waits', () => {
  it('is taken back by its guest, and what the outbox says of it counts', async () => {
    const { actor, submitted, outbox, outboxEmptied, done, state } = checkout()
    await submitted()
    actor.send({ type: 'order.withdrawn' })
    expect(done.withdrawn).toEqual(['order-1'])
    outbox({ state: 'waiting', isWithdrawing: true })
    expect(state().hasTag('sending')).toBe(true)
    outboxEmptied()
    await settled()
    expect(state().hasTag('editable')).toBe(true)
    expect(done.left).toEqual([])
  })

  it('and succeeds while it is taken back is told so before anything else: nobody is led away from it', async () => {
    const { submitted, outbox, done, state } = checkout()
    await submitted()
    outbox({ state: 'accepted', isWithdrawing: true, receipt })
    await settled()
    expect(state().hasTag('accepted')).toBe(true)
    expect(done).toMatchObject({ settled: 1, left: [{ receipt: null }] })
  })

  it('and was seen to be placed by another page leads to its status page here too', async () => {
    const { submitted, placedElsewhere, done } = checkout()
    await submitted()
    placedElsewhere()
    await settled()
    expect(done.left).toMatchObject([{ receipt: { uid: 'order-1', hash: 'geheim' } }])
  })

  it('that came too late and is edited instead gives its cart back, with what was begun meanwhile', async () => {
    const both = { ...draft, comment: 'beide' }
    const { actor, state, done } = checkout({ submission: submissionWith({ state: 'expired' }), back: both })
    await settled()
    expect(state().value).toBe('expired')
    actor.send({ type: 'proposal.declined' })
    await settled()
    expect(state().context).toMatchObject({ draft: both, replaces: null })
    expect(done.takenBack).toEqual(['order-1'])
  })
})

describe('With nothing in the cart', () => {
  it('the order that was just placed is found: the page was reloaded at that moment', async () => {
    const placed = { uid: 'order-1', hash: 'geheim' }
    const { state } = checkout({ draft: null, placed })
    await settled()
    expect(state().hasTag('empty')).toBe(true)
    expect(state().context.placed).toEqual(placed)
  })
})

describe('A form that stands open', () => {
  it('follows what another page does with the cart, and keeps what is typed', async () => {
    const { actor, state, cart } = checkout()
    await settled()
    actor.send({ type: 'form.changed', patch: { firstName: 'Anna' }, touched: ['firstName'] })
    const items = [...draft.items, { key: 'b', product: 7, amount: 1, unit: 'amount', parts: {} } as const]
    cart(items)
    expect(state().context.draft).toMatchObject({ items, form: { firstName: 'Anna' } })
  })
})
