import type { OrderCall } from '../../schema/ordering/requests.ts'
import type { SeedDocument } from '../../server/base/seed.ts'
import { branchOf, categoryOf, configOf, menuOf, productOf } from './business.ts'
import { open } from './schedules.ts'

/**
 * A business that never closes, because a server in a process of its own lives by the real clock: crash runs and
 * benchmarks must not depend on the hour. Every branch offers every product in one menu.
 */
export function allHoursBusiness({ branches = 3, products = 40 } = {}): SeedDocument[] {
  const branchIds = numbers(branches)
  const productIds = numbers(products)
  const around = [open('daily', '00:00–24:00')]
  // A group of a menu holds so many; what is beyond it replicates all the same.
  const menu = { branches: branchIds, catalog: [{ category: 1, products: productIds.slice(0, 2000) }] }
  return [
    seedOf('config', configOf({ shopName: 'Tag und Nacht' })),
    ...branchIds.map(id =>
      seedOf('branches', branchOf({ id, identifier: `haus-${id}`, name: `Haus ${id}`, openingHours: around })),
    ),
    seedOf('categories', categoryOf()),
    ...productIds.map(id => seedOf('products', productOf({ id, ...assortment(id) }))),
    seedOf('menus', menuOf(menu)),
  ]
}

/** A takeaway order of `lines` products at this business; `number` decides which, so that it can be made again. */
export function allHoursOrder(uid: string, number: number, { branches = 3, products = 40, lines = 2 } = {}): OrderLike {
  const items = numbers(lines).map(line => ({
    product: ((number * 7 + line * 3) % products) + 1,
    amount: ((number + line) % 4) + 1,
  }))
  return {
    uid,
    branch: (number % branches) + 1,
    items,
    expectedTotal: items.reduce((sum, { product, amount }) => sum + priceOf(product) * amount, 0),
    firstName: 'Erika',
    lastName: `Muster ${number}`,
    phone: '+436641234567',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  }
}

/** What a client sends: fields with a default may be missing. */
export type OrderLike = Partial<OrderCall> &
  Pick<OrderCall, 'uid' | 'branch' | 'expectedTotal' | 'paymentMethod'> & {
    items: readonly { product: number; amount: number }[]
  }

/** Cents. */
const priceOf = (id: number): number => 90 + ((id * 37) % 800)

const assortment = (id: number) => ({
  uid: `A-${String(id).padStart(5, '0')}`,
  name: `${kinds[id % kinds.length]} Nr. ${id}`,
  description: words(id),
  price: priceOf(id),
  tax: id % 3 === 0 ? 'drink' : 'food',
})

const kinds = [
  'Kornspitz',
  'Mohnflesserl',
  'Topfengolatsche',
  'Käsebrezel',
  'Verlängerter',
  'Nussschnecke',
  'Laugenstange',
]
const vocabulary =
  `ofenfrisch knusprig saftig mit von aus Roggen Dinkel Weizen Butter Zimt Mohn Nuss Honig Kürbis Sauerteig
  regional gebacken gefüllt zart kräftig würzig süß herzhaft Rezept Großmutter täglich früh morgens unser beliebt`.split(
    /\s+/,
  )

/** About 300 characters that differ from product to product, as descriptions do. */
function words(seed: number): string {
  let state = seed * 2_654_435_761
  const picked = Array.from({ length: 40 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return vocabulary[state % vocabulary.length]
  })
  return `${picked.join(' ')}.`
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

function seedOf(type: string, { id, rev: _rev, ...body }: { id: number; rev: string }): SeedDocument {
  return { type, id, body }
}
