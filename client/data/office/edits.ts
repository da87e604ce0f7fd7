import type { RxCollection } from 'rxdb'
import type { MergeRules } from '../../../schema/base/merge.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { dropDatabase, openDatabase } from '../engine/database.ts'
import { type DeviceRow, rowSchema, type Shelf, shelf } from '../engine/shelf.ts'
import type { World } from '../engine/world.ts'
import { type Edit, type Fate, nameOfEdit, type Trouble, troubleOf, type Version } from './edit.ts'

/**
 * A person's edits and troubles on this device, written through to the disk: typed work exists nowhere else until the
 * server has it. Read from memory, the same in all pages of the device.
 */
export interface Edits {
  readonly edit: (name: string) => Edit | undefined
  readonly edits: () => readonly Edit[]
  /** Newest first. */
  readonly troubles: () => readonly Trouble[]
  /** The newest trouble of a document. */
  readonly troubleOf: (name: string) => Trouble | undefined
  /** Changes the edit of a document; `next` gets the present one and says what becomes of it. Resolves when it is durable. */
  readonly change: (name: string, next: (edit: Edit | undefined) => Fate | null) => Promise<void>
  /** The same for many documents at once. */
  readonly changeAll: (changes: readonly EditChange[]) => Promise<void>
  /** Ends an edit that the server refused. */
  readonly refuse: (name: string, theirs: Version | null, problems: readonly Problem[]) => Promise<void>
  readonly settle: (key: string) => Promise<void>
  /** Calls the listener with the types of what changed. */
  readonly subscribe: (listener: (types: ReadonlySet<string>) => void) => () => void
  readonly close: () => Promise<void>
  /** Takes everything off the device. */
  readonly wipe: () => Promise<void>
}

interface EditChange {
  readonly name: string
  readonly next: (edit: Edit | undefined) => Fate | null
}

type Stored = { readonly edit: Edit } | { readonly trouble: Trouble }

/** `rulesOf` says how documents of a type are merged. */
export async function openEdits(
  world: World,
  user: number,
  rulesOf: (type: string) => MergeRules = () => ({}),
): Promise<Edits> {
  const databaseName = `edits-${user}`
  const database = await openDatabase<{ edits: RxCollection<DeviceRow> }>(world, {
    name: databaseName,
    strict: true,
    collections: { edits: { schema: rowSchema } },
  })
  const stored = shelf(async () => database.edits, isStored)
  const memory = await remember(stored)
  // The pages of a device change the same edits: one at a time, or a keystroke and an answer could undo each other.
  const alone = (work: () => Promise<void>) =>
    world.withLock(`${world.prefix}${databaseName}`, work, new AbortController().signal)
  const carryOut = async (name: string, edit: Edit | null, fate: Fate, problems: readonly Problem[]) => {
    if ('edit' in fate) await stored.put(name, fate.edit.at, { edit: fate.edit })
    if ('conflict' in fate && edit) {
      const trouble = troubleOf(edit, fate.conflict, problems, world.now(), rulesOf(edit.type))
      await stored.put(trouble.key, trouble.at, { trouble })
    }
    if (!('edit' in fate) && edit) await stored.remove(name)
  }
  const latest = async (name: string) => editIn(await stored.get(name))

  return {
    ...memory.reads,
    change: (name, next) =>
      alone(async () => {
        const edit = await latest(name)
        const fate = next(edit ?? undefined)
        if (fate && !('edit' in fate && fate.edit === edit)) await carryOut(name, edit, fate, [])
      }),
    changeAll: changes =>
      alone(async () => {
        const present = await stored.getAll(changes.map(({ name }) => name))
        const fates = changes.flatMap(({ name, next }) => {
          const edit = editIn(present.get(name) ?? null)
          const fate = next(edit ?? undefined)
          return fate && !('edit' in fate && fate.edit === edit) ? [{ name, edit, fate }] : []
        })
        await stored.rewrite(
          fates.flatMap(({ name, fate }) =>
            'edit' in fate ? [{ key: name, at: fate.edit.at, value: { edit: fate.edit } }] : [],
          ),
          fates.flatMap(({ name, edit, fate }) => ('done' in fate && edit ? [name] : [])),
        )
        for (const { name, edit, fate } of fates) if ('conflict' in fate) await carryOut(name, edit, fate, [])
      }),
    refuse: (name, theirs, problems) =>
      alone(async () => {
        const edit = await latest(name)
        if (edit) await carryOut(name, edit, { conflict: theirs }, problems)
      }),
    settle: key => alone(() => stored.remove(key)),
    async close() {
      memory.stop()
      await database.close()
    },
    async wipe() {
      memory.stop()
      await database.close()
      await dropDatabase(world, databaseName)
    },
  }
}

/** What is stored, to be read at once; it follows what any page of the device changes. */
async function remember(stored: Shelf<Stored>) {
  const edits = new Map<string, Edit>()
  const listeners = new Set<(types: ReadonlySet<string>) => void>()
  const troubleByKey = new Map<string, Trouble>()
  let troubles: readonly Trouble[] = []
  const take = (changes: readonly { readonly key: string; readonly value: Stored | null }[]) => {
    for (const { key, value } of changes) {
      if (value && 'edit' in value) edits.set(key, value.edit)
      else edits.delete(key)
      if (value && 'trouble' in value) troubleByKey.set(key, value.trouble)
      else troubleByKey.delete(key)
    }
    troubles = [...troubleByKey.values()].toSorted((one, other) => other.at - one.at)
  }
  take((await stored.all()).map(value => ({ key: keyOf(value), value })))
  const stop = await stored.follow(changes => {
    take(changes)
    const types = new Set(changes.map(({ key }) => key.slice(0, key.indexOf(':'))))
    for (const listener of listeners) listener(types)
  })
  const reads: Pick<Edits, 'edit' | 'edits' | 'troubles' | 'troubleOf' | 'subscribe'> = {
    edit: name => edits.get(name),
    edits: () => [...edits.values()],
    troubles: () => troubles,
    troubleOf: name => troubles.find(trouble => nameOfEdit(trouble) === name),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { reads, stop }
}

const keyOf = (stored: Stored): string => ('edit' in stored ? nameOfEdit(stored.edit) : stored.trouble.key)

const editIn = (stored: Stored | null): Edit | null => (stored && 'edit' in stored ? stored.edit : null)

function isStored(value: unknown): value is Stored {
  return isObject(value) && (isObject(value['edit']) || isObject(value['trouble']))
}
