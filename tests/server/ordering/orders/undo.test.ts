import { describe, expect, test } from 'vitest'
import { HELD_MS, undoable } from '../../../../schema/ordering/undo.ts'
import { createBackground } from '../../../../server/background.ts'
import { order, pair } from '../../../support/boards.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

/** A board of branch 1 and what it does with an order. */
async function board(shop: Shop) {
  const { headers } = await pair(shop, 'kitchen', 1)
  const post = async (id: number, path: string, body: object = {}) => {
    const answer = await shop.request(`/api/orders/${id}/${path}`, json('POST', body, headers))
    return { status: answer.status, ...(await answer.json()) }
  }
  return {
    step: (id: number, action: string) => post(id, `status/${action}`),
    undo: (id: number, action: string) => post(id, 'undo', { action }),
    recall: (id: number) => post(id, 'recall'),
  }
}
const stored = (shop: Shop, id: number) => shop.storage.read.orders.byId(id)
const mailsOf = async (shop: Shop, id: number) =>
  (await shop.storage.read.jobs.ofOrder(id)).filter(({ kind }) => kind === 'mail').map(({ dedupeKey }) => dedupeKey)

const before = { confirm: [], 'in-delivery': ['confirm'], completed: ['confirm', 'in-delivery'] } as const
const back = { confirm: 'new', 'in-delivery': 'confirmed', completed: 'in-delivery' } as const

describe('A step that is taken back', () => {
  test.each(undoable)('%s: the order is where it was, and can go on from there', async action => {
    const shop = await openWalk()
    const { step, undo } = await board(shop)
    const { id } = await order(shop)
    for (const each of before[action]) await step(id, each)
    const was = await stored(shop, id)
    await step(id, action)
    expect((await undo(id, action)).status).toBe(200)
    const { rev: _rev, updatedAt: _at, ...now } = (await stored(shop, id))!
    expect(was).toMatchObject(now)
    expect(now.status).toBe(back[action])
    // The same again changes nothing, and the step can be taken anew.
    expect((await undo(id, action)).status).toBe(200)
    expect((await step(id, action)).status).toBe(200)
  })

  test('is never told to the guest, and the one that stands is told once', async () => {
    const shop = await openWalk()
    const { step, undo } = await board(shop)
    const { id } = await order(shop)
    await step(id, 'confirm')
    await undo(id, 'confirm')
    expect(await mailsOf(shop, id)).not.toContain(`mail:order:${id}:confirm`)
    await step(id, 'confirm')
    const background = createBackground(shop.deps, () => 0)
    await background.tick()
    const told = async () => (await shop.storage.read.jobs.byKey(`mail:order:${id}:confirm`))?.state
    expect(await told()).toBe('waiting')
    shop.clock.advance(HELD_MS)
    await background.tick()
    expect(await told()).toBe('done')
    expect(await undo(id, 'confirm')).toMatchObject({ status: 409, errors: [{ code: 'undoTold' }] })
    expect((await stored(shop, id))?.status).toBe('confirmed')
  })

  test('an order that was handed over stays on the boards and is to be paid again', async () => {
    const shop = await openWalk()
    const { step, undo } = await board(shop)
    const { id } = await order(shop)
    await step(id, 'confirm')
    await step(id, 'completed')
    expect((await stored(shop, id))?.paymentState).toBe('paid')
    await undo(id, 'completed')
    expect(await stored(shop, id)).toMatchObject({ status: 'confirmed', paymentState: 'open' })
    shop.clock.advance(3 * 3_600_000)
    await createBackground(shop.deps, () => 0).tick()
    expect((await shop.storage.read.documents.entry('branch-1', 'orders', id))?.deleted).toBe(0)
  })
})

describe('A step is not taken back', () => {
  test('after its time, after another one, or where nothing was done', async () => {
    const shop = await openWalk()
    const { step, undo } = await board(shop)
    const [late, further, untouched] = [await order(shop), await order(shop), await order(shop)]
    const refused = { status: 409, errors: [{ code: 'undoTooLate' }] }
    await step(further.id, 'confirm')
    await step(further.id, 'in-delivery')
    expect(await undo(further.id, 'confirm')).toMatchObject(refused)
    expect(await undo(untouched.id, 'confirm')).toMatchObject(refused)
    await step(late.id, 'completed')
    await step(late.id, 'confirm')
    shop.clock.advance(HELD_MS + 1)
    expect(await undo(late.id, 'confirm')).toMatchObject(refused)
    expect((await undo(late.id, 'reject')).status).toBe(422)
  })

  test('by a kiosk, a board of another branch or a guest', async () => {
    const shop = await openWalk()
    const { step } = await board(shop)
    const { id } = await order(shop)
    await step(id, 'confirm')
    const asked = async (headers: Record<string, string>) =>
      (await shop.request(`/api/orders/${id}/undo`, json('POST', { action: 'confirm' }, headers))).status
    expect(await asked((await pair(shop, 'kiosk', 1)).headers)).toBe(403)
    expect(await asked((await pair(shop, 'kitchen', 2)).headers)).toBe(403)
    expect(await asked({})).toBe(401)
    expect((await stored(shop, id))?.status).toBe('confirmed')
  })
})

test('Whoever takes a ready order back at once has told nobody that it was ready', async () => {
  const shop = await openWalk()
  const { step, recall } = await board(shop)
  const { id } = await order(shop)
  await step(id, 'confirm')
  await step(id, 'in-delivery')
  await recall(id)
  expect(await mailsOf(shop, id)).not.toContain(`mail:order:${id}:in-delivery`)
  expect((await step(id, 'in-delivery')).status).toBe(200)
  expect(await mailsOf(shop, id)).toContain(`mail:order:${id}:in-delivery`)
})
