import { describe, expect, it } from 'vitest'
import type { OrderDraft } from '../../../../client/ordering/checkout/draft.ts'
import { checkout, draft, receipt, seen, settled } from './checkingOut.ts'
import { quotedAt, seenAt, submissionWith, total } from './quotes.ts'

describe('Checkout', () => {
  it('submits, clears the cart and goes to the status page for the returned uid and hash', async () => {
    const { submitted, outbox, done, state } = checkout()
    await submitted()
    expect(state().hasTag('sending')).toBe(true)
    outbox({ state: 'accepted', receipt })
    await settled()
    expect(done).toMatchObject({ frozen: [total], settled: 1, left: [{ receipt, total }] })
    expect(state().hasTag('accepted')).toBe(true)
  })

  it('makes one order of a double tap', async () => {
    const { actor, submitted, done } = checkout()
    await settled()
    actor.send({ type: 'order.submitted', seen })
    actor.send({ type: 'order.submitted', seen })
    await submitted()
    actor.send({ type: 'order.submitted', seen })
    await settled()
    expect(done.frozen).toEqual([total])
  })

  it('saves everything typed with the cart, on each change', async () => {
    const { actor, done } = checkout()
    await settled()
    actor.send({ type: 'form.changed', patch: { firstName: 'Anna' }, touched: ['firstName'] })
    actor.send({ type: 'draft.changed', patch: { comment: 'ohne Zwiebel' }, touched: ['comment'] })
    expect(done.saved).toMatchObject([
      { comment: '', form: { firstName: 'Anna' } },
      { comment: 'ohne Zwiebel', form: { firstName: 'Anna' } },
    ])
  })

  it('shows problems at their fields and sends nothing', async () => {
    const problems = [{ code: 'blank', message: 'Bitte füllen Sie dieses Feld aus.', field: 'firstName' }]
    const { submitted, state, done } = checkout({}, { problems })
    await submitted()
    expect(state().hasTag('editable')).toBe(true)
    expect(state().context.problems).toEqual(problems)
    expect(done.frozen).toEqual([])
  })

  it('takes a problem away as soon as its field is edited, and leaves the others', async () => {
    const problems = ['firstName', 'lastName'].map(field => ({
      code: 'blank',
      message: 'Bitte füllen Sie dieses Feld aus.',
      field,
    }))
    const { actor, submitted, state } = checkout({}, { problems })
    await submitted()
    actor.send({ type: 'form.changed', patch: { firstName: 'A' }, touched: ['firstName'] })
    expect(state().context.problems.map(({ field }) => field)).toEqual(['lastName'])
  })

  it('has nothing to order where the cart is empty', async () => {
    const { state } = checkout({ draft: { ...draft, items: [] } })
    await settled()
    expect(state().hasTag('empty')).toBe(true)
  })

  it('sends nothing that could not be written down on the device, and says so', async () => {
    const { submitted, net, state } = checkout()
    net.storage = false
    await submitted()
    expect(state().hasTag('editable')).toBe(true)
    expect(state().context.problems[0]?.code).toBe('storage')
  })

  it('goes on with an order worked out on the device when nobody answers', async () => {
    const { submitted, state } = checkout({}, { source: 'device' })
    await submitted()
    expect(state().hasTag('sending')).toBe(true)
    expect(state().context.source).toBe('device')
  })
})

describe('A reload during submit', () => {
  it.each(['waiting', 'sending'] as const)('goes on with the order that is %s in the outbox', async state => {
    const { state: now, done, outbox } = checkout({ submission: submissionWith({ state }) })
    await settled()
    outbox({ state })
    expect(now().hasTag('sending')).toBe(true)
    outbox({ state: 'accepted', receipt })
    await settled()
    expect(done).toMatchObject({ frozen: [], settled: 1, left: [{ receipt, total }] })
  })

  it('follows what another page of the device made of the order: the cart is read anew', async () => {
    const device: { draft?: OrderDraft | null } = {}
    const { submitted, outboxEmptied, state } = checkout(device)
    await submitted()
    device.draft = null
    outboxEmptied()
    await settled()
    expect(state().hasTag('empty')).toBe(true)
  })

  it('after acceptance still leads to the status page', async () => {
    const { done } = checkout({ submission: submissionWith({ state: 'accepted', receipt }) })
    await settled()
    expect(done.left).toEqual([{ receipt, total }])
  })
})

