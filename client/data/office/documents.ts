import { branchOfTeam } from '../../../schema/base/access.ts'
import type { Me } from '../../../schema/base/calls.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { ChangeSet } from '../../../schema/base/history.ts'
import type { MergeRules } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import { externalUsers } from '../../../schema/ordering/externalUser.ts'
import type { Connection, Pending } from '../engine/connection.ts'
import type { EnvelopeRow } from '../engine/envelope.ts'
import { derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { type Follower, openReplica, type Replica } from '../sync/replica.ts'
import { joinStream, type Stream } from '../sync/stream.ts'
import { createCommands, type Refused, type Wanted } from './commands.ts'
import { type Edit, isTaken, mirrored, nameOfEdit, type Trouble, unanchored } from './edit.ts'
import { type Edits, openEdits } from './edits.ts'
import { createHeads, type Heads } from './heads.ts'
import type { KeptDrafts } from './keptDrafts.ts'
import type { KeptHeads } from './keptHeads.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { officeReplica } from './officeReplica.ts'
import { createOfficeSources } from './officeSources.ts'
import { createRows, type ListQuery, type Page, type Row, steadyPage, titlesOf } from './rows.ts'
import { startUpload, type Upload, versionOfRow } from './upload.ts'

/** The documents of the office on this device: the server's, and what was changed here on top. */
export interface Documents extends Heads {
  readonly list: (type: string, query: ListQuery) => Live<Page>
  /** Null where there is no such document. */
  readonly get: (type: string, id: number) => Live<Row | null>
  /** Titles of related documents, for labels. */
  readonly titles: (type: string, ids: readonly number[]) => Live<ReadonlyMap<number, string>>
  /**
   * Saves changed fields on this device; the server gets them when it can be reached. `base` is the row the changes were
   * made on, `id` null makes a new document, `under` names what it is part of where several documents are changed as one.
   * Throws Refused with the problems where the result has not the entity's shape.
   */
  readonly save: (type: string, id: number | null, changes: Body, base: Row | null, under?: ChangeSet) => Promise<Row>
  /** The same for many documents of a type at once: each is a change of its own, and one that is refused stops no other. */
  readonly saveAll: (type: string, wanted: readonly Wanted[], under?: ChangeSet) => Promise<readonly (Row | Refused)[]>
  /** Resolves with the row as it was then, which is what comes back; null where there was none any more. */
  readonly remove: (type: string, id: number, under?: ChangeSet) => Promise<Row | null>
  /** Takes a removal back: the row as it was before it. */
  readonly restore: (type: string, row: Row, under?: ChangeSet) => Promise<Row>
  /** Newest first. */
  readonly troubles: () => Live<readonly Trouble[]>
  /** Decides a trouble: `body` is saved on top of the server's document (null: the server's stays). */
  readonly settle: (trouble: Trouble, body: Body | null) => Promise<void>
  readonly state: () => Live<Connection>
  /** Goes on after a sign-in. */
  readonly resume: () => void
  readonly close: () => Promise<void>
  /** Takes everything of this person off the device, also what the server does not have. */
  readonly wipe: () => Promise<void>
}

interface DocumentOptions {
  readonly world: World
  readonly entities: readonly Entity[]
  /** Its name on the device. */
  readonly database: string
  /** What goes before following the server. */
  readonly after: Promise<unknown> | undefined
  readonly heads: KeptHeads
  readonly drafts: KeptDrafts
  /** Those who hear what the one stream of the device tells. */
  readonly heard: readonly { readonly hear: (stream: Stream) => () => void }[]
}

/** Opens a mirror of the databases a person may read, and their own edits on top. */
export async function openDocuments(me: Me, options: DocumentOptions): Promise<Documents> {
  const { world, entities, database, after, heads, drafts, heard } = options
  const entityOf = (type: string) => entities.find(entity => entity.type === type)
  const rulesOf = (type: string) => {
    const shape = entityOf(type)?.shape
    return shape ? mergeRules(shape) : {}
  }
  const { databases, databasesOf, databaseOf } = databasesFor(me, entityOf)
  // Beside each other: a browser that has just started takes its time for each.
  const opening = openEdits(world, me.user.id, rulesOf)
  const declared = officeReplica(me, database, databases, opening.then(pendingIn))
  const [edits, replica] = await Promise.all([opening, openReplica(world, declared)])
  const heldIn = (type: string) => databasesOf(type).map(replica.documents)
  const mirror = createMirror(databases.map(replica.documents), heldIn, type => beginnings.begin(type))
  const stopForgetting = forgettingDrafts(mirror, drafts)
  const sources = createOfficeSources(world, mirror, edits)
  const rows = createRows(mirror, edits, entityOf, type => sources.of(type).version())
  const beginnings = createHeads({ kept: heads, mirror, rows, databasesOf })
  const { catchUp, stop: stopReconciling } = reconcile(mirror, edits, rulesOf)
  let upload: Upload | null = null
  const stopFollowing = following(replica, after, {
    onCurrent: sources.caughtUp,
    onEpoch: () => unanchorAll(edits),
    whileLeading(resync, onSignedOut) {
      const onAccepted = (names: readonly string[]) => {
        void catchUp(names)
        resync()
      }
      upload = startUpload({ world, edits, person: me.user.id, databaseOf, rulesOf, onSignedOut, onAccepted })
      const { stream, leave } = joinStream(world)
      const stops = [upload.stop, ...heard.map(each => each.hear(stream)), leave]
      return () => stops.forEach(end => end())
    },
  })
  const stop = () => {
    stopFollowing()
    stopReconciling()
    stopForgetting()
    mirror.close()
  }

  return {
    ...createCommands({ world, entityOf, edits, mirror }),
    ...beginnings,
    list: (type, query) => derived(sources.of(type), before => steadyPage(before, rows.list(type, query))),
    get: (type, id) => derived(sources.of(type), () => liveRow(rows.row(type, id))),
    titles: (type, ids) => derived(sources.of(type), before => titlesOf(rows, type, ids, before)),
    troubles: () => derived(sources.troubles, () => edits.troubles()),
    state: () => replica.connection,
    resume() {
      replica.resync()
      upload?.wake()
    },
    async close() {
      stop()
      await replica.close()
      await edits.close()
    },
    async wipe() {
      stop()
      await replica.wipe()
      await edits.wipe()
    },
  }
}

/** Follows the server, once what goes before has been done; returns how to call that off. */
function following(replica: Replica, after: Promise<unknown> | undefined, follower: Follower): () => void {
  let isCalledOff = false
  if (after) void after.then(() => isCalledOff || replica.follow(follower))
  else replica.follow(follower)
  return () => {
    isCalledOff = true
  }
}

/** What was changed here is based on no revision any more. */
async function unanchorAll(edits: Edits): Promise<void> {
  for (const edit of edits.edits())
    await edits.change(nameOfEdit(edit), present => (present ? unanchored(present) : null))
}

/** As something live says it: undefined while it is being read, null where there is none. */
const liveRow = (row: Row | null | undefined): Row | null | undefined => (row === null ? undefined : (row ?? null))

/** Edits that the server does not have yet. */
const pendingIn = (edits: Edits): Pending => ({
  count: () => edits.edits().filter(edit => !isTaken(edit)).length,
  subscribe: edits.subscribe,
})

/** What was typed about somebody goes with them: once they are deleted or erased, on whatever device it lies. */
const forgettingDrafts = (mirror: Mirror, drafts: KeptDrafts) =>
  mirror.subscribe(changed => {
    for (const { _id: name, type, _deleted } of changed)
      if (_deleted && ofPersons.has(type))
        void Promise.all([name, `notes:new:${name}`].map(drafts.drop)).catch(() => {})
  })

const ofPersons: ReadonlySet<string> = new Set([customers.type, externalUsers.type])

/** Keeps edits on top of what the mirror shows: what arrives changes what they are based on, or ends them. */
function reconcile(mirror: Mirror, edits: Edits, rulesOf: (type: string) => MergeRules) {
  const compare = async (rows: readonly EnvelopeRow[]) => {
    const known = rows.filter(row => edits.edit(row._id))
    if (known.length === 0) return
    const changes = known.map(row => ({
      name: row._id,
      next: (edit: Edit | undefined) => (edit ? mirrored(edit, versionOfRow(row), rulesOf(edit.type)) : null),
    }))
    await edits.changeAll(changes)
  }
  const catchUp = async (names: readonly string[]) => {
    const rows = await Promise.all(names.map(name => mirror.find(name)))
    await compare(rows.filter(row => row !== undefined))
  }
  const stop = mirror.subscribe(changed => void compare(changed))
  void catchUp(edits.edits().map(nameOfEdit))
  return { catchUp, stop }
}

/** Where a person's documents lie on this device, and where edits of them are pushed. */
function databasesFor(me: Me, entityOf: (type: string) => Entity | undefined) {
  const teams = me.databases.filter(name => branchOfTeam(name) !== null)
  const databases = me.databases.filter(name => name === 'office' || name === 'admin' || teams.includes(name))
  const databasesOf = (type: string): readonly string[] => {
    const entity = entityOf(type)
    if (entity?.audiences.admin && databases.includes('admin')) return ['admin']
    return entity?.teams ? teams : ['office']
  }
  /** To the team whose document it is: the server's answer finds it there. */
  const databaseOf = ({ type, id, mine, base }: Edit): string => {
    const [first = 'office', ...others] = databasesOf(type)
    if (others.length === 0) return first
    const branches = entityOf(type)?.teams?.({ id, ...base?.body, ...mine }) ?? []
    return teams.find(name => branches.includes(branchOfTeam(name) ?? 0)) ?? first
  }
  return { databases, databasesOf, databaseOf }
}
