import type { OrderDraft } from '../../client/ordering/checkout/draft.ts'
import type { Difference } from '../../client/ordering/checkout/submission.ts'
import type { Body } from '../../schema/base/entity.ts'
import type { ConfigPart } from '../../schema/catalogue/product.ts'
import { branchOf, categoryOf, configOf, menuOf, optionOf, partOf, productOf } from './business.ts'
import type { Hand } from './hand.ts'
import { open } from './schedules.ts'
import { NOON } from './shop.ts'

const HOUR = 3_600_000
const at = (hours: number) => NOON + hours * HOUR

const burger = productOf({
  id: 3,
  name: 'Burger',
  price: 900,
  type: 'configurable',
  config: {
    parts: [
      partOf({ step: 'bread', name: 'Brot', options: [optionOf('Weiß'), optionOf('Dunkel')] }),
      partOf({
        step: 'extras',
        type: 'multiselect',
        name: 'Extras',
        optional: true,
        options: [optionOf('Speck', 'add', 150), optionOf('Käse', 'add', 100)],
      }),
    ],
  },
})

export const documents = [
  document('config', configOf()),
  document(
    'branches',
    branchOf({ id: 1, isPreorderEnabled: true, isTableSelectionEnabled: true, slotMinutes: 15, slotCapacity: 2 }),
  ),
  document('categories', categoryOf({ id: 1 })),
  document('products', productOf({ id: 1, name: 'Semmel', price: 120, deposit: null })),
  document('products', productOf({ id: 2, name: 'Torte', price: 2000 })),
  document('products', burger),
  document('menus', menuOf({ id: 1, branches: [1], catalog: [{ category: 1, products: [1, 2, 3] }] })),
  document('tables', { id: 1, rev: '', identifier: 'terrasse-4', name: 'Terrasse 4', branch: 1, seats: 4 }),
  document('tables', { id: 2, rev: '', identifier: 'stube-1', name: 'Stube 1', branch: 1, seats: 4 }),
  document('donatees', { id: 1, rev: '', identifier: 'tierheim', isPublic: true, name: 'Tierheim', description: '' }),
]

export const rolls = { key: 'a', product: 1, amount: 2, unit: 'amount', parts: {} } as const
export const cake = { key: 'b', product: 2, amount: 1, unit: 'amount', parts: {} } as const
const meal = { key: 'c', product: 3, amount: 1, unit: 'amount', parts: { bread: 'Dunkel', extras: ['Speck'] } } as const

interface Way {
  /** How the business changes while the phone is offline. */
  readonly change: (staff: Hand) => Promise<void>
  readonly draft?: Partial<OrderDraft>
  readonly differences: readonly Partial<Difference>[]
  /** Codes of what only the guest can solve; without any a yes is an order. */
  readonly open?: readonly string[]
  /** What the guest does about it in the form, and the business meanwhile. */
  readonly remedy?: { readonly edit?: Partial<OrderDraft>; readonly change?: (staff: Hand) => Promise<void> }
  /** Cents of the order that is placed in the end. */
  readonly total: number
}

const toCentre = { mode: 'delivery', deliveryArea: 'Zentrum', items: [cake] } as const
const atTable = { mode: 'dineIn', table: 'terrasse-4' } as const
const area = (changes: object) => ({ area: 'Zentrum', price: 390, tax: 'drink', free: false, ...changes })

