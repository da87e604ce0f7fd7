import type { Me } from '../../../schema/base/calls.ts'
import { isObject, sameValue } from '../../../schema/base/sameValue.ts'
import { signal } from '../../device/signal.ts'
import type { Stream } from '../sync/stream.ts'

/** That the server knows this person under other rights than the office was opened with, also where it takes no database away. */
export interface Rights {
  /** Calls the listener once that is so, at once where it is already; returns how to end it. */
  readonly follow: (listener: () => void) => () => void
}

interface Heard extends Rights {
  /** Hears what the one stream of the device tells: when it opens, and whenever somebody changes them. */
  readonly hear: (stream: Stream) => () => void
}

export function createRights({ roles, user }: Pick<Me, 'roles' | 'user'>): Heard {
  const known = { roles, branches: user.branches.map(({ id }) => id) }
  const areOthers = signal(false)
  return {
    follow(listener) {
      const look = () => areOthers.get() && listener()
      look()
      return areOthers.subscribe(look)
    },
    hear: stream =>
      stream.listenTo(() => false, {
        onSeq: () => {},
        onOpen: () => {},
        onRights: told => areOthers.set(isObject(told) && !sameValue(told, known)),
      }),
  }
}
