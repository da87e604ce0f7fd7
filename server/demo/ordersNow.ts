import type { Device } from '../../schema/base/access.ts'
import { addDays, instantAt, localTime, MINUTE } from '../../schema/base/zonedTime.ts'
import { usualParts } from '../../schema/catalogue/usual.ts'
import type { ExternalUser } from '../../schema/ordering/externalUser.ts'
import { type OrderCall, orderCall } from '../../schema/ordering/requests.ts'
import type { OrderRow } from '../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../base/storage/storage.ts'
import type { BranchOffer } from '../ordering/orders/catalogue.ts'
import { branchIds } from './branch.ts'
import type { Photo } from './guestPhoto.ts'
import { demoGuests } from './guests.ts'
import { type Guest, guestsOfNow, type Item } from './guestsOfNow.ts'
import { possibleOf, uuidOf, type Visit } from './orderCalls.ts'
import { type Step, steps } from './orderCourse.ts'

/** Somebody who orders, what it is, and what becomes of it. */
export interface Coming extends Visit {
  /** The kiosk it is ordered at. */
  readonly device?: Device
  /** Who orders for a firm. */
  readonly person?: (transaction: Transaction) => Promise<ExternalUser | null>
  readonly call: (offered: BranchOffer, person: ExternalUser | null) => OrderCall | null
  /** In the order of time. */
  readonly course: (placed: OrderRow) => readonly Step[]
}

const FETCHED_AFTER = 5
const kiosk: Device = { id: 1, kind: 'kiosk', branch: branchIds.stammhaus }

/**
 * The last three hours of the main house, which never closes, until `now` (epoch ms): orders of every way and in every state.
 * `photo` is what the guest of a cake handed in for it.
 */
export function guestsNow(now: number, zone: string, photo: Photo): readonly Coming[] {
  const { date } = localTime(now, zone)
  return guestsOfNow.map((guest, index) => {
    const visit = { name: `${date} now ${index}`, branch: branchIds.stammhaus, at: now - guest.ago * MINUTE }
    return {
      ...visit,
      ...(guest.way === 'kiosk' && { device: kiosk }),
      call: offered =>
        possibleOf(wishOf(guest, visit, { index, offered, date, photo }), offered, visit.at, {
          isAtKiosk: guest.way === 'kiosk',
        })?.call ?? null,
      course: () => courseOf(guest),
    }
  })
}

/** When what became of it happened. */
function courseOf({ stand, pays, way }: Guest): readonly Step[] {
  const begun = pays === 'mollie' ? [steps.paid(MINUTE)] : []
  if (stand === 'new') return begun
  const seen = [...begun, steps.seen(1.5 * MINUTE)]
  if (stand === 'seen') return seen
  if (stand === 'called off') return [...seen, steps.calledOff(3 * MINUTE)]
  if (stand === 'refused') return [...seen, steps.refused(4 * MINUTE)]
  const taken = [...seen, steps.taken(2 * MINUTE)]
  if (stand === 'taken') return taken
  if ('made' in stand) return [...taken, steps.ready(stand.made * MINUTE)]
  const road = way === 'delivery' ? 6 : 0
  return [...taken, steps.ready(stand.fetched * MINUTE), steps.handed((stand.fetched + FETCHED_AFTER + road) * MINUTE)]
}

interface Around {
  readonly index: number
  readonly offered: BranchOffer
  /** Today, YYYY-MM-DD. */
  readonly date: string
  readonly photo: Photo
}

function wishOf(guest: Guest, visit: Visit, { index, offered, date, photo }: Around): OrderCall {
  const { branch } = offered
  const { way, comment, pays, later, pictureAt } = guest
  const handedIn = pictureAt === undefined ? {} : { [pictureAt]: [photo] }
  const isTable = way.startsWith('stammhaus-')
  const appointmentDate =
    later && new Date(instantAt(addDays(date, later.days), later.minute, branch.timeZone)).toISOString()
  return orderCall.parse({
    uid: uuidOf(visit.name),
    branch: visit.branch,
    isDelivery: way === 'delivery',
    isDineIn: isTable,
    table: isTable ? way : undefined,
    ...(way === 'delivery' && { deliveryArea: '1080 Josefstadt', zipCode: '1080', city: branch.city }),
    ...(way !== 'kiosk' && demoGuests[index % demoGuests.length]),
    country: branch.country,
    items: guest.items.flatMap(item => itemOf(item, offered, handedIn)),
    expectedTotal: 0,
    appointmentDate,
    comment,
    paymentMethod: pays ?? 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  })
}

/** Nothing where the card does not have it. */
function itemOf(
  [name, amount, wish, parts]: Item,
  { menus, product: known }: BranchOffer,
  handedIn: Readonly<Record<string, readonly Photo[]>>,
) {
  const ids = menus.flatMap(({ catalog }) => catalog.flatMap(({ products }) => products))
  const product = ids.map(known).find(each => each?.name === name)
  return product
    ? [{ product: product.id, amount, wish, parts: { ...usualParts(product), ...parts, ...handedIn } }]
    : []
}
