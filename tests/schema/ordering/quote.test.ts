import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../schema/base/money.ts'
import type { UploadRef } from '../../../schema/base/uploads.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import type { Catalogue, Wanted } from '../../../schema/ordering/wanted.ts'
import {
  branchOf,
  catalogueOf,
  itemOf,
  menuOf,
  optionOf,
  partOf,
  productOf,
  uploadOf,
  wantedOf,
} from '../../support/business.ts'
import { closed, open } from '../../support/schedules.ts'

const tableAt = (branch: number) => ({ id: 4, identifier: 'fenster', name: 'Fenster', branch })
const at = (local: string) => Date.parse(`${local}+01:00`)
/** A Friday, 12:02 in Vienna: open, and not on a slot. */
const noon = at('2026-11-20T12:02:00')
const night = at('2026-11-20T23:00:00')
const roll = productOf()

interface Case {
  readonly product?: Partial<Product>
  readonly branch?: Partial<Branch>
  readonly catalogue?: Partial<Catalogue>
  readonly item?: Partial<CartItem>
  readonly wanted?: Partial<Wanted>
  readonly now?: number
}

function quoteOf({ product, branch, catalogue, item, wanted, now = noon }: Case) {
  const found = catalogueOf([productOf(product)], { branch: branchOf(branch), ...catalogue })
  return quote(wantedOf([itemOf(1, 20, item)], wanted), found, now)
}
const obstaclesIn = (given: Case) => quoteOf(given).obstacles.map(({ code, field }) => [code, field ?? null])
const morning = { appointment: at('2026-11-21T08:30:00') }

describe('Nothing stands against', () => {
  it.each<[string, Case]>([
    ['an order at noon', {}],
    ['a delivery above the minimum', { wanted: { mode: 'delivery', deliveryArea: 'Zentrum' } }],
    ['eating in', { wanted: { mode: 'dineIn' } }],
    ['a pre-order at night, for when it opens', { now: night }],
    ['an appointment tomorrow', { wanted: morning }],
    ['an appointment at closing time', { wanted: { appointment: at('2026-11-20T18:00:00') } }],
    [
      'breakfast ordered in the evening for the morning',
      { product: { schedule: [open('daily', '06:00–11:00')] }, now: night, wanted: morning },
    ],
    [
      'a request for an offer while closed',
      { branch: { isQuotationRequired: true, isPreorderEnabled: false }, now: night },
    ],
    ['a request for a hidden price', { branch: { isQuotationRequired: true }, product: { isPriceHidden: true } }],
    ['an order on the first orderable day', { branch: { orderableFrom: '2026-11-20' } }],
    [
      'a lead time that is kept',
      { product: { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 20 }, wanted: morning },
    ],
    [
      'a lead time longer than the horizon',
      {
        product: { isLeadTimeEnabled: true, leadTimeType: 'weeks', leadTimeValue: 30 },
        wanted: { appointment: at('2027-06-25T12:00:00') },
      },
    ],
    ['a table of the branch', { wanted: { mode: 'dineIn', table: 'fenster' }, catalogue: { table: () => tableAt(1) } }],
    [
      'a table where it is fetched, because nobody looks',
      { wanted: { table: 'mond' }, catalogue: { table: () => undefined } },
    ],
    ['an organisation that is known', { wanted: { donatee: 3 }, catalogue: { donatee: id => ({ id }) } }],
  ])('%s', (_title, given) => {
    expect(obstaclesIn(given)).toEqual([])
  })
})

