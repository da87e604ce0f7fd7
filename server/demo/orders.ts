import { addDays, instantAt, localTime, MINUTE } from '../../schema/base/zonedTime.ts'
import { type ExternalUser, externalUsers } from '../../schema/ordering/externalUser.ts'
import type { Transaction } from '../base/storage/storage.ts'
import { showOnBoards } from '../counter/boards/boardFeed.ts'
import { callNumbers } from '../counter/boards/calledFeed.ts'
import { keepPace } from '../counter/boards/keepPace.ts'
import { accountFor } from '../ordering/account/terms.ts'
import { createOffer, type Offer } from '../ordering/orders/catalogue.ts'
import { withPace } from '../ordering/orders/paceNow.ts'
import { placeOrder } from '../ordering/orders/place.ts'
import { withLoads } from '../ordering/orders/slots.ts'
import type { Follower } from '../ordering/orders/step.ts'
import { branchIds } from './branch.ts'
import { chosen, pick } from './chance.ts'
import type { Photo } from './guestPhoto.ts'
import { callOf, type Visit } from './orderCalls.ts'
import { courseOf, momentAt, type World } from './orderCourse.ts'
import { type Coming, guestsNow } from './ordersNow.ts'

/** Days before today on which somebody ordered. */
const DAYS = 30
const ZONE = 'Europe/Vienna'
/** The branches by how much they have to do; where everything is asked for first nobody orders like this. */
const branches = [
  ...Array<number>(6).fill(branchIds.stammhaus),
  ...Array<number>(2).fill(branchIds.graz),
  branchIds.linz,
  branchIds.salzburg,
  branchIds.innsbruck,
  branchIds.dornbirn,
  branchIds.klagenfurt,
]
/** The hours of the day at which people order, the frequent ones more than once. */
const hours = [7, 7, 8, 8, 8, 9, 9, 10, 11, 11, 12, 12, 12, 12, 13, 14, 15, 16, 17, 17, 18, 18]
/** How long (ms) an order lies there before it is taken up: what came later than that waits at the first branch alone. */
const LIES_MS = 3 * MINUTE

/** What shows the orders of today; mails, short messages and slips are for guests who are there. */
const shown: readonly Follower[] = [showOnBoards, callNumbers, keepPace]

/**
 * Enters a month of orders until yesterday, by the same deeds as everybody's: priced and judged at their own instants, taken,
 * made, handed over and paid, a few refused, called off, rated or credited. All of them have ended, and nobody is told.
 */
export const insertOrders =
  (world: World, now: number) =>
  async (transaction: Transaction): Promise<void> => {
    const enter = entering(world, transaction, now, [])
    for (const visit of demoVisitors(now)) await enter(usual(visit))
  }

/**
 * Enters what was ordered today until `now` (epoch ms) as far as it has come by then, in every state: boards, kitchen and
 * figures of whoever looks have something to show. It follows the month before.
 */
export const insertToday =
  (world: World, now: number, photo: Photo) =>
  async (transaction: Transaction): Promise<void> => {
    const enter = entering(world, transaction, now, shown)
    const visitors = visitorsOf(localTime(now, ZONE).date).filter(({ at }) => at + LIES_MS <= now)
    const all = [...visitors.map(usual), ...guestsNow(now, ZONE, photo)]
    for (const coming of all.toSorted((one, other) => one.at - other.at)) await enter(coming)
  }

/** Who orders when until yesterday, in the order of time; the same for the same `now` (epoch ms). */
export function demoVisitors(now: number): readonly Visit[] {
  const today = localTime(now, ZONE).date
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS))
  return days.flatMap(visitorsOf).toSorted((one, other) => one.at - other.at)
}

/** Who orders on a day (YYYY-MM-DD). */
function visitorsOf(date: string): readonly Visit[] {
  const weekday = localTime(instantAt(date, 720, ZONE), ZONE).weekday
  const many = 9 + chosen(`${date} orders`, 5) + (weekday >= 5 ? 5 : 0)
  return Array.from({ length: many }, (_, index) => {
    const name = `${date} order ${index}`
    const minutes = pick(`${name} hour`, hours) * 60 + chosen(`${name} minute`, 60)
    return { name, branch: pick(`${name} branch`, branches), at: instantAt(date, minutes, ZONE) }
  })
}

const usual = (visit: Visit): Coming => ({
  ...visit,
  person: transaction => personAt(transaction, visit),
  call: (offered, person) => callOf(visit, offered, person),
  course: order => courseOf(visit.name, order),
})

/** Places what somebody orders, if it is to be had, and lets happen to it what has happened until `now` (epoch ms). */
function entering(world: World, transaction: Transaction, now: number, followers: readonly Follower[]) {
  const offer: Offer = createOffer()
  return async (coming: Coming): Promise<void> => {
    const known = await offer.of(transaction.documents, coming.branch)
    if (!known) return
    // As guests are asked: what stands before an order moves its time, and may leave none.
    const offered = await withPace(await withLoads(known, transaction.orders, coming.at), transaction, coming.at)
    const person = (await coming.person?.(transaction)) ?? null
    const account = person?.customer ? await accountFor(transaction, person.customer, offered.config, coming.at) : null
    const call = coming.call({ ...offered, account }, person)
    if (!call) return
    const at = (instant: number) => momentAt(world, transaction, instant, followers)
    const { receipt } = await placeOrder(at(coming.at), offer, call, { person, device: coming.device ?? null })
    let order = await transaction.orders.byUid(receipt.uid)
    if (!order) return
    for (const { after, take } of coming.course(order)) {
      if (coming.at + after > now) return
      order = await take(at(coming.at + after), order)
    }
  }
}

/** Now and then somebody of a firm orders on its account. */
async function personAt({ documents }: Transaction, { name, branch }: Visit): Promise<ExternalUser | null> {
  if (branch !== branchIds.stammhaus || chosen(`${name} account`, 14) !== 0) return null
  const people = (await documents.every(externalUsers)).filter(({ customer }) => customer)
  return people.length === 0 ? null : pick(`${name} person`, people)
}
