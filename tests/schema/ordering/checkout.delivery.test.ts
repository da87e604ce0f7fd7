import { describe, expect, it } from 'vitest'
import type { Branch } from '../../../schema/business/branch.ts'
import { type CheckoutForm, checkoutProblems } from '../../../schema/ordering/checkout.ts'
import { branchOf } from '../../support/business.ts'

const form: CheckoutForm = {
  firstName: 'Anna',
  lastName: 'Huber',
  street: 'Hauptplatz 1',
  zipCode: '4020',
  city: 'Linz',
  country: 'AT',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
}
const nothing = { email: false, phone: false, address: false }

describe('A delivery', () => {
  const area = (name: string, price: number, ...postcodes: string[]) => ({
    area: name,
    price,
    tax: 'food',
    free: false,
    postcodes,
  })
  const at: Partial<Branch> = {
    requiredForDelivery: nothing,
    deliveryAreas: [area('Linz', 290, '4020-4040'), area('Leonding', 590, '4060')],
  }
  const elsewhere = (zipCode: string): CheckoutForm => ({
    isDeliveryAddressDifferent: true,
    deliveryAddress: { firstName: 'Otto', lastName: 'Huber', street: 'Weg 2', zipCode, city: 'Leonding' },
  })
  it.each<[string, CheckoutForm, string[][]]>([
    ['into the area of its postcode', { deliveryArea: 'Linz' }, []],
    ['into another area, which is cheaper', { zipCode: '4060', deliveryArea: 'Linz' }, [['otherArea', 'deliveryArea']]],
    ['to a postcode of no area', { zipCode: '8010', deliveryArea: 'Linz' }, [['notDelivered', 'zipCode']]],
    ['without an area, which the quote asks for', {}, []],
    [
      'without an address, though the branch asks for none',
      { street: '', zipCode: null, city: ' ', deliveryArea: 'Linz' },
      [
        ['blank', 'street'],
        ['blank', 'zipCode'],
        ['blank', 'city'],
      ],
    ],
    [
      'to another address: that one counts, and the own may be missing',
      { street: '', zipCode: '', city: '', ...elsewhere('4060'), deliveryArea: 'Leonding' },
      [],
    ],
    [
      'to another address in another area',
      { ...elsewhere('4060'), deliveryArea: 'Linz' },
      [['otherArea', 'deliveryArea']],
    ],
    [
      'to another address in no area',
      { ...elsewhere('1190'), deliveryArea: 'Linz' },
      [['notDelivered', 'deliveryAddress.zipCode']],
    ],
  ])('%s', (_title, given, problems) => {
    const found = checkoutProblems({ ...form, ...given }, branchOf(at), 'delivery')
    expect(found.map(({ code, field }) => [code, field])).toEqual(problems)
  })

  it('says which area it is, and that there is none', () => {
    const sentences = (given: CheckoutForm) =>
      checkoutProblems({ ...form, deliveryArea: 'Linz', ...given }, branchOf(at), 'delivery').map(
        ({ message }) => message,
      )
    expect(sentences({ zipCode: '4060' })).toEqual(['Zur Postleitzahl 4060 gehört das Liefergebiet „Leonding“.'])
    expect(sentences({ zipCode: '8010' })).toEqual(['Nach 8010 liefert diese Filiale leider nicht.'])
  })
})
