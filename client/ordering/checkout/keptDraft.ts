import { fieldOf, parsed } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { SavedCart } from '../../../schema/ordering/cart.ts'
import type { Carts } from '../../data/shop/carts.ts'
import { memo } from '../../device/storage/memo.ts'
import { browserDevice, type CheckoutDevice } from './browserDevice.ts'
import { formFrom, type OrderDraft } from './draft.ts'
import { createSaver, type Saver } from './saver.ts'

/** Where a draft is kept: in the cart of its branch, and its last words where nothing has to be waited for. */
type Keeping = Pick<CheckoutDevice, 'memo'> & { carts(): Promise<Pick<Carts, 'load' | 'save'>> }

export type DraftSaver = Saver<OrderDraft>

/**
 * Writes drafts into the cart of their branch: when the typing pauses, and at once when the page is about to go. A draft has
 * the time at which it was typed: however long its writing takes, it is no newer than the words kept after it.
 */
export function createDraftSaver(
  branch: number,
  device: Keeping & Pick<CheckoutDevice, 'now' | 'after' | 'onLeaving'> = browserDevice,
): DraftSaver {
  const { carts, now, memo, after, onLeaving } = device
  const saver = createSaver<SavedCart>({
    write: async cart => (await carts()).save(cart),
    keep: cart => memo.set(keptKey(branch), cart && JSON.stringify(cart)),
    after,
    onLeaving,
  })
  return { ...saver, save: draft => saver.save(savedOf(draft, now())) }
}

const keptKey = (branch: number): string => `checkout-${branch}`

/** The cart of the branch with the last words of a page that had to go before they were written. */
export async function newestCart(branch: number, { carts, memo }: Keeping): Promise<SavedCart | null> {
  const { load, save } = await carts()
  // Read first: whoever is still writing those words takes them away when the cart has them.
  const text = memo.get(keptKey(branch))
  const cart = await load(branch)
  if (text === null) return cart
  const last = parsed(text)
  const newer = cart && isCartOf(branch, last) && last.updatedAt >= cart.updatedAt ? last : null
  if (newer) await save(newer)
  memo.set(keptKey(branch), null)
  return newer ?? cart
}

/** The last words for the cart of a branch go with whoever typed them. */
export const forgetWords = (branch: number): void => memo.set(keptKey(branch), null)

const isCartOf = (branch: number, value: unknown): value is SavedCart =>
  fieldOf(value, 'branch') === branch &&
  Array.isArray(fieldOf(value, 'items')) &&
  typeof fieldOf(value, 'updatedAt') === 'number'

/** The draft as the cart of its branch keeps it; `updatedAt` is epoch ms. */
export function savedOf({ form, knownSince, agreed, ...wanted }: OrderDraft, updatedAt: number): SavedCart {
  return { ...wanted, contact: { ...form, knownSince, agreed }, updatedAt }
}

export function draftOf({ contact, updatedAt: _at, order: _order, ...wanted }: SavedCart): OrderDraft {
  const [knownSince, agreed] = [fieldOf(contact, 'knownSince'), fieldOf(contact, 'agreed')]
  return {
    ...wanted,
    form: formFrom(contact),
    ...(typeof knownSince === 'number' && { knownSince }),
    ...(isObject(agreed) && {
      agreed: Object.fromEntries(Object.entries(agreed).map(([name, version]) => [name, String(version)])),
    }),
  }
}
