import type { Engine } from '../engine.ts'
import { onDemand } from '../onDemand.ts'
import { boardStatements } from './base/branchFeeds.ts'
import { changeSetStatements } from './base/changeSets.ts'
import { documentStatements } from './base/documents.ts'
import { jobListStatements } from './base/jobLists.ts'
import { jobStatements } from './base/jobs.ts'
import { logStatements } from './base/log.ts'
import { signInLinkStatements } from './base/signInLinks.ts'
import { staffStatements } from './base/staff.ts'
import { acknowledgementStatements } from './counter/acknowledgements.ts'
import { deviceCommandStatements } from './counter/deviceCommands.ts'
import { deviceStatements } from './counter/devices.ts'
import { printJobStatements } from './counter/printJobs.ts'
import { messageStatements } from './messages/messages.ts'
import { pushStatements } from './messages/pushSubscriptions.ts'
import { accountStatements } from './ordering/accounts.ts'
import { creditNoteStatements } from './ordering/creditNotes.ts'
import { erasingStatements } from './ordering/erasing.ts'
import { externalKeyStatements } from './ordering/externalKeys.ts'
import { favouriteStatements } from './ordering/favourites.ts'
import { orderListStatements } from './ordering/orderLists.ts'
import { orderStatements } from './ordering/orders.ts'
import { paymentStatements } from './ordering/payments.ts'
import { promiseStatements } from './ordering/promises.ts'
import { questionnaireStatements } from './ordering/questionnaires.ts'
import { takingStatements } from './ordering/takings.ts'
import { uploadStatements } from './ordering/uploads.ts'
import { withdrawalStatements } from './ordering/withdrawals.ts'
import { screenStatements } from './signage/screens.ts'
import { closingStatements } from './statistics/closings.ts'
import { orderDayStatements } from './statistics/orderDays.ts'
import { orderFactStatements } from './statistics/orderFacts.ts'
import { visitDayStatements } from './statistics/visitDays.ts'
import { calendarStatements } from './time/calendars.ts'
import { pinStatements } from './time/pins.ts'
import { timeEventStatements } from './time/timeEvents.ts'
import { visitStatements } from './website/visits.ts'

/**
 * Every group of statements, each prepared once per connection, when it is first used. A new group is its file and one
 * line here: what reads and transactions offer follows from this list.
 */
export const groups = {
  accounts: accountStatements,
  acknowledgements: acknowledgementStatements,
  boards: boardStatements,
  calendars: calendarStatements,
  changeSets: changeSetStatements,
  closings: closingStatements,
  creditNotes: creditNoteStatements,
  deviceCommands: deviceCommandStatements,
  devices: deviceStatements,
  documents: documentStatements,
  erasing: erasingStatements,
  externalKeys: externalKeyStatements,
  favourites: favouriteStatements,
  jobLists: jobListStatements,
  jobs: jobStatements,
  log: logStatements,
  messages: messageStatements,
  orderDays: orderDayStatements,
  orderFacts: orderFactStatements,
  orderLists: orderListStatements,
  takings: takingStatements,
  orders: orderStatements,
  payments: paymentStatements,
  pins: pinStatements,
  printJobs: printJobStatements,
  promises: promiseStatements,
  pushes: pushStatements,
  questionnaires: questionnaireStatements,
  screens: screenStatements,
  signInLinks: signInLinkStatements,
  staff: staffStatements,
  timeEvents: timeEventStatements,
  uploads: uploadStatements,
  visitDays: visitDayStatements,
  visits: visitStatements,
  withdrawals: withdrawalStatements,
}

export type Statements = { readonly [Name in keyof typeof groups]: ReturnType<(typeof groups)[Name]> }

export const statementsOf = (engine: Engine): Statements => onDemand(groups, engine)
