import { expect, test } from 'vitest'
import { blankForm, type OrderDraft } from '../../../../client/ordering/checkout/draft.ts'
import { createDraftSaver, newestCart } from '../../../../client/ordering/checkout/keptDraft.ts'
import type { SavedCart } from '../../../../schema/ordering/cart.ts'

const draftOf = (firstName: string): OrderDraft => ({
  branch: 1,
  items: [],
  mode: 'takeaway',
  deliveryArea: null,
  appointment: null,
  comment: '',
  donatee: null,
  table: null,
  form: { ...blankForm, firstName },
})

/** A device whose database answers when the test lets it, one question after the other. */
function slowDevice() {
  let cart: SavedCart | null = null
  let now = 0
  const words = new Map<string, string>()
  const waiting: (() => void)[] = []
  const turn = <T>(work: () => T) => new Promise<T>(resolve => waiting.push(() => resolve(work())))
  const device: Parameters<typeof newestCart>[1] & Parameters<typeof createDraftSaver>[1] = {
    // Even a program part that is there already comes a turn later.
    carts: () =>
      turn(() => ({
        load: async () => {
          const found = cart
          return turn(() => found)
        },
        save: async saved => turn(() => void (cart = saved)),
      })),
    memo: {
      get: key => words.get(key) ?? null,
      set: (key, value) => void (value === null ? words.delete(key) : words.set(key, value)),
    },
    now: () => ++now,
    after(_ms, work) {
      const pause = setImmediate(work)
      return () => clearImmediate(pause)
    },
    onLeaving: () => () => {},
  }
  return {
    device,
    /** Lets the database answer so often, or until nobody asks any more. */
    async answer(times = 20) {
      for (let turns = 0; turns < times; turns++) {
        await new Promise(setImmediate)
        waiting.shift()?.()
      }
    },
  }
}

test('Whoever comes back while the last words are still being written finds them', async () => {
  const { device, answer } = slowDevice()
  const saver = createDraftSaver(1, device)
  saver.save(draftOf('A'))
  await answer()
  saver.save(draftOf('Ann'))
  saver.leave()
  const back = newestCart(1, device)
  await answer()
  expect((await back)?.contact).toMatchObject({ firstName: 'Ann' })
})

test('Words kept while the first of them is still on its way into the database are the newest', async () => {
  const { device, answer } = slowDevice()
  const saver = createDraftSaver(1, device)
  saver.save(draftOf(''))
  await answer()
  await saver.idle()
  saver.save(draftOf('A'))
  saver.save(draftOf('Ann'))
  saver.leave()
  // Comes back when the first letter is written and the others are not.
  await answer(2)
  const back = newestCart(1, device)
  await answer()
  expect((await back)?.contact).toMatchObject({ firstName: 'Ann' })
})
