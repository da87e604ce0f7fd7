import type { Me } from '../../../schema/base/calls.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { type Office, openOffice } from '../../data/office/office.ts'
import { hashNow } from '../../device/page/hash.ts'
import { rightsOf } from './rightsOf.ts'
import { loadScreenAt, typeAt } from './screens.ts'

/** What a person works with, on its way. */
export interface Opening {
  /** With the first lines of a long list in it, and with the program of the screen they are on. */
  readonly office: Promise<Office>
  /** What the device has is on the screen: what comes after it may begin. */
  readonly onShown: () => void
  readonly close: () => Promise<void>
}

let ahead: { readonly rights: string; readonly opening: Opening } | null = null

/** Begins while the program of the office itself is still being read: the browser's database takes as long as that. */
export function openAhead(me: Me): void {
  ahead ??= { rights: rightsOf(me), opening: opened(me) }
}

/** The office of a person, which may have been begun; another one that was begun is closed. */
export function takeOpening(me: Me): Opening {
  const begun = ahead
  ahead = null
  if (begun?.rights === rightsOf(me)) return begun.opening
  void begun?.opening.close()
  return opened(me)
}

/** Makes the program of the screen that is asked for come. */
export const loadScreen = (): Promise<void> => loadScreenAt(hashNow())

function opened(me: Me): Opening {
  const hash = hashNow()
  let onShown = () => {}
  const shown = new Promise<void>(resolve => {
    onShown = resolve
  })
  const opening = openOffice(me, { world: browserWorld, after: shown })
  const begin = async () => {
    // Ahead of everything else that is read: the frame comes with the first lines of its list in it.
    await (await opening).begin(typeAt(hash))
  }
  const office = Promise.all([opening, loadScreen(), begin()]).then(([first]) => first)
  return {
    office,
    onShown,
    async close() {
      await (await opening).close()
    },
  }
}