describe('An order that is not taken', () => {
  it("shows the server's errors and leaves the outbox, so that a change makes a new order", async () => {
    const { submitted, outbox, state, done } = checkout()
    await submitted()
    const problems = [
      { code: 'phone', message: 'Bitte geben Sie eine gültige Nummer im Format +436641234567 an.', field: 'phone' },
    ]
    outbox({ state: 'refused', refusal: { problems, quote: null } })
    await settled()
    expect(state().hasTag('editable')).toBe(true)
    expect(state().context.problems).toEqual(problems)
    expect(done.takenBack).toEqual(['order-1'])
  })

  it("says 'Ein unbekannter Fehler ist aufgetreten.' where there is no response data", async () => {
    const { submitted, outbox, state } = checkout()
    await submitted()
    outbox({ state: 'refused', refusal: { problems: [], quote: null } })
    expect(state().context.problems).toEqual([{ code: 'unknown', message: 'Ein unbekannter Fehler ist aufgetreten.' }])
  })

  it('with another total asks for that total and makes a new order of a yes', async () => {
    const { actor, submitted, outbox, state, done } = checkout()
    await submitted()
    const problems = [{ code: 'totalChanged', message: 'Der Preis hat sich geändert.' }]
    outbox({ state: 'refused', refusal: { problems, quote: quotedAt(1040) } })
    await settled()
    expect(state().value).toBe('proposed')
    expect(state().context.proposal).toMatchObject({ before: total, seen: seenAt(1040), open: [] })
    // As long as nobody has decided it stays in the outbox: a page that is closed now asks again.
    expect(done.takenBack).toEqual([])
    actor.send({ type: 'proposal.accepted' })
    await settled()
    expect(done.replaced).toEqual([null, 'order-1'])
    expect(done.frozen).toEqual([total, 1040])
    expect(state().context.submission?.uid).toBe('order-2')
  })

  it('with something sold out is proposed without it; nothing is sent before the guest says so', async () => {
    const { actor, submitted, net, outbox, state, done } = checkout()
    await submitted()
    const problems = [{ code: 'productSoldOut', message: 'Ausverkauft.', field: 'items.0.product' }]
    net.proposal = { open: [], differences: [{ kind: 'gone', name: 'Semmel', reason: 'Ausverkauft.' }] }
    outbox({ state: 'refused', refusal: { problems, quote: quotedAt(500, problems) } })
    await settled()
    expect(state().value).toBe('proposed')
    expect(done.frozen).toEqual([total])
    actor.send({ type: 'proposal.accepted' })
    await settled()
    expect(done.frozen).toEqual([total, 500])
    // The cart of the guest is another one by now: it is not written over.
    expect(done.saved).toEqual([])
  })

  it('cannot be agreed to as long as something is open, and goes back to the form with its problems', async () => {
    const { actor, submitted, outbox, state, done } = checkout()
    await submitted()
    const problems = [{ code: 'closed', message: 'Derzeit haben wir leider geschlossen.' }]
    outbox({ state: 'refused', refusal: { problems, quote: quotedAt(total, problems) } })
    await settled()
    actor.send({ type: 'proposal.accepted' })
    await settled()
    expect(state().value).toBe('proposed')
    expect(done.frozen).toEqual([total])
    actor.send({ type: 'proposal.declined' })
    await settled()
    expect(state().hasTag('editable')).toBe(true)
    expect(state().context.problems).toEqual(problems)
    expect(done.takenBack).toEqual(['order-1'])
  })

  it('with another tax is asked about like another total', async () => {
    const taxed = quotedAt(total)
    const other = { ...taxed, pricing: { ...taxed.pricing, taxes: [{ rate: 20, net: 817, tax: 163, gross: 980 }] } }
    const { submitted, state, done } = checkout({}, { quoted: other })
    await submitted()
    expect(state().value).toBe('proposed')
    expect(done.frozen).toEqual([])
  })

  it('much later than it was shown is asked about once, some minutes later is not', async () => {
    const promised = (minutes: number) => ({ ...quotedAt(total), promise: { at: minutes * 60_000 } })
    const shown = { ...seen, promisedAt: 20 * 60_000 }
    const few = checkout({}, { quoted: promised(25) })
    await settled()
    few.actor.send({ type: 'order.submitted', seen: shown })
    await settled()
    expect(few.done.frozen).toEqual([total])
    const many = checkout({}, { quoted: promised(26) })
    await settled()
    many.actor.send({ type: 'order.submitted', seen: shown })
    await settled()
    expect(many.state().value).toBe('proposed')
    expect(many.done.frozen).toEqual([])
  })

  it('may be edited instead of agreed to', async () => {
    const { actor, submitted, state, done } = checkout({}, { quoted: quotedAt(1040) })
    await submitted()
    expect(state().context.proposal).toMatchObject({ before: total, seen: { totals: { totalGross: 1040 } } })
    actor.send({ type: 'proposal.declined' })
    expect(state().hasTag('editable')).toBe(true)
    expect(done.frozen).toEqual([])
  })

  it('in time is never sent again unasked', async () => {
    const { actor, submitted, outbox, state, done } = checkout()
    await submitted()
    outbox({ state: 'expired' })
    expect(state().value).toBe('expired')
    expect(done.frozen).toEqual([total])
    actor.send({ type: 'order.repeated', seen })
    await settled()
    expect(done.frozen).toEqual([total, total])
    expect(state().context.submission?.uid).toBe('order-2')
  })
})
