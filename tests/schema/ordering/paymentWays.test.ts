import { describe, expect, test } from 'vitest'
import { chosenEntry, type OfferedWays, type PaymentWay, paymentEntries } from '../../../schema/ordering/paymentWays.ts'
import { branchOf } from '../../support/business.ts'

const branch = branchOf({
  isCashEnabled: true,
  isATMCardEnabled: false,
  isMollieEnabled: true,
  isDatatransEnabled: true,
})
const none = () => false
const labels = (offered: OfferedWays, hasWallet: (way: PaymentWay) => boolean = none, of = branch) =>
  paymentEntries(of, offered, hasWallet).map(({ label }) => label)

describe('Paying is chosen by name', () => {
  test('every way once, whoever of two providers offers it', () => {
    const offered: OfferedWays = { mollie: ['card', 'paypal', 'eps'], datatrans: ['card', 'twint'] }
    expect(labels(offered)).toEqual(['Barzahlung', 'Kredit- oder Debitkarte', 'PayPal', 'eps-Überweisung', 'TWINT'])
    expect(paymentEntries(branch, offered, none).find(({ way }) => way === 'twint')?.method).toBe('datatrans')
  })

  test('a wallet first where the browser has it, and not at all elsewhere', () => {
    const offered: OfferedWays = { mollie: ['applepay', 'googlepay', 'paypal'] }
    expect(labels(offered, way => way === 'applepay')).toEqual(['Apple Pay', 'Barzahlung', 'PayPal'])
    expect(labels(offered)).toEqual(['Barzahlung', 'PayPal'])
  })

  test('one plain entry and never two that nothing tells apart, where no provider has said its ways', () => {
    expect(labels({})).toEqual(['Barzahlung', 'Online Zahlung'])
    expect(labels({ mollie: ['paypal'] }, none, branchOf({ isCashEnabled: false, isDatatransEnabled: true }))).toEqual([
      'Online Zahlung',
    ])
  })

  test('what was chosen stays chosen, and what is offered no more becomes another way of the same provider', () => {
    const entries = paymentEntries(branch, { mollie: ['paypal', 'eps'] }, none)
    expect(chosenEntry(entries, 'mollie', 'eps')?.way).toBe('eps')
    expect(chosenEntry(entries, 'mollie', 'klarna')?.way).toBe('paypal')
    expect(chosenEntry(entries, 'cash', null)?.label).toBe('Barzahlung')
    expect(chosenEntry(entries, null, null)).toBeUndefined()
  })
})
