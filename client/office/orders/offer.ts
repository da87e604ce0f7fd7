import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'

/** How the answer to a request stands at `now` (epoch ms); null for what is no open request. */
export function offerState(
  { isQuotation, status, offer }: Pick<WholeOrder, 'isQuotation' | 'status' | 'offer'>,
  now: number,
): 'wanted' | 'open' | 'over' | null {
  if (!isQuotation || status !== 'new') return null
  if (!offer) return 'wanted'
  return Date.parse(offer.validUntil) < now ? 'over' : 'open'
}
