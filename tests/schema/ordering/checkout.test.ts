import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email } from '../../../schema/base/fields.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import {
  agreementProblems,
  type CheckoutForm,
  checkoutProblems,
  isAgreed,
  isEmail,
  isVatNumber,
  requiredFields,
  vatExamples,
} from '../../../schema/ordering/checkout.ts'
import { branchOf } from '../../support/business.ts'

const runs = { numRuns: 1000 }
const form: CheckoutForm = {
  firstName: 'Anna',
  lastName: 'Huber',
  street: 'Hauptplatz 1',
  zipCode: '4020',
  city: 'Linz',
  country: 'AT',
  phone: '+436641234567',
  email: 'anna@example.com',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
}
const everything = { email: true, phone: true, address: true }
const nothing = { email: false, phone: false, address: false }
const problemsIn = (given: CheckoutForm, branch: Partial<Branch> = {}, mode: Mode = 'takeaway') =>
  checkoutProblems({ ...form, ...given }, branchOf(branch), mode).map(({ code, field }) => [code, field])

describe('Required is', () => {
  it.each<[Mode, Partial<Branch>, string[]]>([
    ['takeaway', { requiredForTakeaway: nothing }, ['firstName', 'lastName']],
    ['takeaway', { requiredForTakeaway: { ...nothing, phone: true } }, ['firstName', 'lastName', 'phone']],
    ['takeaway', { requiredForTakeaway: nothing, requiredForDelivery: everything }, ['firstName', 'lastName']],
    ['dineIn', { requiredForDineIn: { ...nothing, email: true } }, ['firstName', 'lastName', 'email']],
    [
      'delivery',
      { requiredForDelivery: everything },
      ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country', 'email', 'phone', 'deliveryArea'],
    ],
    [
      'delivery',
      { requiredForDelivery: nothing },
      ['firstName', 'lastName', 'street', 'zipCode', 'city', 'country', 'deliveryArea'],
    ],
  ])('for %s with %j: %j', (mode, branch, fields) => {
    expect([...requiredFields(branchOf(branch), mode)]).toEqual(fields)
  })
})

describe('A checkout form', () => {
  const all = { requiredForTakeaway: everything }
  const other = { isDeliveryAddressDifferent: true }
  it.each<[string, CheckoutForm, Partial<Branch>, Mode, string[][]]>([
    ['that is complete', {}, all, 'takeaway', []],
    [
      'without a name',
      { firstName: '', lastName: '  ' },
      {},
      'takeaway',
      [
        ['blank', 'firstName'],
        ['blank', 'lastName'],
      ],
    ],
    [
      'without an address that is needed',
      { street: null, zipCode: '', city: undefined },
      all,
      'takeaway',
      [
        ['blank', 'street'],
        ['blank', 'zipCode'],
        ['blank', 'city'],
      ],
    ],
    ['without an address nobody needs', { street: null, zipCode: '', city: '' }, {}, 'takeaway', []],
    ['without a country, which is Austria', { country: null }, all, 'takeaway', []],
    [
      'without contacts that are needed',
      { phone: '', email: '' },
      all,
      'takeaway',
      [
        ['blank', 'email'],
        ['blank', 'phone'],
      ],
    ],
    ['without contacts nobody needs', { phone: '', email: '' }, { requiredForTakeaway: nothing }, 'takeaway', []],
    ['with a national number', { phone: '0664 1234567' }, {}, 'takeaway', []],
    ['with a number and the zero nobody dials from abroad', { phone: '+43 (0) 664 1234567' }, {}, 'takeaway', []],
    ['with half a number', { phone: '664 1234567' }, {}, 'takeaway', [['phone', 'phone']]],
    ['with a number written with 00 and spaces', { phone: '0043 664 1234567' }, {}, 'takeaway', []],
    ['with half an address of e-mail', { email: 'anna@' }, {}, 'takeaway', [['email', 'email']]],
    ['of a company without a name', { isCompany: true, companyName: ' ' }, {}, 'takeaway', [['blank', 'companyName']]],
    ['of a company', { isCompany: true, companyName: 'Huber KG' }, {}, 'takeaway', []],
    ['with no way to pay', { paymentMethod: undefined }, {}, 'takeaway', [['blank', 'paymentMethod']]],
    [
      'with a way to pay that is off',
      { paymentMethod: 'mollie' },
      {},
      'takeaway',
      [['paymentMethod', 'paymentMethod']],
    ],
    [
      'without consent',
      { legalInstructions: false, privacyPolicy: undefined },
      {},
      'takeaway',
      [
        ['termsNotAccepted', 'legalInstructions'],
        ['privacyNotAccepted', 'privacyPolicy'],
      ],
    ],
    ['without a delivery area, which the quote asks for', { deliveryArea: null }, {}, 'delivery', []],
    [
      'with another address left blank',
      other,
      {},
      'delivery',
      ['firstName', 'lastName', 'street', 'zipCode', 'city'].map(field => ['blank', `deliveryAddress.${field}`]),
    ],
    [
      'with another address',
      {
        ...other,
        deliveryAddress: { firstName: 'Eva', lastName: 'Maier', street: 'Weg 2', zipCode: '4030', city: 'Linz' },
      },
      {},
      'delivery',
      [],
    ],
    ['with another address nobody drives to', other, {}, 'takeaway', []],
  ])('%s', (_title, given, branch, mode, problems) => {
    expect(problemsIn(given, branch, mode)).toEqual(problems)
  })

  it('says it in the words of the specification', () => {
    expect(checkoutProblems({ ...form, phone: '0664' }, branchOf(), 'takeaway')).toEqual([
      { code: 'phone', field: 'phone', message: 'Bitte geben Sie eine gültige Nummer im Format +436641234567 an.' },
    ])
  })

  it('that is blank has a problem for every required field, and no problem twice', () => {
    const contact = fc.record({ email: fc.boolean(), phone: fc.boolean(), address: fc.boolean() })
    fc.assert(
      fc.property(
        contact,
        fc.constantFrom<Mode>('takeaway', 'delivery', 'dineIn'),
        fc.constantFrom(null, '', ' '),
        (required, mode, blank) => {
          const branch = branchOf({
            requiredForTakeaway: required,
            requiredForDelivery: required,
            requiredForDineIn: required,
          })
          const empty = Object.fromEntries(Object.keys(form).map(field => [field, blank])) as CheckoutForm
          const fields = checkoutProblems(empty, branch, mode).map(({ field }) => field)
          const expected = [...requiredFields(branch, mode)].filter(
            field => field !== 'country' && field !== 'deliveryArea',
          )
          expect(fields).toEqual(expect.arrayContaining(expected))
          expect(new Set(fields).size).toBe(fields.length)
        },
      ),
      runs,
    )
  })
})

