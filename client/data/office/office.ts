import type { Me } from '../../../schema/base/calls.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { entities as register } from '../../../schema/index.ts'
import { derived, type Live } from '../engine/live.ts'
import { browserWorld, type World } from '../engine/world.ts'
import { createDesk } from './desk.ts'
import { mirrored, type Trouble, unanchored, type Version } from './edit.ts'
import { nameOfEdit, openEdits } from './edits.ts'
import { createMirror } from './mirror.ts'
import { openOfficeCache } from './officeCache.ts'
import { createOfficeSources } from './officeSources.ts'
import { asOfKey, createOfficeStatus, type OfficeState } from './officeStatus.ts'
import { type OfficeSync, startOfficeSync } from './officeSync.ts'
import { versionOfRow } from './push.ts'
import { createRows, type ListQuery, type Page, type Row, steadyPage, titlesOf } from './rows.ts'

export type { Live } from '../engine/live.ts'
export { Refused } from './desk.ts'
export type { Trouble } from './edit.ts'
export type { OfficeState } from './officeStatus.ts'
export type { ListQuery, Page, Row } from './rows.ts'

/** What staff see and change, on this device first. */
export interface Office {
  readonly list: (type: string, query: ListQuery) => Live<Page>
  /** Null where there is no such document. */
  readonly get: (type: string, id: number) => Live<Row | null>
  /** Titles of related documents, for labels. */
  readonly titles: (type: string, ids: readonly number[]) => Live<ReadonlyMap<number, string>>
  /**
   * Saves changed fields on this device; the server gets them when it can be reached. `base` is the row the changes were
   * made on, `id` null makes a new document. Throws Refused with the problems where the result has not the entity's shape.
   */
  readonly save: (type: string, id: number | null, changes: Body, base: Row | null) => Promise<Row>
  readonly remove: (type: string, id: number) => Promise<void>
  /** Takes a removal back: the row as it was before it. */
  readonly restore: (type: string, row: Row) => Promise<Row>
  /** Newest first. */
  readonly troubles: () => Live<readonly Trouble[]>
  /** Decides a trouble: `body` is saved on top of the server's document (null: the server's stays). */
  readonly settle: (trouble: Trouble, body: Body | null) => Promise<void>
  readonly state: () => Live<OfficeState>
  /** Goes on after a sign-in. */
  readonly resume: () => void
  readonly close: () => Promise<void>
  /** Takes everything of this person off the device, also what the server does not have. */
  readonly wipe: () => Promise<void>
}

export interface OfficeOptions {
  readonly world?: World
  readonly entities?: readonly Entity[]
}

/**
 * Opens what a person works with in the office: a mirror of the databases they may read, and their own edits on top.
 * Works without the server from the second visit on.
 */
export async function openOffice(me: Me, options: OfficeOptions = {}): Promise<Office> {
  const { world = browserWorld, entities = register } = options
  const entityOf = (type: string) => entities.find(entity => entity.type === type)
  const rulesOf = (type: string) => {
    const shape = entityOf(type)?.shape
    return shape ? mergeRules(shape) : {}
  }
  const databases = me.databases.filter(name => name === 'office' || name === 'admin')
  const databaseOf = (type: string) =>
    entityOf(type)?.audiences.admin && databases.includes('admin') ? 'admin' : 'office'

  const cache = await openOfficeCache(world, me, entities, databases)
  const edits = await openEdits(world, me.user.id, rulesOf)
  const mirror = createMirror(databases.map(cache.of), type => cache.of(databaseOf(type)))
  const sources = createOfficeSources(mirror, edits)
  const rows = createRows(mirror, edits, entityOf, type => sources.of(type).version())
  const status = createOfficeStatus(world, edits, me.user.id)

  const reconcile = (name: string, theirs: Version) =>
    edits.change(name, edit => (edit ? mirrored(edit, theirs, rulesOf(edit.type)) : null))
  const catchUp = async (name: string) => {
    const row = await mirror.find(name)
    if (row) await reconcile(name, versionOfRow(row))
  }
  const stopReconciling = mirror.subscribe(changed => {
    for (const row of changed) if (edits.edit(row._id)) void reconcile(row._id, versionOfRow(row))
  })
  for (const edit of edits.edits()) void catchUp(nameOfEdit(edit))

  const sync: OfficeSync = startOfficeSync({
    world,
    user: me.user.id,
    databases,
    databaseOf,
    rulesOf,
    collectionOf: cache.of,
    edits,
    status,
    catchUp,
    async onEpoch() {
      for (const edit of edits.edits())
        await edits.change(nameOfEdit(edit), present => (present ? unanchored(present) : null))
    },
  })
  const stop = async () => {
    await sync.stop()
    stopReconciling()
    status.stop()
    mirror.close()
    await cache.close()
  }

  return {
    ...createDesk({ world, entityOf, edits, mirror, rows }),
    list: (type, query) => derived(sources.of(type), before => steadyPage(before, rows.list(type, query))),
    get: (type, id) =>
      derived(sources.of(type), () => {
        const row = rows.row(type, id)
        return row === null ? undefined : (row ?? null)
      }),
    titles: (type, ids) => derived(sources.of(type), before => titlesOf(rows, type, ids, before)),
    troubles: () => derived(sources.troubles, () => edits.troubles()),
    state: () => status.live,
    resume: sync.resume,
    async close() {
      await stop()
      await edits.close()
    },
    async wipe() {
      await stop()
      await cache.drop()
      await edits.wipe()
      world.memo.set(asOfKey(me.user.id), null)
    },
  }
}
