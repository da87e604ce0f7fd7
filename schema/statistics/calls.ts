import { get } from '../base/call.ts'
import type { StatisticAnswer, StatisticContents } from './answers.ts'
import type { Closing } from './closing/closing.ts'
import type { ProfileActivities, UserProfile } from './profile.ts'

/** Asks for a figure: `/statistics/orders`; what follows the path is a `StatisticQuery`. */
export const statisticCall = <Name extends keyof StatisticContents>(name: Name) =>
  get(`/statistics/${name}`)<StatisticAnswer<Name>>()

/** Branches that are deleted, with figures of orders in a period all the same; what follows the path is a `StatisticQuery`. */
export const formerBranchesCall = get('/statistics/former-branches')<readonly FormerBranchName[]>()

/** How the working time of one person stands; what follows the path are `user`, `start`, `end` and `now`. */
export const userProfile = get('/statistics/user-profile')<UserProfile>()
/** Their work in that time, cut to it. */
export const userProfileActivities = get('/statistics/user-profile-working-activities')<ProfileActivities>()

/** The daily closings of a branch, and all of them as one; what follows the path is a `ClosingsQuery`. */
export const closingsCall = get('/statistics/closings')<ClosingsAnswer>()
/** What several branches closed their days with, each by its own clock, and together; what follows the path is a `ClosingSumsQuery`. */
export const closingSumsCall = get('/statistics/closings/sums')<ClosingSums>()
/** What is behind the closing of one local day (`?branch&on`): each order with what it did that day. */
export const closingRowsCall = get('/statistics/closings/rows')<readonly ClosingRow[]>()
/** The same days as a file: a table, or batches of bookings as the programs of accountants read them. */
export const closingsFile = get('/statistics/closings.csv')<string>()
export const datevFile = get('/statistics/closings/datev.csv')<string>()
export const bmdFile = get('/statistics/closings/bmd.csv')<string>()

interface FormerBranchName {
  readonly branch: number
  /** As it was called last. */
  readonly name: string
}

export interface ClosingsAnswer {
  readonly branch: number
  readonly timezone: string
  readonly currency: string
  readonly days: readonly ClosingDay[]
  readonly total: Closing
}

export interface ClosingSums {
  readonly currency: string
  /** Also those that are deleted, where they closed with something; each by the name it had then. */
  readonly branches: readonly { readonly branch: number; readonly name: string; readonly closing: Closing }[]
  readonly total: Closing
  /** What goes back through providers: what is on its way, of whatever day, and what of these days did not get there. */
  readonly refunds: Readonly<Record<'waiting' | 'failed', MoneyCount>>
}

/** Cents. */
export interface MoneyCount {
  readonly count: number
  readonly amount: number
}

/** A closing of a local date; provisional as long as something can still be added to it. */
export interface ClosingDay extends Closing {
  readonly date: string
  readonly provisional: boolean
}

/** What an order did to a closing. */
export interface ClosingRow {
  readonly order: number
  readonly ticket: string
  /** ISO 8601. */
  readonly at: string
  readonly closing: Closing
}
