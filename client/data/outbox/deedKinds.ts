import { type Deed, type DeedKind, type Handling, isOfKind } from './deed.ts'
import { orderDeed } from './orderDeed.ts'
import { stepDeed } from './stepDeed.ts'
import { switchDeed } from './switchDeed.ts'

/** The kinds of deeds most devices have; what is clocked is fetched where there is some. */
const kinds = [known(orderDeed), known(stepDeed), known(switchDeed)]

/** How a deed is carried to the server; null where this program does not know its kind and leaves it alone. */
export async function handlingOf(deed: Deed<unknown>): Promise<Handling | null> {
  for (const handling of kinds) {
    const found = handling(deed)
    if (found) return found
  }
  if (deed.kind === 'ownAbsence') return known((await import('./ownAbsenceDeed.ts')).ownAbsenceDeed)(deed)
  if (deed.kind === 'ownEntry') return known((await import('./ownEntryDeed.ts')).ownEntryDeed)(deed)
  if (deed.kind === 'ownClock') return known((await import('./ownClockDeed.ts')).ownClockDeed)(deed)
  return deed.kind === 'clock' ? known((await import('./clockDeed.ts')).clockDeed)(deed) : null
}

function known<Body>(kind: DeedKind<Body>): (deed: Deed<unknown>) => Handling | null {
  return deed => (isOfKind(deed, kind) ? kind.handling(deed) : null)
}
