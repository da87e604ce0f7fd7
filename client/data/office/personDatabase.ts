import type { RxCollectionCreator, RxDatabase } from 'rxdb'
import type { World } from '../engine/world.ts'

/** A database of one person on this device, opened when it is needed. */
interface PersonDatabase<Collections> {
  /** Throws where the device keeps nothing, and once it was wiped. */
  readonly open: () => Promise<RxDatabase<Collections>>
  readonly close: () => Promise<void>
  /** Takes it off the device for good: what was just being stored is not there again after a sign-out. */
  readonly wipe: () => Promise<void>
}

interface PersonWish<Collections> {
  readonly name: string
  readonly collections: { readonly [Name in keyof Collections]: RxCollectionCreator }
}

/** What exists nowhere else is `strict`: written through to the disk before a write counts as done. */
export function createPersonDatabase<Collections>(
  world: World,
  { name, collections }: PersonWish<Collections>,
  strict = true,
): PersonDatabase<Collections> {
  let opening: Promise<RxDatabase<Collections>> | null = null
  let isWiped = false
  // What opens databases comes when the first is asked for: a page shows what it has before that.
  const open = async () =>
    (await import('../engine/database.ts')).openDatabase<Collections>(world, { name, strict, collections })
  const close = async () => {
    const database = await opening?.catch(() => null)
    opening = null
    await database?.close()
  }
  return {
    open() {
      if (isWiped) return Promise.reject(new Error('This person has signed out.'))
      opening ??= open()
      return opening
    },
    close,
    async wipe() {
      isWiped = true
      await close()
      const { dropDatabase } = await import('../engine/database.ts')
      await dropDatabase(world, name)
    },
  }
}
