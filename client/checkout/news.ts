import type { OrderReceipt } from '../../schema/calls.ts'
import type { Problem } from '../../schema/messages.ts'
import type { Deed } from '../data/outbox.ts'
import type { DeedNews, Refusal, Totals } from './way.ts'

/** What a deed of the outbox means for the checkout. An answer that says the order came too late is an expired order. */
export function newsOf(deed: Deed): DeedNews {
  const refusal = deed.state === 'refused' ? refusalOf(deed.answer?.body) : null
  const isLate = refusal?.problems.some(({ code }) => code === 'expired') ?? false
  return {
    uid: deed.uid,
    state: isLate ? 'expired' : deed.state,
    total: deed.body.expectedTotal,
    validUntil: deed.validUntil,
    tries: deed.tries,
    receipt:
      deed.state === 'accepted' ? ((field(deed.answer?.body, 'data') as OrderReceipt | undefined) ?? null) : null,
    refusal,
  }
}

/** The answer of an order that was not taken: {errors, data?: {quote}} of schema/calls.ts, or somebody else's page. */
function refusalOf(body: unknown): Refusal {
  const errors = field(body, 'errors')
  const quote = field(field(body, 'data'), 'quote')
  const totals = field(quote, 'pricing') as Totals | undefined
  const obstacles = field(quote, 'obstacles')
  return {
    problems: Array.isArray(errors) ? (errors as Problem[]) : [],
    quote: totals ? { totals, obstacles: Array.isArray(obstacles) ? (obstacles as Problem[]) : [] } : null,
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
