import type { RxCollection, RxDatabase } from 'rxdb'
import type { MergeRules } from '../../../schema/base/merge.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { dropDatabase, openDatabase } from '../engine/database.ts'
import { type DeviceRow, rowSchema } from '../engine/deviceDatabase.ts'
import { nameOf } from '../engine/envelope.ts'
import type { World } from '../engine/world.ts'
import { type Edit, type Fate, type Trouble, troubleOf, type Version } from './edit.ts'

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
  /** Ends an edit that the server refused. */
  readonly refuse: (name: string, theirs: Version | null, problems: readonly Problem[]) => Promise<void>
  readonly settle: (key: string) => Promise<void>
  /** Calls the listener with the types of what changed. */
  readonly subscribe: (listener: (types: ReadonlySet<string>) => void) => () => void
  readonly close: () => Promise<void>
  /** Takes everything off the device. */
  readonly wipe: () => Promise<void>
}

type Stored = { readonly edit: Edit } | { readonly trouble: Trouble }

/** `rulesOf` says how documents of a type are merged. */
export async function openEdits(
  world: World,
  user: number,
  rulesOf: (type: string) => MergeRules = () => ({}),
): Promise<Edits> {
  const databaseName = `edits-${user}`
  const database: RxDatabase<{ edits: RxCollection<DeviceRow> }> = await openDatabase(world, {
    name: databaseName,
    strict: true,
    collections: { edits: { schema: rowSchema } },
  })
  const rows = database.edits
  const memory = new Map<string, Stored>()
  const listeners = new Set<(types: ReadonlySet<string>) => void>()
  for (const row of await rows.find({ selector: {}, sort: [{ key: 'asc' }] }).exec())
    memory.set(row.key, storedIn(row.toJSON()))
  let troubles = troublesIn(memory)
  const subscription = rows.eventBulks$.subscribe(({ events }) => {
    for (const { operation, documentId, documentData } of events) {
      if (operation === 'DELETE') memory.delete(documentId)
      else memory.set(documentId, storedIn(documentData))
    }
    troubles = troublesIn(memory)
    const types = new Set(events.map(({ documentId }) => documentId.slice(0, documentId.indexOf(':'))))
    for (const listener of listeners) listener(types)
  })
  const put = async (key: string, stored: Stored, at: number) => {
    await rows.upsert({ key, at, value: JSON.parse(JSON.stringify(stored)) as DeviceRow['value'] })
  }
  const remove = async (key: string) => {
    await rows.findOne(key).remove()
  }
  const editOf = (name: string): Edit | undefined => {
    const stored = memory.get(name)
    return stored && 'edit' in stored ? stored.edit : undefined
  }
  /** From the disk: what another page just wrote may not have been told here yet. */
  const latest = async (name: string): Promise<Edit | undefined> => {
    const [row] = await rows.storageInstance.findDocumentsById([name], false)
    const stored = row && storedIn(row)
    return stored && 'edit' in stored ? stored.edit : undefined
  }
  // The pages of a device change the same edits: one at a time, or a keystroke and an answer could undo each other.
  const alone = (work: () => Promise<void>) =>
    world.withLock(`${world.prefix}${databaseName}`, work, new AbortController().signal)
  const carryOut = async (name: string, edit: Edit | undefined, fate: Fate, problems: readonly Problem[]) => {
    if ('edit' in fate) await put(name, { edit: fate.edit }, fate.edit.at)
    if ('conflict' in fate && edit) {
      const trouble = troubleOf(edit, fate.conflict, problems, world.now(), rulesOf(edit.type))
      await put(trouble.key, { trouble }, trouble.at)
    }
    if (!('edit' in fate) && edit) await remove(name)
  }

  return {
    edit: editOf,
    edits: () => [...memory.values()].flatMap(stored => ('edit' in stored ? [stored.edit] : [])),
    troubles: () => troubles,
    troubleOf: name => troubles.find(trouble => nameOfEdit(trouble) === name),
    change: (name, next) =>
      alone(async () => {
        const edit = await latest(name)
        const fate = next(edit)
        if (fate && !('edit' in fate && fate.edit === edit)) await carryOut(name, edit, fate, [])
      }),
    refuse: (name, theirs, problems) =>
      alone(async () => {
        const edit = await latest(name)
        if (edit) await carryOut(name, edit, { conflict: theirs }, problems)
      }),
    settle: key => alone(() => remove(key)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      subscription.unsubscribe()
      await database.close()
    },
    async wipe() {
      subscription.unsubscribe()
      await database.close()
      await dropDatabase(world, databaseName)
    },
  }
}

export const nameOfEdit = ({ type, id }: Pick<Edit, 'type' | 'id'>): string => nameOf(type, id)

function troublesIn(memory: ReadonlyMap<string, Stored>): readonly Trouble[] {
  return [...memory.values()]
    .flatMap(stored => ('trouble' in stored ? [stored.trouble] : []))
    .toSorted((one, other) => other.at - one.at)
}

function storedIn(row: unknown): Stored {
  return (row as DeviceRow).value as unknown as Stored
}
