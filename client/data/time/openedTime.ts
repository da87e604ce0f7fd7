import { userDatabase } from '../../../schema/base/access.ts'
import { type Signal, signal } from '../../device/signal.ts'
import type { World } from '../engine/world.ts'
import type { DeedPerson } from '../outbox/deed.ts'
import type { OwnTime } from './ownTime.ts'

/** A person's own working time, opened when it is first asked for and kept open as long as the office is. */
export interface OpenedTime {
  /** Null until it is open; 'failed' where this device can keep nothing. */
  readonly current: Pick<Signal<OwnTime | 'failed' | null>, 'get' | 'subscribe'>
  readonly open: () => void
  readonly close: () => Promise<void>
  /** Takes what the server told off the device. */
  readonly wipe: () => Promise<void>
}

export function createOpenedTime(person: DeedPerson, world: World): OpenedTime {
  const current = signal<OwnTime | 'failed' | null>(null)
  let opening: Promise<OwnTime | null> | null = null
  const ending = async (): Promise<OwnTime | null> => {
    const opened = await opening
    opening = null
    current.set(null)
    return opened
  }
  return {
    current,
    open() {
      opening ??= import('./ownTime.ts').then(({ openOwnTime }) => openOwnTime(person, world)).catch(() => null)
      void opening.then(opened => opening && current.set(opened ?? 'failed'))
    },
    close: async () => (await ending())?.close(),
    async wipe() {
      const opened = await ending()
      // Whoever leaves without network leaves nothing behind either: this needs nothing that did not come with the office.
      const { dropCache } = await import('../engine/database.ts')
      await (opened ? opened.wipe() : dropCache(world, userDatabase(person.id)))
    },
  }
}
