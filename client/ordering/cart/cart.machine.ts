import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { type Bounds, snapQuantity } from '../../../schema/catalogue/bounds.ts'
import { withoutDust } from '../../../schema/catalogue/quantity.ts'
import { type Cart, type SavedCart, withItem } from '../../../schema/ordering/cart.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'

type CartChoices = Pick<Cart, 'mode' | 'deliveryArea' | 'appointment' | 'comment' | 'donatee' | 'table'>

export type CartEvent =
  /** With `bounds` what it makes together with a line that is there can be ordered. */
  | { type: 'item.added'; item: Omit<CartItem, 'key'>; bounds?: Bounds }
  /** One step up or down; below the minimum the line goes. */
  | { type: 'item.stepped'; key: string; direction: 1 | -1; bounds: Bounds }
  | { type: 'item.changed'; key: string; amount: number }
  /** Another configuration, unit or amount for a line; it keeps its place. */
  | { type: 'item.replaced'; key: string; item: Omit<CartItem, 'key'>; bounds?: Bounds }
  | { type: 'item.removed'; key: string }
  /** Takes the last removal back. */
  | { type: 'removal.undone' }
  | { type: 'choice.made'; choice: Partial<CartChoices> }
  /** The guest came with the code of a table of this branch: they sit there, unless they have chosen otherwise since. */
  | { type: 'table.scanned'; table: string }
  | { type: 'cart.cleared' }
  /** Another page of this device, or the checkout, saved or cleared the cart. */
  | { type: 'cart.kept'; kept: SavedCart | null }

interface Context {
  readonly cart: Cart
  /** Choices made here before the kept cart was read: they win over it. */
  readonly chosen: Partial<CartChoices>
  readonly scanned: string | null
  /** Counts the changes; the cart is on the device when `keptVersion` is equal. */
  readonly version: number
  readonly keptVersion: number
  /** `updatedAt` of what the device has, as far as this machine knows; null while it has nothing. */
  readonly keptAt: number | null
  readonly removed: { readonly item: CartItem; readonly index: number } | null
}

/**
 * The cart of one branch. It takes changes from the first moment on: what is
 * added before the kept cart was read is merged into it. Every change is saved on the device, one save at a time.
 * Tags: `restoring`, `unsaved` (a change is not on the device yet), `failing` (the device does not take it).
 */
export const cartMachine = setup({
  types: typed<{
    context: Context
    input: { branch: number; mode: Mode }
    events: CartEvent
    tags: 'restoring' | 'unsaved' | 'failing'
  }>(),
  actors: {
    restore: fromPromise<SavedCart | null, { branch: number; mode: Mode }>(notProvided),
    /** Answers with the `updatedAt` it saved. */
    save: fromPromise<number, { cart: Cart }>(notProvided),
    /** Sends `cart.kept` whenever the cart of the branch is saved or cleared, by whomever. */
    watch: fromCallback<CartEvent, { branch: number }>(() => {}),
  },
  delays: { retry: 5000 },
  actions: {
    change: assign(({ context }, changes: Partial<Cart>) => ({
      cart: { ...context.cart, ...changes },
      version: context.version + 1,
      removed: null,
    })),
    remove: assign(({ context: { cart, version } }, key: string) => ({
      cart: { ...cart, items: cart.items.filter(item => item.key !== key) },
      version: version + 1,
      removed: placeOf(cart.items, key),
    })),
  },
  guards: {
    isChanged: ({ context }) => context.version !== context.keptVersion,
    /** The last word about the cart came from elsewhere: not from here, and not older than what is known. */
    isNews: ({ context }, kept: SavedCart | null) =>
      context.version === context.keptVersion &&
      (kept === null ? context.keptAt !== null : kept.updatedAt > (context.keptAt ?? 0)),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cart: emptyCart(input.branch, input.mode),
    chosen: {},
    scanned: null,
    version: 0,
    keptVersion: 0,
    keptAt: null,
    removed: null,
  }),
  on: {
    'item.added': {
      actions: {
        type: 'change',
        params: ({ context: { cart }, event }) => ({ items: withItem(cart.items, keyed(event.item), event.bounds) }),
      },
    },
    'item.changed': {
      actions: {
        type: 'change',
        params: ({ context: { cart }, event }) => ({ items: withAmount(cart.items, event.key, event.amount) }),
      },
    },
    'item.replaced': {
      actions: {
        type: 'change',
        params: ({ context: { cart }, event }) => ({
          items: withReplaced(cart.items, event.key, keyed(event.item), event.bounds),
        }),
      },
    },
    'item.stepped': [
      {
        guard: ({ context, event }) => amountAfter(context.cart, event) === 0,
        actions: { type: 'remove', params: ({ event }) => event.key },
      },
      {
        actions: {
          type: 'change',
          params: ({ context: { cart }, event }) => ({
            items: withAmount(cart.items, event.key, amountAfter(cart, event)),
          }),
        },
      },
    ],
    'item.removed': { actions: { type: 'remove', params: ({ event }) => event.key } },
    'removal.undone': {
      guard: ({ context }) => context.removed !== null,
      actions: {
        type: 'change',
        params: ({ context: { cart, removed } }) => ({
          items: removed ? withItem(cart.items, removed.item, undefined, removed.index) : cart.items,
        }),
      },
    },
    'choice.made': {
      actions: [
        assign({ chosen: ({ context, event }) => ({ ...context.chosen, ...event.choice }) }),
        { type: 'change', params: ({ event }) => event.choice },
      ],
    },
    'table.scanned': {
      guard: ({ context, event }) => context.cart.table !== event.table,
      actions: [
        assign({ scanned: ({ event }) => event.table }),
        { type: 'change', params: ({ event }) => seatedAt(event.table) },
      ],
    },
    'cart.cleared': {
      actions: { type: 'change', params: ({ context: { cart } }) => emptyCart(cart.branch, cart.mode) },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      tags: ['restoring', 'unsaved'],
      invoke: {
        src: 'restore',
        input: ({ context: { cart } }) => ({ branch: cart.branch, mode: cart.mode }),
        onDone: { target: 'ready', actions: assign(({ context, event }) => restored(context, event.output)) },
        // A device that keeps nothing has a cart as long as the page is open; saving tells whether it is so.
        onError: 'ready',
      },
    },
    ready: {
      invoke: { src: 'watch', input: ({ context }) => ({ branch: context.cart.branch }) },
      initial: 'kept',
      states: {
        kept: {
          always: { guard: 'isChanged', target: 'saving' },
          on: {
            'cart.kept': [
              {
                guard: { type: 'isNews', params: ({ event }) => event.kept },
                actions: assign(({ context, event }) => taken(context, event.kept)),
              },
            ],
          },
        },
        saving: {
          tags: 'unsaved',
          // Set when saving begins: what is changed meanwhile counts as unsaved again.
          entry: assign({ keptVersion: ({ context }) => context.version }),
          invoke: {
            src: 'save',
            input: ({ context }) => ({ cart: context.cart }),
            onDone: { target: 'kept', actions: assign({ keptAt: ({ event }) => event.output }) },
            onError: { target: 'failing', actions: assign({ keptVersion: -1 }) },
          },
        },
        failing: { tags: ['unsaved', 'failing'], after: { retry: 'saving' } },
      },
    },
  },
})

