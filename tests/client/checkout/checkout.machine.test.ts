import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { checkoutMachine } from '../../../client/checkout/checkout.machine.ts'
import { blankForm, type Draft } from '../../../client/checkout/draft.ts'
import type { CheckoutEvent, DeedNews, Examination } from '../../../client/checkout/way.ts'
import type { OrderReceipt } from '../../../schema/calls.ts'

const draft: Draft = {
  branch: 1,
  items: [{ key: 'a', product: 42, amount: 2, unit: 'amount', parts: {} }],
  mode: 'takeaway',
  deliveryArea: null,
  appointment: null,
  comment: '',
  donatee: null,
  table: null,
  form: blankForm,
}
const receipt: OrderReceipt = { uid: 'order-1', hash: 'geheim', ticketNumber: '042' }
const total = 980
const totalsOf = (totalGross: number) => ({ gross: totalGross, deliveryGross: 0, deposit: 0, taxes: [], totalGross })

function deedWith(changes: Partial<DeedNews> = {}): DeedNews {
  return {
    uid: 'order-1',
    state: 'waiting',
    total,
    validUntil: 600_000,
    tries: 0,
    receipt: null,
    refusal: null,
    ...changes,
  }
}

/** What lies on the device, what a quote says, and everything the checkout did with them. */
function checkout(device: { draft?: Draft | null; deed?: DeedNews | null } = {}, quote: Partial<Examination> = {}) {
  const examination: Examination = { problems: [], totals: totalsOf(total), source: 'server', ...quote }
  const done = {
    frozen: [] as number[],
    saved: [] as Draft[],
    forgotten: [] as string[],
    settled: 0,
    left: [] as OrderReceipt[],
  }
  const net = { storage: true, examination }
  let tell: (event: CheckoutEvent) => void = () => {}
  const machine = checkoutMachine.provide({
    actors: {
      open: fromPromise(async () => ({
        draft: device.draft === undefined ? draft : device.draft,
        deed: device.deed ?? null,
      })),
      examine: fromPromise(async () => net.examination),
      freeze: fromPromise(async ({ input }) => {
        if (!net.storage) throw new Error('disk full')
        done.frozen.push(input.total)
        return { uid: `order-${done.frozen.length}` }
      }),
      follow: fromCallback<CheckoutEvent, { uid: string }>(({ sendBack }) => {
        tell = sendBack
      }),
      settle: fromPromise(async () => {
        done.settled++
      }),
    },
    actions: {
      save: (_, kept) => void done.saved.push(kept),
      forget: (_, uid) => void done.forgotten.push(uid),
      leave: (_, to) => void done.left.push(to),
    },
  })
  const actor = createActor(machine, { input: { branch: 1 }, clock: new SimulatedClock() })
  actor.start()
  return {
    actor,
    done,
    net,
    state: () => actor.getSnapshot(),
    outboxEmptied: () => tell({ type: 'deed.gone' }),
    outbox: (changes: Partial<DeedNews>) => tell({ type: 'deed.changed', deed: deedWith(changes) }),
    async submitted() {
      await settled()
      actor.send({ type: 'order.submitted', total })
      await settled()
    },
  }
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('Checkout', () => {
  it('submits, clears the cart and goes to the status page for the returned uid and hash', async () => {
    const { submitted, outbox, done, state } = checkout()
    await submitted()
    expect(state().hasTag('sending')).toBe(true)
    outbox({ state: 'accepted', receipt })
    await settled()
    expect(done).toMatchObject({ frozen: [total], settled: 1, left: [receipt] })
    expect(state().hasTag('accepted')).toBe(true)
  })

  it('makes one order of a double tap', async () => {
    const { actor, submitted, done } = checkout()
    await settled()
    actor.send({ type: 'order.submitted', total })
    actor.send({ type: 'order.submitted', total })
    await submitted()
    actor.send({ type: 'order.submitted', total })
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
    const { state: now, done, outbox } = checkout({ deed: deedWith({ state }) })
    await settled()
    outbox({ state })
    expect(now().hasTag('sending')).toBe(true)
    outbox({ state: 'accepted', receipt })
    await settled()
    expect(done).toMatchObject({ frozen: [], settled: 1, left: [receipt] })
  })

  it('follows what another page of the device made of the order: the cart is read anew', async () => {
    const device: { draft?: Draft | null } = {}
    const { submitted, outboxEmptied, state } = checkout(device)
    await submitted()
    device.draft = null
    outboxEmptied()
    await settled()
    expect(state().hasTag('empty')).toBe(true)
  })

  it('after acceptance still leads to the status page', async () => {
    const { done } = checkout({ deed: deedWith({ state: 'accepted', receipt }) })
    await settled()
    expect(done.left).toEqual([receipt])
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
    expect(state().hasTag('editable')).toBe(true)
    expect(state().context.problems).toEqual(problems)
    expect(done.forgotten).toEqual(['order-1'])
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
    outbox({ state: 'refused', refusal: { problems, quote: { totals: totalsOf(1040), obstacles: [] } } })
    expect(state().value).toBe('changed')
    expect(state().context.change).toEqual({ before: total, totals: totalsOf(1040), problems })
    actor.send({ type: 'change.accepted' })
    await settled()
    expect(done.frozen).toEqual([total, 1040])
    expect(state().context.deed?.uid).toBe('order-2')
  })

  it('with something sold out goes back to the form: there is nothing to agree to', async () => {
    const { submitted, outbox, state } = checkout()
    await submitted()
    const problems = [{ code: 'soldOut', message: 'Ausverkauft.', field: 'items.0' }]
    outbox({ state: 'refused', refusal: { problems, quote: { totals: totalsOf(0), obstacles: problems } } })
    expect(state().hasTag('editable')).toBe(true)
    expect(state().context.problems).toEqual(problems)
  })

  it('may be edited instead of agreed to', async () => {
    const { actor, submitted, state, done } = checkout({}, { totals: totalsOf(1040) })
    await submitted()
    expect(state().context.change).toMatchObject({ before: total, totals: { totalGross: 1040 } })
    actor.send({ type: 'change.declined' })
    expect(state().hasTag('editable')).toBe(true)
    expect(done.frozen).toEqual([])
  })

  it('in time is never sent again unasked', async () => {
    const { actor, submitted, outbox, state, done } = checkout()
    await submitted()
    outbox({ state: 'expired' })
    expect(state().value).toBe('expired')
    expect(done.frozen).toEqual([total])
    actor.send({ type: 'order.repeated', total })
    await settled()
    expect(done.frozen).toEqual([total, total])
    expect(state().context.deed?.uid).toBe('order-2')
  })
})
