import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../schema/base/keys.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { defaultPaymentMethod, paymentMethods, paymentMethodsOf } from '../../../schema/business/paymentMethods.ts'
import { branchOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'

const none = {
  isCashEnabled: false,
  isATMCardEnabled: false,
  isHydroAGVoucherEnabled: false,
  isMollieEnabled: false,
  isDatatransEnabled: false,
}

describe('The payment methods of a branch', () => {
  it.each<[Partial<Branch>, string[], string | null]>([
    [{}, [], null],
    [{ isCashEnabled: true, isDatatransEnabled: true }, ['cash', 'datatrans'], 'cash'],
    [{ isATMCardEnabled: true, isDatatransEnabled: true }, ['atm-card', 'datatrans'], 'datatrans'],
    [{ isHydroAGVoucherEnabled: true, isMollieEnabled: true }, ['hydro-ag-voucher', 'mollie'], 'hydro-ag-voucher'],
    [{ isMollieEnabled: true }, ['mollie'], 'mollie'],
  ])('with %j are %j, %j at first', (given, methods, first) => {
    const branch = branchOf({ ...none, ...given })
    expect(paymentMethodsOf(branch)).toEqual(methods)
    expect(defaultPaymentMethod(branch)).toBe(first)
  })

  it('are those switched on, all known to the call, and contain the one chosen at first', () => {
    const switches = fc.record(Object.fromEntries(Object.keys(none).map(key => [key, fc.boolean()])))
    fc.assert(
      fc.property(switches, given => {
        const branch = branchOf({ ...none, ...given })
        const methods = paymentMethodsOf(branch)
        expect(methods).toHaveLength(Object.values(given).filter(Boolean).length)
        expect(keysOf(paymentMethods)).toEqual(expect.arrayContaining(methods))
        const first = defaultPaymentMethod(branch)
        expect(first === null ? methods.length === 0 : methods.includes(first)).toBe(true)
      }),
      { numRuns: runsOf(1000) },
    )
  })
})
