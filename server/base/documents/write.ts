import { type Action, type Actor, may } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { ChangeSet } from '../../../schema/base/history.ts'
import { fieldsOf, merge } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { picturesIn, renamedPicture, repictured, showsPictures } from '../../../schema/base/pictures.ts'
import { type Problem, parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { endAccess, lastAdministrator } from '../auth/persons.ts'
import type { DocumentRow } from '../storage/statements/base/documents.ts'
import { UNKNOWN } from '../storage/statements/base/revisions.ts'
import { EMPTY } from '../storage/statements/base/tombstones.ts'
import type { Transaction } from '../storage/storage.ts'
import { amongProblems, usedValues } from './amongOthers.ts'
import { appendToFeeds, tellConcerned } from './feeds.ts'
import { followingShown } from './followShown.ts'
import { openedProblems } from './openedProblems.ts'
import { remember } from './remember.ts'
import { generationOf, nextRev } from './revisions.ts'
import { signed } from './signed.ts'
import { taxClassProblems } from './taxClasses.ts'

/** Who writes, and from where: kept with every revision. */
export interface Author {
  readonly actor: Actor
  readonly device: string
  /** Epoch ms. */
  readonly at: number
  /** What it is part of, where several documents are changed as one. */
  readonly under?: ChangeSet
}

/** The installation itself, as an author in the audit trail. */
export const installation: Actor = { id: 0, roles: ['ROLE_ADMIN'], branches: [] }

export interface Change {
  readonly id: number
  /** Revision the change is based on; none for a new document. */
  readonly base: string | null
  /** The whole document as its author wants it, or null to delete it. */
  readonly body: Body | null
  /** What a replicator (`new_edits: false`) already named. */
  readonly named?: Named
  /** The document the change began with, where it is no revision of ours. */
  readonly baseBody?: Body
}

/** A revision made elsewhere. Its name is kept where it follows what is stored here. */
interface Named {
  readonly rev: string
  /** Names of the revisions between the base and it, oldest first. */
  readonly between: readonly string[]
  /** Whether this is what its author has under that name. If not it is stored under a name of ours, on top. */
  readonly holds: (body: Body | null) => boolean
}

/** States kept of each document; of what it was before that only the names of its revisions are left. */
export const STATES_KEPT = 100

export type Outcome =
  | { readonly kind: 'written' | 'unchanged'; readonly row: DocumentRow }
  /** Somebody else changed the same fields; nothing was written. */
  | { readonly kind: 'conflict'; readonly theirs: DocumentRow; readonly fields: readonly string[] }
  | {
      readonly kind: 'refused'
      readonly code: 'forbidden' | 'invalid' | 'notFound'
      readonly problems: readonly Problem[]
    }

/**
 * The one way a document changes: rights, merge with what others wrote since the base, validation by the entity's own
 * shape, uniqueness and tax classes, then document, revision and feeds in the caller's transaction. `register` are the
 * entities whose documents may name what this one lists.
 */
export function writeDocument(
  transaction: Transaction,
  entity: Entity,
  change: Change,
  author: Author,
  register: readonly Entity[] = [],
): Promise<Outcome> {
  return followingShown(transaction, entity, change.id, { register, at: author.at }, () =>
    writeAlone(transaction, entity, change, author, register),
  )
}

async function writeAlone(
  transaction: Transaction,
  entity: Entity,
  change: Change,
  author: Author,
  register: readonly Entity[],
): Promise<Outcome> {
  const current = await transaction.documents.document(entity.type, change.id)
  const before: Body | null = current && !current.deleted ? JSON.parse(current.body) : null
  if (!before && change.base && !current) return refused('notFound', [notFound])
  const action = before ? (change.body ? 'update' : 'delete') : 'create'
  if (!before && !change.body) return current ? { kind: 'unchanged', row: current } : refused('notFound', [notFound])
  if (entity.single && (action === 'delete' || change.id !== 1)) return refused('forbidden', [forbidden])
  // Before anything else is said of it: a conflict is answered with the document, and so is what was deleted.
  if (!mayWrite(entity, action, author.actor, change.id, before ?? trashed(current) ?? change.body))
    return refused('forbidden', [forbidden])

  const merged = await mergeOntoCurrent(transaction, entity, change, current, before)
  if ('kind' in merged) return merged
  if (!mayWrite(entity, action, author.actor, change.id, merged.body)) return refused('forbidden', [forbidden])
  const needed = await lastAdministrator(transaction, entity, change.id, before, merged.body)
  if (needed) return refused('invalid', [needed])
  if (merged.body === null) return store(transaction, entity, change, author, current, null)

  const parsed = parse(entity.shape, await signed(transaction, entity, merged.body, before, author.actor.id))
  if (!parsed.ok) return refused('invalid', parsed.problems)
  const body = parsed.data as Body
  // A replicator's revision is stored even if it changes nothing: its next one follows it.
  if (current && before && !isNext(change, current) && sameValue(body, before))
    return { kind: 'unchanged', row: current }
  const problems = [
    ...(await usedValues(transaction, entity, change.id, body)),
    ...(await taxClassProblems(transaction, entity, before, body, register)),
    ...(await amongProblems(transaction, entity, change.id, body)),
    ...(await openedProblems(transaction, entity, before, body, author.actor)),
  ]
  if (problems.length > 0) return refused('invalid', problems)
  const written = await store(transaction, entity, change, author, current, body)
  if (entity.isPicture) await showEverywhere(transaction, change.id, before, body, author, register)
  return written
}

/**
 * How documents name a picture is no decision of their authors: it follows the picture, also where whoever changed that may
 * not change the document. A document that has become invalid since keeps what it has.
 */
async function showEverywhere(
  transaction: Transaction,
  picture: number,
  before: Body | null,
  after: Body,
  { actor, ...author }: Author,
  register: readonly Entity[],
): Promise<void> {
  const image = renamedPicture(picture, before, after)
  if (!image) return
  const follower: Author = { ...author, actor: { ...installation, id: actor.id } }
  for (const entity of register.filter(showsPictures))
    for (const document of await transaction.documents.every(entity)) {
      if (!picturesIn(entity, document).includes(picture)) continue
      const { id, rev, ...body } = document
      await writeDocument(
        transaction,
        entity,
        { id, base: rev, body: repictured(entity, body, image) },
        follower,
        register,
      )
    }
}

/** A deleted document as it was; null where nothing of it is kept. */
const trashed = (current: DocumentRow | undefined): Body | null =>
  current?.deleted && current.body !== EMPTY ? JSON.parse(current.body) : null

/** Whether a replicator's revision follows what is stored. */
const isNext = ({ named, base }: Change, current: DocumentRow): boolean => named !== undefined && base === current.rev

const notFound: Problem = { code: 'notFound', message: errorMessages.notFound }
const forbidden: Problem = { code: 'forbidden', message: errorMessages.forbidden }
const refused = (code: 'forbidden' | 'invalid' | 'notFound', problems: readonly Problem[]): Outcome => ({
  kind: 'refused',
  code,
  problems,
})

type Merged = { readonly body: Body | null }

async function mergeOntoCurrent(
  transaction: Transaction,
  entity: Entity,
  change: Change,
  current: DocumentRow | undefined,
  before: Body | null,
): Promise<Merged | Outcome> {
  if (!current || (change.base === current.rev && !change.baseBody)) return { body: change.body }
  // A document made twice under one id, or a change of a deleted one: only the same content is no conflict.
  const base = change.baseBody ?? (await bodyAt(transaction, entity, change))
  if (!before || !change.body || !base) {
    if (!before && !change.body) return { kind: 'unchanged', row: current }
    if (before && change.body && sameValue(before, change.body)) return { kind: 'unchanged', row: current }
    return { kind: 'conflict', theirs: current, fields: Object.keys(entity.shape.shape) }
  }
  const { body, conflicts } = merge(base, change.body, before, mergeRules(entity.shape))
  return conflicts.length > 0 ? { kind: 'conflict', theirs: current, fields: fieldsOf(conflicts) } : { body }
}

/** The document a change is based on; null where that is not kept. */
async function bodyAt({ documents }: Transaction, { type }: Entity, { id, base }: Change): Promise<Body | null> {
  const row = base ? await documents.revision(type, id, generationOf(base)) : undefined
  return row && row.rev === base && !row.deleted && row.body !== UNKNOWN ? JSON.parse(row.body) : null
}

/** Whether the actor may do this to a document that reads so; one that is to be gone says nothing against it. */
export const mayWrite = (entity: Entity, action: Action, actor: Actor, id: number, body: Body | null): boolean =>
  body === null || may(actor, action, entity.access, branchesOf(entity, id, body))

/** Branches of a body that is not validated yet: whatever cannot be read belongs to nobody. */
function branchesOf(entity: Entity, id: number, body: Body): readonly number[] {
  const branches = entity.branches?.({ ...body, id }) ?? []
  return Array.isArray(branches) ? branches : []
}

/** The document as it is, under a name of its own: what others have on top of its former one is beside it then. */
export function storeAgain(
  transaction: Transaction,
  entity: Entity,
  current: DocumentRow,
  author: Author,
): Promise<Outcome> {
  const body: Body = JSON.parse(current.body)
  return store(transaction, entity, { id: current.id, base: current.rev, body }, author, current, body)
}

async function store(
  transaction: Transaction,
  entity: Entity,
  change: Change,
  author: Author,
  current: DocumentRow | undefined,
  body: Body | null,
): Promise<Outcome> {
  const text = body ? JSON.stringify(body) : (current?.body ?? EMPTY)
  const deleted = body ? 0 : 1
  const named = !current || isNext(change, current) ? change.named : undefined
  const isExact = named?.holds(body) ?? false
  const rev = named && isExact ? named.rev : nextRev(named?.rev ?? current?.rev ?? null, text, body === null)
  const common = { author: author.actor.id, device: author.device, at: author.at, type: entity.type, id: change.id }
  const changeset = await changeSetOf(transaction, author)
  const add = (name: string, kept: string): Promise<void> =>
    transaction.documents.addRevision({
      ...common,
      rev: name,
      generation: generationOf(name),
      deleted: kept === UNKNOWN ? 0 : deleted,
      body: kept,
      changeset: name === rev ? changeset : null,
    })
  for (const between of named?.between ?? []) await add(between, UNKNOWN)
  // What its author goes on from: with what is stored now, so that the next edit merges.
  if (named && !isExact) await add(named.rev, text)
  const row = { type: entity.type, id: change.id, rev, deleted, body: text }
  await transaction.documents.putDocument({ ...row, updatedAt: author.at })
  await add(rev, text)
  const oldest = generationOf(rev) - STATES_KEPT
  if (oldest > 0) await transaction.documents.forgetState(entity.type, change.id, oldest)
  await writeDown(transaction, entity, author, current, row)
  if (entity.unique) {
    if (current) await transaction.documents.releaseValues(entity.type, change.id)
    if (body)
      for (const field of entity.unique)
        await transaction.documents.holdValue(entity.type, field, String(body[field]).toLowerCase(), change.id)
  }
  await remember(transaction, entity, { current, body, at: author.at })
  await endAccess(transaction, entity, { id: change.id, body, at: author.at })
  const former: Body | null =
    (entity.teams || entity.concerns) && current && !current.deleted ? JSON.parse(current.body) : null
  const written = { id: change.id, ...body }
  await appendToFeeds(transaction, entity, row, written, former)
  await tellConcerned(transaction, entity, row, written, { former })
  return { kind: 'written', row }
}

/** What people do stands in the log, with the names of the states before and after; what the server keeps up by itself does not. */
async function writeDown(
  { log }: Transaction,
  { single }: Entity,
  { actor, device, at }: Author,
  former: DocumentRow | undefined,
  { type, id, rev, deleted }: DocumentRow,
): Promise<void> {
  if (actor.id === installation.id) return
  const deed = deleted ? 'deleted' : former ? (former.deleted ? 'restored' : 'changed') : 'created'
  const said = { at, actor: `users:${actor.id}`, device, subject: `${type}:${id}` }
  const facts = { deed, rev, from: former?.deleted === 0 ? former.rev : null }
  await log.append({ ...said, kind: single ? 'settings' : 'document', facts })
}

/** The change set a revision is written under: one that somebody else began is not gone on with. */
async function changeSetOf({ changeSets }: Transaction, { actor, at, under }: Author): Promise<string | null> {
  if (!under) return null
  const { id, name, undoes = null } = under
  await changeSets.begin({ id, name, undoes, author: actor.id, at })
  return (await changeSets.one(id))?.author === actor.id ? id : null
}
