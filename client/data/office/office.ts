import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { entities as register } from '../../../schema/index.ts'
import { createSource, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Ahead } from './ahead.ts'
import type { Documents } from './documents.ts'
import { createErasures, type Erasures } from './erasures.ts'
import { forgetPersons } from './forgetPersons.ts'
import { createKeptAnswers, type KeptAnswers } from './keptAnswers.ts'
import { createKeptDrafts, type KeptDrafts } from './keptDrafts.ts'
import { createKeptHeads } from './keptHeads.ts'
import { officeDatabase } from './officeReplica.ts'
import { createOrderNews, type OrderNews } from './orderNews.ts'
import { createPresence, type Presence } from './presence.ts'
import { createRights, type Rights } from './rights.ts'
import { createWaitingFiles, type WaitingFiles } from './waitingFiles.ts'

export type { Live } from '../engine/live.ts'
export { Refused } from './commands.ts'
export type { Trouble } from './edit.ts'
export type { Row } from './rows.ts'

/** What staff see and change, on this device first. */
export interface Office extends Omit<Documents, 'begin'> {
  /** What was typed and not saved. */
  readonly drafts: Pick<KeptDrafts, 'read' | 'keep' | 'drop'>
  /** What the server last said, for a page that begins without it. */
  readonly answers: Pick<KeptAnswers, 'read' | 'keep' | 'drop'>
  /** Pictures and files that the server does not have yet. */
  readonly waiting: Pick<WaitingFiles, 'all' | 'keep' | 'bytes' | 'drop'>
  /** Who else is at the document that this page shows. */
  readonly presence: Presence
  /** When to ask anew for whatever may name a person. */
  readonly erasures: Erasures
  readonly rights: Rights
  /** When to look at the orders anew. */
  readonly orderNews: OrderNews
}

interface OfficeOptions {
  readonly world: World
  readonly entities?: readonly Entity[]
  /** What goes before following the server: what the device has is drawn first. At once where nothing does. */
  readonly after?: Promise<unknown>
  /** What the list on the screen begins with. */
  readonly ahead?: Ahead | null
  /** What is on the screen needs nothing of the device's databases: they are opened after it, as after what was read ahead. */
  readonly isLate?: boolean
}

/**
 * Opens what a person works with in the office: a mirror of the databases they may read, and their own edits on top.
 * Works without the server from the second visit on.
 */
export async function openOffice(me: Me, options: OfficeOptions): Promise<Office> {
  const { office, opened } = createOffice(me, options)
  await opened
  return office
}

/** The same, to be shown at once: until its databases are open it knows nothing but what was read ahead, and what is done waits for them. */
export function createOffice(
  me: Me,
  { world, entities = register, after, ahead = null, isLate = false }: OfficeOptions,
) {
  const { user } = me
  const kept = keptHere(world, user.id)
  const heads = createKeptHeads(world.memo, user.id)
  const presence = createPresence(world, me)
  const orderNews = createOrderNews(world, me)
  const erasures = createErasures(world, user.id, () => forgetPersons(world, me, kept))
  const rights = createRights(me)
  const database = officeDatabase(me, entities)
  const first = ahead?.database === database ? ahead : null
  const isShownFirst = isLate || first !== null
  const open = async () => {
    if (isShownFirst) await after
    const { openDocuments } = await import('./documents.ts')
    const heard = [presence, orderNews, erasures, rights]
    return openDocuments(me, { world, entities, database, after, heads, drafts: kept.drafts, heard })
  }
  const { later, opened } = coming(open())
  const troubles = later(documents => documents.troubles())
  const state = later(documents => documents.state())
  const stop = () => {
    for (const each of [presence, orderNews, erasures]) each.close()
  }
  const office: Office = {
    list: (type, query) => later(documents => documents.list(type, query)),
    get: (type, id) => later(documents => documents.get(type, id)),
    titles: (type, ids) => later(documents => documents.titles(type, ids)),
    troubles: () => troubles,
    state: () => state,
    head: type => (type === first?.type ? still(first.page) : later(documents => documents.head(type))),
    keepHead: (...head) => void opened.then(documents => documents.keepHead(...head)),
    save: async (...wanted) => (await opened).save(...wanted),
    saveAll: async (...wanted) => (await opened).saveAll(...wanted),
    remove: async (...wanted) => (await opened).remove(...wanted),
    restore: async (...wanted) => (await opened).restore(...wanted),
    settle: async (...decision) => (await opened).settle(...decision),
    ...kept,
    presence,
    orderNews,
    erasures,
    rights,
    resume: () => void opened.then(documents => documents.resume()),
    async close() {
      stop()
      await (await opened).close()
      await Promise.all(Object.values(kept).map(each => each.close()))
    },
    async wipe() {
      stop()
      heads.forget()
      await (await opened).wipe()
      await Promise.all(Object.values(kept).map(each => each.wipe()))
    },
  }
  return {
    office,
    opened,
    /** Whether it is to be shown before its databases are open. */
    isShownFirst,
    begin: async (type: string) => (await opened).begin(type),
  }
}

/** What is asked of something that is still being opened: known once it is. */
function coming(opened: Promise<Documents>) {
  const { changed, subscribe } = createSource()
  let present: Documents | null = null
  const arriving = opened.then(documents => {
    present = documents
    changed()
    return documents
  })
  const later = <T>(pick: (documents: Documents) => Live<T>): Live<T> => {
    let picked: Live<T> | null = null
    const live = () => (picked ??= present && pick(present))
    return {
      get: () => live()?.get(),
      subscribe(listener) {
        const now = live()?.subscribe(listener)
        if (now) return now
        let stop = subscribe(() => {
          stop()
          stop = live()?.subscribe(listener) ?? stop
          listener()
        })
        return () => stop()
      },
    }
  }
  return { later, opened: arriving }
}

const still = <T>(value: T): Live<T> => ({ get: () => value, subscribe: () => () => {} })

/** What this device alone has of a person, beside their edits. */
const keptHere = (world: World, user: number) => ({
  drafts: createKeptDrafts(world, user),
  answers: createKeptAnswers(world, user),
  waiting: createWaitingFiles(world, user),
})