/** A cart with nothing in it. */
export function emptyCart(branch: number, mode: Mode): Cart {
  return {
    branch,
    items: [],
    mode,
    deliveryArea: null,
    appointment: null,
    comment: '',
    donatee: null,
    table: null,
  }
}

/** What makes two lines the same thing: added twice, it is one line with both amounts. */
export function keyOf({ product, unit, parts, wish }: Omit<CartItem, 'key' | 'amount'>): string {
  const chosen = Object.entries(parts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([step, value]) => `${step}=${JSON.stringify(value)}`)
  return [product, unit, ...chosen, ...(wish ? [`„${wish}“`] : [])].join('|')
}

const keyed = (item: Omit<CartItem, 'key'>): CartItem => ({ ...item, key: keyOf(item) })

/** The amount after one step; 0 where the line goes. A maximum off the steps has the step below it as its neighbour. */
function amountAfter(cart: Cart, { key, direction, bounds }: Extract<CartEvent, { type: 'item.stepped' }>): number {
  const amount = cart.items.find(item => item.key === key)?.amount ?? 0
  if (direction < 0 && amount <= bounds.minimum) return 0
  const steps = withoutDust((amount - bounds.minimum) / bounds.step)
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return snapQuantity(bounds.minimum + next * bounds.step, bounds)
}

function withAmount(items: readonly CartItem[], key: string, amount: number): readonly CartItem[] {
  return items.map(item => (item.key === key ? { ...item, amount } : item)).filter(item => item.amount > 0)
}

function withReplaced(items: readonly CartItem[], key: string, next: CartItem, bounds?: Bounds): readonly CartItem[] {
  const index = items.findIndex(item => item.key === key)
  const others = items.filter(item => item.key !== key)
  return withItem(others, next, bounds, index < 0 ? others.length : index)
}

function placeOf(items: readonly CartItem[], key: string): Context['removed'] {
  const index = items.findIndex(item => item.key === key)
  const item = items[index]
  return item ? { item, index } : null
}

const seatedAt = (table: string) => ({ mode: 'dineIn', table }) as const

/** Kept lines first, then what was added meanwhile. A table that was scanned before says nothing new. */
function restored({ cart: { items: added }, chosen, scanned }: Context, kept: SavedCart | null): Partial<Context> {
  if (!kept) return {}
  const { updatedAt, ...cart } = kept
  const items = added.reduce<readonly CartItem[]>((all, item) => withItem(all, item), cart.items)
  const seat = scanned !== null && scanned !== cart.table ? seatedAt(scanned) : {}
  return { cart: { ...cart, ...seat, ...chosen, items }, keptAt: updatedAt }
}

function taken(context: Context, kept: SavedCart | null): Partial<Context> {
  if (!kept) return { cart: emptyCart(context.cart.branch, context.cart.mode), keptAt: null, removed: null }
  const { updatedAt, ...cart } = kept
  return { cart, keptAt: updatedAt, removed: null }
}

async function notProvided(): Promise<never> {
  throw new Error('The surface provides this actor.')
}
