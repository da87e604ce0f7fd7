import type { RxCollection } from 'rxdb'
import { isObject } from '../../../schema/base/sameValue.ts'
import { DAY } from '../../../schema/base/zonedTime.ts'
import { hash } from '../engine/hash.ts'
import { type DeviceRow, rowSchema, type Shelf, shelf } from '../engine/shelf.ts'
import type { World } from '../engine/world.ts'
import { createPersonDatabase } from './personDatabase.ts'

/** What the server last said to an address, and when, in epoch ms by the server's clock. */
export interface KeptAnswer {
  readonly address: string
  readonly at: number
  readonly data: unknown
}

/** The last answers a person got, for a page that begins without the server. */
export interface KeptAnswers {
  /** Null where there is none of the last day. */
  readonly read: (address: string) => Promise<KeptAnswer | null>
  /** What it says now. */
  readonly keep: (address: string, data: unknown) => Promise<void>
  /** The person may not read it any more. */
  readonly drop: (address: string) => Promise<void>
  /** All of them: somebody they may name was erased. */
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
  /** Takes everything off the device. */
  readonly wipe: () => Promise<void>
}

/** Names of guests do not lie on a device for longer than the day they ordered on (ms). */
export const KEPT_FOR_MS = DAY
/** So many are kept, the newest; opened orders are what there can be many of. */
export const KEPT_AT_MOST = 200

/** How often what is too old is looked for (ms). */
const SWEEP_EVERY_MS = DAY / 24

interface Collections {
  answers: RxCollection<DeviceRow>
}

/** Opens them when they are needed, and takes away what is too old. */
export function createKeptAnswers(world: World, user: number): KeptAnswers {
  const collections = { answers: { schema: rowSchema } }
  // A copy of what the server knows: not worth waiting for the disk.
  const database = createPersonDatabase<Collections>(world, { name: `answers-${user}`, collections }, false)
  const rows: Shelf<KeptAnswer> = shelf(async () => (await database.open()).answers, isAnswer)
  let swept: Promise<void> | null = null
  let sweptAt = 0
  const sweep = async () => {
    sweptAt = world.now()
    const fresh = (await rows.all()).toSorted((one, other) => other.at - one.at)
    const gone = fresh.filter(({ at }, index) => index >= KEPT_AT_MOST || isOver(at))
    await rows.rewrite(
      [],
      gone.map(({ address }) => hash(address)),
    )
  }
  const isOver = (at: number): boolean => world.now() - at > KEPT_FOR_MS
  const ready = (): Promise<void> => {
    // Offices stay open for weeks.
    if (swept === null || world.now() - sweptAt > SWEEP_EVERY_MS) swept = sweep()
    return swept
  }
  return {
    async read(address) {
      await ready()
      const answer = await rows.get(hash(address))
      return answer?.address === address && !isOver(answer.at) ? answer : null
    },
    async keep(address, data) {
      await ready()
      const at = world.now()
      await rows.put(hash(address), at, { address, at, data })
    },
    drop: address => rows.remove(hash(address)),
    forget: async () =>
      rows.rewrite(
        [],
        (await rows.all()).map(({ address }) => hash(address)),
      ),
    close: database.close,
    wipe: database.wipe,
  }
}

const isAnswer = (value: unknown): value is KeptAnswer =>
  isObject(value) && typeof value['address'] === 'string' && typeof value['at'] === 'number' && 'data' in value
