import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asOffered,
  blankForm,
  type CheckoutFields,
  formFrom,
  goesToArea,
  inItsArea,
  type OrderDraft,
  orderCallOf,
  quoteCallOf,
  touchedFields,
  withPostcode,
} from '../../../../client/ordering/checkout/draft.ts'
import { orderCall, quoteCall } from '../../../../schema/ordering/requests.ts'
import { branchOf, configOf } from '../../../support/business.ts'

const draft: OrderDraft = {
  branch: 1,
  items: [
    { key: 'a', product: 42, amount: 1.5, unit: 'kilogram', parts: { brot: 'Vollkorn', extras: ['Senf'], text: null } },
  ],
  mode: 'delivery',
  deliveryArea: 'Innenstadt',
  appointment: Date.parse('2026-11-20T17:30:00Z'),
  comment: 'ohne Zwiebel',
  donatee: 3,
  table: 'terrasse-4',
  form: { ...blankForm, firstName: 'Anna', phone: '0043 664 1234567' },
}
const seal = {
  uid: '0b0f7b0e-7f3c-4a43-9d52-0a6c1c0a6a11',
  expectedTotal: 980,
  expectedTaxes: [{ rate: 10, tax: 89 }],
  expectedBy: Date.parse('2026-11-20T12:20:00Z'),
  catalogueSeq: '184.e3x',
  branch: { country: 'DE' },
  now: Date.parse('2026-11-20T12:00:00Z'),
  paymentMethod: 'cash',
} as const

describe('The area says the postcode', () => {
  const area = (name: string, ...postcodes: string[]) => ({ area: name, price: 0, tax: 'food', free: true, postcodes })
  const areas = [
    area('Neubau', '1070'),
    area('Döbling', '1190'),
    area('Mitte', '1010-1090'),
    area('Zwei', '1020', '1030'),
  ]
  const branch = branchOf({ zipCode: '1080', city: 'Wien', deliveryAreas: areas })
  const placeIn = (
    deliveryArea: string | null,
    form: Partial<CheckoutFields> = {},
    given: Partial<OrderDraft> = {},
  ) => {
    const { zipCode, city } = withPostcode(
      { ...draft, deliveryArea, ...given, form: { ...draft.form, ...form } },
      branch,
    ).form
    return `${zipCode} ${city}`
  }

  it.each<[string, string, Partial<CheckoutFields>?, Partial<OrderDraft>?]>([
    ['Neubau', '1070 Wien'],
    ['Döbling', '1190 '],
    ['Mitte', ' '],
    ['Zwei', ' '],
    ['Neubau', '1070 Wien', { zipCode: '1190' }],
    ['Neubau', '1070 Purkersdorf', { city: 'Purkersdorf' }],
    ['Neubau', '1190 Wien', { street: 'Gasse 1', zipCode: '1190', city: 'Wien' }],
    ['Neubau', ' ', {}, { mode: 'takeaway' }],
  ])('in %s it reads %j', (name, place, form, given) => expect(placeIn(name, form, given)).toBe(place))
})

describe('The postcode chooses the area', () => {
  const area = (name: string, ...postcodes: string[]) => ({
    area: name,
    price: 100,
    tax: 'food',
    free: false,
    postcodes,
  })
  const branch = branchOf({
    deliveryAreas: [area('Innenstadt', '1010'), area('Neubau', '1070'), area('rechts', '5020'), area('links', '5020')],
  })
  const areaAt = (zipCode: string, given: Partial<OrderDraft> = {}) =>
    inItsArea({ ...draft, ...given, form: { ...draft.form, zipCode } }, branch).deliveryArea

  it.each([
    ['1070', 'Innenstadt', 'Neubau'],
    ['1010', 'Innenstadt', 'Innenstadt'],
    ['1010', null, 'Innenstadt'],
    ['5020', 'links', 'links'],
    ['5020', 'Innenstadt', null],
    ['8010', 'Innenstadt', 'Innenstadt'],
    ['10', 'Innenstadt', 'Innenstadt'],
    ['', 'Innenstadt', 'Innenstadt'],
  ])('%j instead of %j: %j', (zipCode, before, chosen) => {
    expect(areaAt(zipCode, { deliveryArea: before })).toBe(chosen)
  })

  it('of the other address, where it goes to another one, and none where nothing is delivered', () => {
    const deliveryAddress = { ...blankForm.deliveryAddress, zipCode: '1070' }
    const form = { ...draft.form, zipCode: '1010', isDeliveryAddressDifferent: true, deliveryAddress }
    expect(inItsArea({ ...draft, form }, branch).deliveryArea).toBe('Neubau')
    expect(areaAt('1070', { mode: 'takeaway' })).toBe('Innenstadt')
  })
})

