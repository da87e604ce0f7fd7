import { describe, expect, test } from 'vitest'
import { createKeptAnswers, KEPT_AT_MOST, KEPT_FOR_MS } from '../../../../client/data/office/keptAnswers.ts'
import { device } from '../../../support/device.ts'
import { openWalk } from '../../../support/walk.ts'

const orders = [{ id: 1, ticketNumber: '17' }]

describe('What the server last said', () => {
  test('is there after the page was closed, with its time, and for its own person alone', async () => {
    const { world } = device(await openWalk())
    const first = createKeptAnswers(world, 1)
    const answer = { address: '/orders/current', at: world.now(), data: orders }
    await first.keep(answer.address, answer.data)
    await first.close()
    const [next, other] = [createKeptAnswers(world, 1), createKeptAnswers(world, 2)]
    expect(await next.read('/orders/current')).toEqual(answer)
    expect(await next.read('/orders/held')).toBeNull()
    expect(await other.read('/orders/current')).toBeNull()
    await next.drop('/orders/current')
    expect(await next.read('/orders/current')).toBeNull()
    await Promise.all([next.close(), other.close()])
  })

  test('is not told after a day, and there are no more than can be looked at', async () => {
    const { world, pass } = device(await openWalk())
    const first = createKeptAnswers(world, 1)
    const name = (index: number) => `/orders/${index}`
    for (let index = 0; index <= KEPT_AT_MOST; index++) {
      await first.keep(name(index), orders)
      pass(1)
    }
    await first.close()
    const next = createKeptAnswers(world, 1)
    expect(await next.read(name(0)), 'the oldest makes room').toBeNull()
    expect(await next.read(name(1))).not.toBeNull()
    pass(KEPT_FOR_MS + KEPT_AT_MOST + 1)
    expect(await next.read(name(KEPT_AT_MOST))).toBeNull()
    // Also from the disk, in a page that stays open.
    pass(-KEPT_FOR_MS)
    expect(await next.read(name(KEPT_AT_MOST))).toBeNull()
    await next.close()
  })

  test('is gone with the sign-out', async () => {
    const { world } = device(await openWalk())
    const answers = createKeptAnswers(world, 1)
    await answers.keep('/orders/current', orders)
    await answers.wipe()
    await expect(answers.read('/orders/current')).rejects.toThrow()
    const next = createKeptAnswers(world, 1)
    expect(await next.read('/orders/current')).toBeNull()
    await next.close()
  })
})