describe('An address of e-mail', () => {
  it.each([
    ['anna@example.com', true],
    ["o'neill+shop@mail.example.co.at", true],
    ['anna', false],
    ['anna@example', false],
    ['anna huber@example.com', false],
    ['.anna@example.com', false],
    ['an..na@example.com', false],
    ['änna@example.com', false],
    [`${'a'.repeat(250)}@a.at`, false],
  ])('%s: %s', (address, valid) => {
    expect(isEmail(address)).toBe(valid)
  })

  it('is judged as the field of the entities judges it', () => {
    const field = email()
    const typed = fc.string({ unit: fc.constantFrom(...Array.from("ab.@-_+'A9 ä"), 'at', 'com'), maxLength: 30 })
    fc.assert(
      fc.property(
        fc.oneof(
          typed,
          fc.emailAddress(),
          fc.tuple(typed, typed).map(parts => parts.join('@')),
        ),
        address => {
          expect(isEmail(address)).toBe(field.safeParse(address).success)
        },
      ),
      runs,
    )
  })
})

describe('A VAT number', () => {
  it.each([
    ['AT', 'ATU12345678', true],
    ['AT', 'atu 1234 5678', true],
    ['AT', 'ATU1234567', false],
    ['AT', 'ATU123456789', false],
    ['AT', 'DE123456789', false],
    ['DE', 'DE123456789', true],
    ['DE', 'DE12345678', false],
    ['CH', 'CHE-123.456.789 MWST', true],
    ['CH', 'CHE123456789', true],
    ['CH', 'CHE12345678', false],
    ['LI', '12345', true],
    ['LI', 'CHE-123.456.789', true],
    ['LI', '1234', false],
    [null, 'ATU12345678', true],
  ] as const)('of %s: %s is one: %s', (country, value, isOne) => {
    expect(isVatNumber(value, country)).toBe(isOne)
  })

  it.each(Object.entries(vatExamples))('of %s looks like its example', (country, example) => {
    expect(isVatNumber(example, country as keyof typeof vatExamples)).toBe(true)
  })

  it('is judged for a company only, and only where there is one', () => {
    const wrong = { vatNumber: 'ATU1', companyName: 'Backhaus' }
    expect(problemsIn({ ...wrong, isCompany: true })).toEqual([['vatNumber', 'vatNumber']])
    expect(problemsIn({ ...wrong, isCompany: false })).toEqual([])
    expect(problemsIn({ companyName: 'Backhaus', vatNumber: ' ', isCompany: true })).toEqual([])
  })
})

describe('What was seen', () => {
  const taxes = [{ rate: 10, net: 91, tax: 9, gross: 100 }]
  const now = { totalGross: 100, taxes }
  it.each([
    [{ expectedTotal: 100, expectedTaxes: [{ rate: 10, tax: 9 }] }, []],
    [{ expectedTotal: 100, expectedTaxes: null }, []],
    [{ expectedTotal: 99, expectedTaxes: [{ rate: 10, tax: 9 }] }, ['totalChanged']],
    [{ expectedTotal: 100, expectedTaxes: [{ rate: 20, tax: 9 }] }, ['taxChanged']],
    [{ expectedTotal: 100, expectedTaxes: [{ rate: 10, tax: 8 }] }, ['taxChanged']],
    [{ expectedTotal: 100, expectedTaxes: [] }, ['taxChanged']],
  ])('as %j is against it: %j', (seen, codes) => {
    expect(agreementProblems(seen, now).map(({ code }) => code)).toEqual(codes)
  })

  it('is agreed to as long as nothing differs and nothing stands against it', () => {
    expect(isAgreed(now, { pricing: now, obstacles: [] })).toBe(true)
    expect(isAgreed(now, { pricing: now, obstacles: [{ code: 'closed', message: '' }] })).toBe(false)
    expect(isAgreed({ ...now, totalGross: 101 }, { pricing: now, obstacles: [] })).toBe(false)
  })
})