describe('What stands against an order is told:', () => {
  const bread = partOf({ options: [optionOf('Semmel')] })
  const lead = { isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 2 } as const
  it.each<[string, Case, string, string | null]>([
    ['the branch is not public', { branch: { isPublic: false } }, 'branchNotPublic', 'branch'],
    ['no orders before a day', { branch: { orderableFrom: '2026-12-01' } }, 'notOrderableYet', null],
    ['closed', { branch: { isPreorderEnabled: false }, now: night }, 'closed', null],
    [
      'closed, even with an appointment',
      { branch: { isPreorderEnabled: false }, now: night, wanted: morning },
      'closed',
      null,
    ],
    [
      'no delivery now',
      {
        branch: {
          isPreorderEnabled: false,
          isDeliveryHoursEnabled: true,
          deliveryHours: [open('daily', '17:00–22:00')],
        },
        wanted: { mode: 'delivery', deliveryArea: 'Zentrum' },
      },
      'deliveryClosed',
      null,
    ],
    ['no takeaway here', { branch: { isTakeawayEnabled: false } }, 'takeawayNotOffered', null],
    [
      'no delivery here',
      { branch: { isDeliveryEnabled: false }, wanted: { mode: 'delivery', deliveryArea: 'Zentrum' } },
      'deliveryNotOffered',
      null,
    ],
    ['no eating in here', { branch: { isDineInEnabled: false }, wanted: { mode: 'dineIn' } }, 'dineInNotOffered', null],
    ['no area chosen', { wanted: { mode: 'delivery' } }, 'deliveryAreaMissing', 'deliveryArea'],
    [
      'an area nobody drives to',
      { wanted: { mode: 'delivery', deliveryArea: 'Mond' } },
      'deliveryAreaUnknown',
      'deliveryArea',
    ],
    [
      'below the minimum',
      { item: { amount: 12 }, wanted: { mode: 'delivery', deliveryArea: 'Zentrum' } },
      'minimumOrder',
      null,
    ],
    [
      'below the minimum without the deposit',
      {
        item: { amount: 12 },
        product: { deposit: { amount: 25, tax: 'none', label: 'Pfand' } },
        wanted: { mode: 'delivery', deliveryArea: 'Zentrum' },
      },
      'minimumOrder',
      null,
    ],
    ['an appointment is needed', { branch: { isAppointmentRequired: true } }, 'appointmentRequired', 'appointmentDate'],
    ['the appointment is past', { wanted: { appointment: noon - 1 } }, 'appointmentPast', 'appointmentDate'],
    [
      'the appointment is outside of the hours',
      { wanted: { appointment: at('2026-11-21T07:55:00') } },
      'appointmentClosed',
      'appointmentDate',
    ],
    [
      'the appointment is too far away',
      { wanted: { appointment: at('2027-06-25T12:00:00') } },
      'appointmentTooFar',
      'appointmentDate',
    ],
    ['the appointment is no time', { wanted: { appointment: Number.NaN } }, 'appointmentInvalid', 'appointmentDate'],
    [
      'the appointment is too early to make it',
      { product: lead, wanted: morning },
      'appointmentTooEarly',
      'appointmentDate',
    ],
    ['it never opens', { branch: { openingHours: [] } }, 'noAppointments', 'appointmentDate'],
    ['the product is gone', { item: { product: 9 } }, 'productGone', 'items.0.product'],
    ['the product is a draft', { product: { isPublic: false } }, 'productGone', 'items.0.product'],
    ['the product is sold out', { product: { isEnabled: false } }, 'productSoldOut', 'items.0.product'],
    ['there is no menu', { catalogue: { menus: [] } }, 'productNotOnMenu', 'items.0.product'],
    [
      'the menu of today does not list it',
      {
        catalogue: {
          menus: [
            menuOf({ catalog: [{ category: 1, products: [1] }] }),
            menuOf({ id: 2, availableFrom: '2026-11-01T00:00:00Z' }),
          ],
        },
      },
      'productNotOnMenu',
      'items.0.product',
    ],
    [
      'only a category that does not exist lists it',
      { catalogue: { menus: [menuOf({ catalog: [{ category: 7, products: [1] }] })] } },
      'productNotOnMenu',
      'items.0.product',
    ],
    [
      'it is not to be had then',
      { product: { schedule: [open('daily', '06:00–11:00')] } },
      'productNotThen',
      'items.0.product',
    ],
    [
      'it is not to be had at the appointment',
      { product: { schedule: [open('daily', '06:00–22:00'), closed('saturday')] }, wanted: morning },
      'productNotThen',
      'items.0.product',
    ],
    ['the price is on request', { product: { isPriceHidden: true } }, 'priceHidden', 'items.0.product'],
    ['the unit does not fit', { item: { unit: 'litre' } }, 'unit', 'items.0.unit'],
    ['too little', { product: { minimumQuantity: 30 } }, 'quantityTooSmall', 'items.0.amount'],
    ['nothing at all', { item: { amount: 0 } }, 'quantityTooSmall', 'items.0.amount'],
    ['no amount', { item: { amount: Number.NaN } }, 'quantityTooSmall', 'items.0.amount'],
    ['too much', { product: { maximumQuantity: 19 } }, 'quantityTooBig', 'items.0.amount'],
    ['between two steps', { product: { minimumQuantity: 1, quantityStepSize: 2 } }, 'quantityStep', 'items.0.amount'],
    [
      'a step left out',
      { product: { type: 'bundle', config: { parts: [bread] } } },
      'partBlank',
      'items.0.parts.bread',
    ],
    [
      'an option that is not there',
      { product: { type: 'bundle', config: { parts: [bread] } }, item: { parts: { bread: 'Brioche' } } },
      'partChoice',
      'items.0.parts.bread',
    ],
    [
      'two pictures for one',
      {
        product: { type: 'bundle', config: { parts: [partOf({ type: 'image' })] } },
        item: { parts: { bread: [uploadOf(1), uploadOf(2)] } },
      },
      'partTooMany',
      'items.0.parts.bread',
    ],
    [
      'more files than a step takes',
      {
        product: { type: 'bundle', config: { parts: [partOf({ type: 'images' })] } },
        item: { parts: { bread: files(11) } },
      },
      'partTooManyFiles',
      'items.0.parts.bread',
    ],
    [
      'no table chosen',
      { branch: { isTableSelectionEnabled: true }, wanted: { mode: 'dineIn' } },
      'tableMissing',
      'table',
    ],
    [
      'a table nobody knows',
      { wanted: { mode: 'dineIn', table: 4 }, catalogue: { table: () => undefined } },
      'tableUnknown',
      'table',
    ],
    [
      'a table of another branch',
      { wanted: { mode: 'dineIn', table: 4 }, catalogue: { table: () => tableAt(2) } },
      'tableUnknown',
      'table',
    ],
    [
      'an organisation nobody knows',
      { wanted: { donatee: 4 }, catalogue: { donatee: () => undefined } },
      'donateeUnknown',
      'donatee',
    ],
  ])('%s', (_title, given, code, field) => {
    expect(obstaclesIn(given)).toEqual([[code, field]])
  })

  it('an empty cart', () => {
    const { obstacles, pricing } = quote(wantedOf([]), catalogueOf([roll]), noon)
    expect(obstacles).toEqual([{ code: 'emptyCart', message: 'Keine Produkte im Warenkorb!', field: 'items' }])
    expect(pricing.totalGross).toBe(0)
  })

  it('in the words of the specification', () => {
    const messageOf = (given: Case) => quoteOf(given).obstacles[0]?.message
    const cheap = { item: { amount: 1 }, wanted: { mode: 'delivery', deliveryArea: 'Zentrum' } } as const
    expect(messageOf(cheap)).toBe(
      `Sie haben den Mindestbestellwert in Höhe von ${formatMoney(1500, 'EUR')} leider noch nicht erreicht.`,
    )
    expect(messageOf({ product: lead, wanted: morning })).toBe(
      'Der ausgewählte Termin ist zu früh. Frühestens möglich ist 22.11.2026 12:05.',
    )
    expect(messageOf({ branch: { orderableFrom: '2026-12-01' } })).toBe('Bestellungen sind ab 01.12.2026 möglich.')
    expect(messageOf({ product: { maximumQuantity: 19 } })).toBe('Von „Semmel“ dürfen es höchstens 19 sein.')
  })
})

const files = (count: number, from = 1) => Array.from({ length: count }, (_, index) => uploadOf(from + index))

it('takes 20 files of all items together, and not one more; the same file in two items is one', () => {
  const album = productOf({ type: 'bundle', config: { parts: [partOf({ step: 'photos', type: 'images' })] } })
  const obstaclesWith = (...lists: UploadRef[][]) => {
    const items = lists.map((photos, index) => itemOf(1, 1, { key: `k${index}`, parts: { photos } }))
    return quote(wantedOf(items), catalogueOf([album]), noon).obstacles.map(({ code }) => code)
  }
  expect(obstaclesWith(files(10), files(10, 11))).toEqual([])
  expect(obstaclesWith(files(10), files(10, 11), files(10))).toEqual([])
  expect(obstaclesWith(files(10), files(10, 11), files(1, 21))).toEqual(['uploadsTooMany'])
})
