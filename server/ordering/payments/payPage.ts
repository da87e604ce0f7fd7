import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { AttemptRow } from '../../base/storage/statements/ordering/payments.ts'
import type { OrderingDeps } from '../deps.ts'
import { isUnderway } from './attempt.ts'

/** What an order owes online from now on: the page to pay it on, or nothing where it costs nothing; providers take no payment of nothing. */
export const owedOnline = (
  { uid, hash, totalGross }: Pick<OrderRow, 'uid' | 'hash' | 'totalGross'>,
  { publicOrigin }: Pick<OrderingDeps['settings'], 'publicOrigin'>,
): Pick<OrderRow, 'paymentState' | 'redirectUrl'> =>
  totalGross > 0
    ? { paymentState: 'open', redirectUrl: `${publicOrigin}/api/orders/public/${uid}/${hash}/pay` }
    : { paymentState: 'paid', redirectUrl: null }

/** Whether its guest may be on the page of a provider, which takes the sum it was opened with. */
export const isBeingPaid = (
  { redirectUrl, paymentState }: Pick<OrderRow, 'redirectUrl' | 'paymentState'>,
  attempts: readonly Pick<AttemptRow, 'state' | 'providerId'>[],
): boolean =>
  redirectUrl !== null &&
  paymentState === 'open' &&
  attempts.some(({ state, providerId }) => providerId !== null && isUnderway(state))