export const ways: Record<string, Way> = {
  'the price of a line': {
    change: staff => staff.put('products', 1, { price: 150 }),
    differences: [{ kind: 'price', name: 'Semmel', before: 240, now: 300 }],
    total: 300,
  },
  'the price of one line of two': {
    draft: { items: [rolls, cake] },
    change: staff => staff.put('products', 2, { price: 2100 }),
    differences: [{ kind: 'price', name: 'Torte', before: 2000, now: 2100 }],
    total: 2340,
  },
  'the price of an option': {
    draft: { items: [meal] },
    change: staff => withParts(staff, ({ extras }) => void (extras.options[0]!.value = 200)),
    differences: [{ kind: 'price', name: 'Burger', before: 1050, now: 1100 }],
    total: 1100,
  },
  'the tax of a line': {
    change: staff => staff.put('products', 1, { tax: 'drink' }),
    differences: [{ kind: 'tax', name: 'Semmel', before: 10, now: 20 }],
    total: 240,
  },
  'the deposit': {
    change: staff => staff.put('products', 1, { deposit: { amount: 25, tax: 'none', label: 'Pfand' } }),
    differences: [{ kind: 'deposit', before: 0, now: 50 }],
    total: 290,
  },
  'the price of delivery': {
    draft: toCentre,
    change: staff => staff.put('branches', 1, { deliveryAreas: [area({ price: 490 })] }),
    differences: [{ kind: 'delivery', before: 390, now: 490 }],
    total: 2490,
  },
  'a product that is sold out': {
    draft: { items: [rolls, cake] },
    change: staff => staff.put('products', 1, { isEnabled: false }),
    differences: [{ kind: 'gone', name: 'Semmel', reason: '„Semmel“ ist derzeit nicht verfügbar.' }],
    total: 2000,
  },
  'a product sold out by a switch at the counter': {
    draft: { items: [rolls, cake] },
    change: staff =>
      staff.post('switches', { kind: 'soldOut', branch: 1, product: 1, modes: [], reason: '', endsAt: iso(3) }),
    differences: [{ kind: 'gone', name: 'Semmel' }],
    total: 2000,
  },
  'a product that is gone': {
    draft: { items: [rolls, cake] },
    change: staff => staff.put('products', 1, { isPublic: false }),
    differences: [{ kind: 'gone', name: 'Semmel', reason: 'Dieses Produkt gibt es nicht mehr.' }],
    total: 2000,
  },
  'a product that is not on the menu': {
    draft: { items: [rolls, cake] },
    change: staff => staff.put('menus', 1, { catalog: [{ category: 1, products: [2, 3] }] }),
    differences: [{ kind: 'gone', name: 'Semmel', reason: '„Semmel“ steht derzeit nicht auf der Speisekarte.' }],
    total: 2000,
  },
  'everything that was in the cart': {
    change: staff => staff.put('products', 1, { isEnabled: false }),
    differences: [{ kind: 'gone', name: 'Semmel' }],
    open: ['emptyCart'],
    remedy: { edit: { items: [cake] } },
    total: 2000,
  },
  'the smallest amount': {
    change: staff => staff.put('products', 1, { minimumQuantity: 4, quantityStepSize: 2 }),
    differences: [{ kind: 'amount', name: 'Semmel', before: '2', now: '4' }],
    total: 480,
  },
  'the largest amount': {
    change: staff => staff.put('products', 1, { maximumQuantity: 1 }),
    differences: [{ kind: 'amount', name: 'Semmel', before: '2', now: '1' }],
    total: 120,
  },
  'the steps of the amount': {
    draft: { items: [{ ...rolls, amount: 3 }] },
    change: staff => staff.put('products', 1, { minimumQuantity: 2, quantityStepSize: 2 }),
    differences: [{ kind: 'amount', name: 'Semmel', before: '3', now: '4' }],
    total: 480,
  },
  'the unit': {
    draft: { items: [rolls, cake] },
    change: staff => staff.put('products', 1, { unit: 'kilogram' }),
    differences: [{ kind: 'gone', name: 'Semmel' }],
    total: 2000,
  },
  'an option that may be left out': {
    draft: { items: [meal] },
    change: staff => withParts(staff, ({ extras }) => void extras.options.shift()),
    differences: [{ kind: 'parts', name: 'Burger', gone: ['Speck'] }],
    total: 900,
  },
  'an option that has to be chosen anew': {
    draft: { items: [meal, cake] },
    change: staff => withParts(staff, ({ bread }) => void bread.options.pop()),
    differences: [
      { kind: 'gone', name: 'Burger', reason: 'Bitte wählen Sie bei „Brot“ eine der angebotenen Möglichkeiten.' },
    ],
    total: 2000,
  },
  'the opening hours: closed': {
    change: staff =>
      staff.put('branches', 1, { isPreorderEnabled: false, openingHours: [open('daily', '14:00–18:00')] }),
    differences: [],
    open: ['closed'],
    remedy: { change: staff => staff.put('branches', 1, { openingHours: [open('daily', '08:00–18:00')] }) },
    total: 240,
  },
  'the opening hours: open again later': {
    change: staff => staff.put('branches', 1, { openingHours: [open('daily', '14:00–18:00')] }),
    differences: [{ kind: 'promise', now: at(2) }],
    total: 240,
  },
  'the opening hours at the appointment': {
    draft: { appointment: at(2) },
    change: staff =>
      staff.put('branches', 1, { openingHours: [open('daily', '08:00–13:00'), open('daily', '16:00–18:00')] }),
    differences: [{ kind: 'time', before: at(2), now: at(4) }],
    total: 240,
  },
  'the last free place in the slot': {
    draft: { appointment: at(2) },
    change: async staff => {
      await staff.order(at(2))
      await staff.order(at(2))
    },
    differences: [{ kind: 'time', before: at(2), now: at(2.25) }],
    total: 240,
  },
  'an appointment that has passed': {
    draft: { appointment: at(1 / 12) },
    change: async staff => staff.pass(6 * 60_000),
    differences: [{ kind: 'time', before: at(1 / 12), now: at(1 / 6) }],
    total: 240,
  },
  'the lead time': {
    draft: { appointment: at(1) },
    change: staff => staff.put('products', 1, { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 }),
    differences: [{ kind: 'time', before: at(1), now: at(3) }],
    total: 240,
  },
  'a pause at the counter': {
    change: staff => staff.post('switches', { kind: 'paused', branch: 1, modes: [], reason: 'Ofen', endsAt: iso(1) }),
    differences: [{ kind: 'time', before: null, now: at(1) }],
    total: 240,
  },
  'delivery that is no longer offered': {
    draft: toCentre,
    change: staff => staff.put('branches', 1, { isDeliveryEnabled: false }),
    differences: [],
    open: ['deliveryNotOffered'],
    remedy: { edit: { mode: 'takeaway' } },
    total: 2000,
  },
  'the delivery area': {
    draft: toCentre,
    change: staff => staff.put('branches', 1, { deliveryAreas: [area({ area: 'Umland', price: 500 })] }),
    differences: [{ kind: 'delivery', before: 390, now: 0 }],
    open: ['deliveryAreaUnknown'],
    remedy: { edit: { deliveryArea: 'Umland' } },
    total: 2500,
  },
  'the minimum order value': {
    draft: toCentre,
    change: staff => staff.put('branches', 1, { deliveryAreas: [area({ minimumOrderValue: 2500 })] }),
    differences: [],
    open: ['minimumOrder'],
    remedy: { edit: { items: [{ ...cake, amount: 2 }] } },
    total: 4390,
  },
  'the table': {
    draft: atTable,
    change: staff => staff.remove('tables', 1),
    differences: [],
    open: ['tableUnknown'],
    remedy: { edit: { table: 'stube-1' } },
    total: 240,
  },
  'the organisation of the donation': {
    draft: { donatee: 1 },
    change: staff => staff.remove('donatees', 1),
    differences: [{ kind: 'dropped', reason: 'Diese Organisation steht nicht mehr zur Auswahl.' }],
    total: 240,
  },
  'several things at once': {
    draft: { items: [rolls, cake, meal] },
    change: async staff => {
      await staff.put('products', 1, { isEnabled: false })
      await staff.put('products', 2, { price: 2200 })
    },
    differences: [
      { kind: 'gone', name: 'Semmel' },
      { kind: 'price', name: 'Torte', before: 2000, now: 2200 },
    ],
    total: 3250,
  },
}

/** Changes the burger's configuration. */
function withParts(staff: Hand, change: (parts: { bread: ConfigPart; extras: ConfigPart }) => void): Promise<void> {
  const { config } = structuredClone(burger)
  const [bread, extras] = config.parts as [ConfigPart, ConfigPart]
  change({ bread, extras })
  return staff.put('products', burger.id, { config })
}

function document(type: string, { id, rev: _rev, ...body }: { id: number; rev: string; [field: string]: unknown }) {
  return { type, id, body: body as Body }
}

const iso = (hours: number): string => new Date(at(hours)).toISOString()
