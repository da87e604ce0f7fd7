import { get, post, remove } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { SentLink } from '../base/people.ts'
import type { Account } from './account.ts'
import type { PublicOrder } from './calls.ts'
import type { CustomerOrder } from './customerAccount.ts'

/** Who is signed in as a person of a customer or a donation recipient, and what is agreed with them. */
export interface OwnAccount {
  readonly firstName: string
  readonly name: string
  readonly email: string
  /** Null for whom nothing is ordered. */
  readonly customer: OwnCustomer | null
  /** What the recipient is called to whom is donated; null for who is none. */
  readonly donatee: string | null
  readonly currency: string
  /** By whose clock the month of a budget begins. */
  readonly timeZone: string
}

/** The customer somebody orders for, as their papers name them. */
export interface OwnCustomer extends Account {
  readonly isCompany: boolean
  readonly vatNumber: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  /** Cents by which this month's invoice is lower than what was ordered. */
  readonly credited: number
}

export interface Donations {
  /** Cents and orders by month (YYYY-MM) of handing over, the newest first. */
  readonly months: readonly { readonly month: string; readonly orders: number; readonly amount: number }[]
  /** Cents of all of them. */
  readonly amount: number
  readonly orders: number
}

/** What a link lets in before it is used: only whoever holds it is told. */
interface AccessFacts {
  readonly name: string
  /** Of the customer or the recipient. */
  readonly of: string
  /** ISO 8601 */
  readonly expiresAt: string
}

/** How an external person stands. Times are epoch ms. */
export interface ExternalStanding {
  readonly id: number
  readonly standing: 'none' | 'invited' | 'missed' | 'active' | 'locked'
  /** Where the last invitation went that was not used; empty where none was sent. */
  readonly sentTo: string
  readonly seenAt: number | null
}

export const ownAccount = get('/account')<OwnAccount>()
/** Looking does not use a link up: programs that look through mails may. */
export const lookAtAccess = post('/account/links/look')<{ readonly token: string }, AccessFacts>()
export const enterAccount = post('/account/links/use')<{ readonly token: string }, OwnAccount>()
/** Sends a new link to whoever may come in; the answer is the same for everybody. */
export const askForLink = post('/account/links')<{ readonly email: string }, Done>()
export const leaveAccount = post('/account/sign-out')<Done, Done>()
/** The newest orders of the person, or of all people of the customer for whom that is agreed. */
export const accountOrders = get('/account/orders')<readonly CustomerOrder[]>()
export const accountOrder = get('/account/orders/:id')<PublicOrder>()
export const accountDonations = get('/account/donations')<Donations>()

export const standingOfExternals = get('/external-users/standing')<readonly ExternalStanding[]>()
export const inviteExternal = post('/external-users/:id/invitation')<undefined, SentLink>()
/** Withdraws an invitation and ends every session. */
export const shutOutExternal = remove('/external-users/:id/access')<undefined, Done>()

/** Where a link of this token leads, below the origin: behind the hash, so that no server and no proxy writes it down. */
export const accessPath = (token: string): string => `/konto#${token}`
