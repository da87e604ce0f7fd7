import type { RxCollection } from 'rxdb'
import type { Body } from '../../../schema/base/entity.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { type DeviceRow, rowSchema, type Shelf, shelf } from '../engine/shelf.ts'
import type { World } from '../engine/world.ts'
import { createPersonDatabase } from './personDatabase.ts'

/** What a person typed and has not saved, by the document it is typed into: it outlives a crash of the browser. */
export interface KeptDrafts {
  readonly read: (name: string) => Promise<Body | null>
  /** Resolves when it is on the disk. */
  readonly keep: (name: string, draft: Body) => Promise<void>
  readonly drop: (name: string) => Promise<void>
  /** Of all that is kept. */
  readonly names: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
  /** Takes everything off the device. */
  readonly wipe: () => Promise<void>
}

interface Collections {
  drafts: RxCollection<DeviceRow>
}

/** Opens them when they are needed: most pages of the office never ask. */
export function createKeptDrafts(world: World, user: number): KeptDrafts {
  const collections = { drafts: { schema: rowSchema } }
  const database = createPersonDatabase<Collections>(world, { name: `drafts-${user}`, collections })
  const drafts: Shelf<Body> = shelf(async () => (await database.open()).drafts, isObject)
  // In their order: what was kept last and dropped then is gone.
  let last: Promise<unknown> = Promise.resolve()
  const next = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => null)
    return done
  }
  return {
    read: key => next(() => drafts.get(key)),
    keep: (key, draft) => next(() => drafts.put(key, world.now(), draft)),
    drop: key => next(() => drafts.remove(key)),
    names: () => next(drafts.keys),
    async close() {
      await last
      await database.close()
    },
    async wipe() {
      await last
      await database.wipe()
    },
  }
}
