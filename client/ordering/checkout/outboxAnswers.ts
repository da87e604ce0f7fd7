import type { Problem } from '../../../schema/base/problems.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import type { Deed } from '../../data/outbox/deed.ts'
import type { Quoted, Refusal, Seen, Submission } from './submission.ts'

/** What a deed of the outbox means for the checkout. An answer that says the order came too late is an expired order. */
export function submissionOf(deed: Deed): Submission {
  const refusal = deed.state === 'refused' ? refusalOf(deed.answer?.body) : null
  const isLate = refusal?.problems.some(({ code }) => code === 'expired') ?? false
  return {
    uid: deed.uid,
    state: isLate ? 'expired' : deed.state,
    total: deed.body.expectedTotal,
    seen: (deed.seen as Seen | undefined) ?? null,
    validUntil: deed.validUntil,
    tries: deed.tries,
    receipt:
      deed.state === 'accepted' ? ((field(deed.answer?.body, 'data') as OrderReceipt | undefined) ?? null) : null,
    refusal,
  }
}

/** A quote of the wire (POST /api/quote, or with a 409) as the checkout reads it; null where it is none. */
export function quotedFrom(value: unknown): Quoted | null {
  const pricing = field(value, 'pricing') as Quoted['pricing'] | undefined
  if (!pricing) return null
  const obstacles = field(value, 'obstacles')
  const earliest = Date.parse(String(field(value, 'earliest')))
  return {
    pricing: { ...pricing, items: pricing.items ?? [] },
    obstacles: Array.isArray(obstacles) ? (obstacles as Problem[]) : [],
    earliest: Number.isFinite(earliest) ? earliest : null,
  }
}

/** The answer of an order that was not taken: {errors, data?: {quote}} of schema/ordering/calls.ts, or somebody else's page. */
function refusalOf(body: unknown): Refusal {
  const errors = field(body, 'errors')
  return {
    problems: Array.isArray(errors) ? (errors as Problem[]) : [],
    quote: quotedFrom(field(field(body, 'data'), 'quote')),
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
