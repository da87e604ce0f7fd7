import type { Problem } from '../../../schema/base/problems.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import type { Deed } from '../../data/outbox/deed.ts'
import type { Quoted, Refusal, Seen, Submission } from './submission.ts'

/** What an order in the outbox means for the checkout. An answer that says the order came too late is an expired order. */
export function submissionOf(deed: Deed): Submission {
  const refusal = deed.state === 'refused' ? refusalOf(deed.answer?.body) : null
  const isLate = refusal?.problems.some(({ code }) => code === 'expired') ?? false
  const receipt = fieldOf(deed.answer?.body, 'data')
  return {
    uid: deed.uid,
    state: isLate ? 'expired' : deed.state,
    isWithdrawing: deed.withdrawing === true,
    total: deed.body.expectedTotal,
    seen: isSeen(deed.seen) ? deed.seen : null,
    validUntil: deed.validUntil,
    tries: deed.tries,
    receipt: deed.state === 'accepted' && isReceipt(receipt) ? receipt : null,
    refusal,
  }
}

/** A quote of the server (POST /api/quote, or with a 409) as the checkout reads it; null where it is none. */
export function quotedFrom(value: unknown): Quoted | null {
  const pricing = fieldOf(value, 'pricing')
  if (!isPricing(pricing)) return null
  const at = instantOf(value, 'promisedAt')
  return {
    pricing: { ...pricing, items: pricing.items ?? [] },
    obstacles: problemsIn(fieldOf(value, 'obstacles')),
    earliest: instantOf(value, 'earliest'),
    promise: at === null ? null : { at },
  }
}

/** Epoch ms of an ISO 8601 instant; null where there is none. */
function instantOf(value: unknown, name: string): number | null {
  const at = Date.parse(String(fieldOf(value, name)))
  return Number.isFinite(at) ? at : null
}

/** The answer to an order that was not taken, `{errors, data?: {quote}}`, or the page of a proxy between here and the server. */
function refusalOf(body: unknown): Refusal {
  return {
    problems: problemsIn(fieldOf(body, 'errors')),
    quote: quotedFrom(fieldOf(fieldOf(body, 'data'), 'quote')),
  }
}

const problemsIn = (value: unknown): readonly Problem[] => (Array.isArray(value) ? value.filter(isProblem) : [])

const isProblem = (value: unknown): value is Problem =>
  typeof fieldOf(value, 'code') === 'string' && typeof fieldOf(value, 'message') === 'string'

const isReceipt = (value: unknown): value is OrderReceipt =>
  ['uid', 'hash', 'ticketNumber'].every(name => typeof fieldOf(value, name) === 'string')

const isSeen = (value: unknown): value is Seen =>
  Array.isArray(fieldOf(value, 'lines')) && isObject(fieldOf(value, 'totals'))

type SentPricing = Omit<Quoted['pricing'], 'items'> & Partial<Pick<Quoted['pricing'], 'items'>>

const isPricing = (value: unknown): value is SentPricing => typeof fieldOf(value, 'totalGross') === 'number'
