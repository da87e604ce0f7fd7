import { isObject } from '../../../schema/base/sameValue.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { deviceShelf } from '../engine/deviceDatabase.ts'
import type { World } from '../engine/world.ts'

/** Who last ordered on this device, so that nobody types twice. It never leaves the device but in an order. */
export interface KnownGuest {
  /** The checkout form as it was sent: names, addresses, way to pay. */
  readonly contact: Readonly<Record<string, unknown>>
  readonly branch: number
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** The versions of terms and privacy policy that were agreed to; see agreedTexts.ts of the checkout. */
  readonly agreed: Readonly<Record<string, string>>
  /** Epoch ms of that order. */
  readonly at: number
}

export interface KnownGuests {
  readonly load: () => Promise<KnownGuest | null>
  readonly save: (guest: KnownGuest) => Promise<void>
  readonly forget: () => Promise<void>
}

/** Beside the guest's orders, because so many collections may be open at once; no order's uid is called so. */
const KEY = 'guest'

export function createKnownGuests(world: World): KnownGuests {
  const guests = deviceShelf(world, 'orders', isKnownGuest)
  return {
    load: () => guests.get(KEY),
    save: guest => guests.put(KEY, guest.at, guest),
    forget: () => guests.remove(KEY),
  }
}

function isKnownGuest(value: unknown): value is KnownGuest {
  return isObject(value) && isObject(value['contact']) && isObject(value['agreed']) && typeof value['at'] === 'number'
}
