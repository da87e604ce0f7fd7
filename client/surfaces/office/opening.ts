import type { Me } from '../../../schema/base/calls.ts'
import { browserWorld } from '../../data/engine/world.ts'
import type { Ahead } from '../../data/office/ahead.ts'
import { createOffice, type Office } from '../../data/office/office.ts'
import { hashNow } from '../../device/page/hash.ts'
import { isOfServer, typeAt } from './places.ts'
import { rightsOf } from './rightsOf.ts'
import { loadScreenAt } from './screens.ts'

/** What a person works with, on its way. */
export interface Opening {
  /** With the first lines of a long list in it, and with the program of the screen they are on. */
  readonly office: Promise<Office>
  /** What the device has is on the screen: what comes after it may begin. */
  readonly onShown: () => void
  readonly close: () => Promise<void>
}

let begun: { readonly rights: string; readonly opening: Opening } | null = null

/** Begins while the program of the office itself is still being read: the browser's database takes as long as that. */
export function openAhead(me: Me, ahead: Promise<Ahead | null>): void {
  begun ??= { rights: rightsOf(me), opening: opened(me, ahead) }
}

/** The office of a person, which may have been begun; another one that was begun is closed. */
export function takeOpening(me: Me): Opening {
  const former = begun
  begun = null
  if (former?.rights === rightsOf(me)) return former.opening
  void former?.opening.close()
  return opened(me, Promise.resolve(null))
}

/** Makes the program of the screen that is asked for come. */
export const loadScreen = (): Promise<void> => loadScreenAt(hashNow())

function opened(me: Me, reading: Promise<Ahead | null>): Opening {
  const hash = hashNow()
  let onShown = () => {}
  const shown = new Promise<void>(resolve => {
    onShown = resolve
  })
  const creating = reading.then(ahead =>
    createOffice(me, { world: browserWorld, after: shown, ahead, isLate: isOfServer(hash) }),
  )
  const begin = async () => {
    // Ahead of everything else that is read: the frame comes with the first lines of its list in it.
    const created = await creating
    if (!created.isShownFirst) await created.begin(typeAt(hash))
    return created.office
  }
  const office = Promise.all([begin(), loadScreen()]).then(([first]) => first)
  return {
    office,
    onShown,
    async close() {
      onShown()
      await (await creating).office.close()
    },
  }
}
