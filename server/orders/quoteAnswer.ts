import type { Branch } from '../../schema/entities/branch.ts'
import { paymentMethodsOf } from '../../schema/rules/paymentMethods.ts'
import type { Quote } from '../../schema/rules/quote.ts'
import type { Deps } from '../deps.ts'

/**
 * A quote as it crosses the wire: instants as ISO 8601, everything else as the rule gives it, and the ways to pay that
 * the branch allows and that are set up here.
 */
export const quoteAnswer = ({ pricing, obstacles, earliest }: Quote, branch: Branch, providers: Deps['payments']) => ({
  pricing,
  obstacles,
  earliest: earliest === null ? null : new Date(earliest).toISOString(),
  paymentMethods: paymentMethodsOf(branch).filter(method => providers.has(method)),
})