describe('The frozen order', () => {
  it('is an order call as the server understands it', () => {
    expect(orderCall.safeParse(orderCallOf(draft, seal)).error).toBeUndefined()
    expect(quoteCall.safeParse(quoteCallOf(draft)).error).toBeUndefined()
  })

  it('carries its identity, the total the guest saw, the catalogue it was priced with, and is valid for ten minutes', () => {
    expect(orderCallOf(draft, seal)).toMatchObject({
      uid: seal.uid,
      expectedTotal: 980,
      expectedBy: '2026-11-20T12:20:00.000Z',
      catalogueSeq: '184.e3x',
      createdAt: '2026-11-20T12:00:00.000Z',
      validUntil: '2026-11-20T12:10:00.000Z',
      paymentMethod: 'cash',
    })
  })

  it('has the phone number with digits and plus only, a leading 00 as +', () => {
    expect(orderCallOf(draft, seal).phone).toBe('+436641234567')
  })

  it('has a national number with the code of the country of the address, or of the branch where there is none', () => {
    const form = { ...draft.form, phone: '0664 1234567' }
    expect(orderCallOf({ ...draft, form }, seal).phone).toBe('+496641234567')
    expect(orderCallOf({ ...draft, form: { ...form, city: 'Wien' } }, seal).phone).toBe('+436641234567')
  })

  it('carries a delivery area only for a delivery, and a table only for dine-in', () => {
    expect(quoteCallOf(draft)).toMatchObject({ isDelivery: true, deliveryArea: 'Innenstadt', table: null })
    expect(quoteCallOf({ ...draft, mode: 'dineIn' })).toMatchObject({
      isDineIn: true,
      deliveryArea: null,
      table: 'terrasse-4',
    })
    expect(quoteCallOf({ ...draft, mode: 'takeaway' })).toMatchObject({
      isDelivery: false,
      isDineIn: false,
      deliveryArea: null,
    })
  })

  it('leaves out what was typed for a company or for another address and then switched off', () => {
    const form: CheckoutFields = { ...draft.form, companyName: 'Huber GmbH', vatNumber: 'ATU12345678' }
    expect(orderCallOf({ ...draft, form }, seal)).toMatchObject({
      companyName: null,
      vatNumber: null,
      deliveryAddress: null,
    })
    const elsewhere = { ...form, isCompany: true, isDeliveryAddressDifferent: true }
    expect(orderCallOf({ ...draft, form: elsewhere }, seal)).toMatchObject({
      companyName: 'Huber GmbH',
      deliveryAddress: { street: '' },
    })
    expect(orderCallOf({ ...draft, form: elsewhere, mode: 'takeaway' }, seal).deliveryAddress).toBeNull()
  })
})

describe('The form kept with the cart', () => {
  it('comes back as it was typed', () => {
    const text = fc.string({ maxLength: 20 })
    const form = fc.record({
      firstName: text,
      phone: text,
      city: text,
      isCompany: fc.boolean(),
      privacyPolicy: fc.boolean(),
      door: text,
    })
    fc.assert(
      fc.property(form, fc.constantFrom('cash' as const, null), (typed, paymentMethod) => {
        const whole = {
          ...blankForm,
          ...typed,
          paymentMethod,
          deliveryAddress: { ...blankForm.deliveryAddress, door: typed.door },
        }
        expect(formFrom(JSON.parse(JSON.stringify(whole)) as Record<string, unknown>)).toEqual(whole)
      }),
      { numRuns: 1000 },
    )
  })

  it('is a blank form where nothing or nonsense was kept: country Austria, nothing accepted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(undefined), fc.dictionary(fc.string(), fc.jsonValue())), kept => {
        const form = formFrom(kept)
        expect(Object.keys(form).toSorted()).toEqual(Object.keys(blankForm).toSorted())
        expect(typeof form.deliveryAddress.street).toBe('string')
      }),
      { numRuns: 1000 },
    )
    expect(formFrom(undefined)).toEqual(blankForm)
    expect(formFrom({ country: 'FR' }).country).toBe('AT')
    expect(formFrom({ firstName: 7, isCompany: 'ja', deliveryAddress: null })).toEqual(blankForm)
    expect(blankForm).toMatchObject({ country: 'AT', legalInstructions: false, privacyPolicy: false })
  })

  it('names the fields a change touches, also those of the delivery address', () => {
    expect(touchedFields(blankForm, { firstName: 'A' })).toEqual(['firstName'])
    expect(touchedFields(blankForm, { deliveryAddress: { ...blankForm.deliveryAddress, city: 'Wien' } })).toEqual([
      'deliveryAddress.city',
    ])
  })
})

describe('What the branch has stopped offering', () => {
  it('a mode it does not offer any more is its usual one', () => {
    const read = (given: Parameters<typeof branchOf>[0]) => asOffered(draft, branchOf(given), configOf()).mode
    expect(read({})).toBe('delivery')
    expect(read({ isDeliveryEnabled: false })).toBe('takeaway')
    expect(read({ isDeliveryEnabled: false, isTakeawayEnabled: false })).toBe('dineIn')
    const none = { isDeliveryEnabled: false, isTakeawayEnabled: false, isDineInEnabled: false }
    expect(read(none)).toBe('delivery')
  })

  it('a time that was chosen while the branch took later orders is not sent where nobody sees it any more', () => {
    const read = (given: Parameters<typeof branchOf>[0]) => asOffered(draft, branchOf(given), configOf()).appointment
    const none = { isPreorderEnabled: false, isAppointmentRequired: false, isQuotationRequired: false }
    expect(read({ ...none, isPreorderEnabled: true })).toBe(draft.appointment)
    expect(read(none)).toBeNull()
  })

  it('an area it does not serve any more costs nobody knows what, and not nothing', () => {
    const branch = branchOf()
    expect(goesToArea({ ...draft, deliveryArea: 'Zentrum' }, branch)).toBe(true)
    expect(goesToArea({ ...draft, deliveryArea: 'Innenstadt' }, branch)).toBe(false)
    expect(goesToArea({ ...draft, deliveryArea: null }, branch)).toBe(false)
    expect(goesToArea({ ...draft, deliveryArea: 'Zentrum', mode: 'takeaway' }, branch)).toBe(false)
  })
})
