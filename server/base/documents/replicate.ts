import { may } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { DocumentRow } from '../storage/statements/base/documents.ts'
import { UNKNOWN } from '../storage/statements/base/revisions.ts'
import type { Transaction } from '../storage/storage.ts'
import { appendToFeeds } from './feeds.ts'
import { isAsSent, leapOf, type Pushed } from './pushed.ts'
import { closingRev, generationOf } from './revisions.ts'
import { type Author, type Change, mayWrite, type Outcome, storeAgain, writeDocument } from './write.ts'

/** Branches of one document that are remembered; one that is forgotten is judged again when it comes back. */
const BRANCHES_KEPT = 50

/**
 * Takes a revision a replicator made (`new_edits: false`). History here is one line: a revision that follows what is stored is
 * stored under its own name. Any other is merged, or refused, and its branch is closed with a tombstone that every replica
 * receives: no copy shows what the server does not. Null where there is nothing to be done.
 */
export async function replicate(
  transaction: Transaction,
  entity: Entity,
  pushed: Pushed & { readonly rev: string; readonly id: number },
  author: Author,
  register: readonly Entity[],
): Promise<Outcome | null> {
  const { id, rev, ancestors, body } = pushed
  const current = await transaction.documents.document(entity.type, id)
  const leap = leapOf(rev, current?.rev ?? null)
  if (leap.length > 0) return { kind: 'refused', code: 'invalid', problems: leap }
  const isGone = !current || current.deleted === 1
  if (!body && !may(author.actor, 'delete', entity.access, author.actor.branches)) return forbidden
  // Made and deleted before it ever came here, or deleted on both sides.
  if (!body && isGone) return null
  if (current && (await isKnown(transaction, entity, id, rev))) return null
  const origin = current ? await originOf(transaction, entity, current, ancestors) : newborn(ancestors)
  const change: Change = {
    id,
    base: origin.base,
    body,
    ...(origin.body ? { baseBody: origin.body } : {}),
    named: {
      rev,
      between: ancestors.slice(0, origin.age).toReversed(),
      holds: stored => isAsSent(pushed, entity, stored),
    },
  }
  // A line of theirs that never was one of ours: nothing here is to be deleted.
  if (!body && origin.isTheirs && current) {
    if (!mayWrite(entity, 'delete', author.actor, id, JSON.parse(current.body))) return forbidden
    await close(transaction, entity, pushed, author, { into: null, merged: null })
    return null
  }
  const outcome = await writeDocument(
    transaction,
    entity,
    origin.isLine ? change : withoutName(change),
    author,
    register,
  )
  if (!current || (origin.isLine && outcome.kind === 'written')) return outcome
  // Who may not write here closes nothing either.
  if (outcome.kind === 'refused' && outcome.code === 'forbidden') return outcome
  const isTaken = outcome.kind === 'written' || outcome.kind === 'unchanged'
  const end = isTaken && body ? { into: outcome.row.rev, merged: JSON.stringify(body) } : { into: null, merged: null }
  await close(transaction, entity, pushed, author, end)
  return outcome
}

/** Whether a revision is part of the line here, or of a branch that was closed. */
export async function isKnown(
  { documents }: Pick<Transaction, 'documents'>,
  { type }: Pick<Entity, 'type'>,
  id: number,
  rev: string,
): Promise<boolean> {
  if ((await documents.revision(type, id, generationOf(rev)))?.rev === rev) return true
  for (const end of [rev, closingRev(rev)]) if (await documents.closedBranch(type, id, end)) return true
  return false
}

const forbidden: Outcome = {
  kind: 'refused',
  code: 'forbidden',
  problems: [{ code: 'forbidden', message: errorMessages.forbidden }],
}

function withoutName({ named: _named, ...change }: Change): Change {
  return change
}

interface Origin {
  /** The nearest ancestor that is part of the line here. */
  readonly base: string | null
  /** It follows what is stored now. */
  readonly isLine: boolean
  /** What the change began with, where that is no revision of the line. */
  readonly body?: Body
  /** How many revisions lie between. */
  readonly age: number
  /** It goes on from something that was refused here, or was never seen. */
  readonly isTheirs: boolean
}

const newborn = (ancestors: readonly string[]): Origin => ({
  base: null,
  isLine: true,
  age: ancestors.length,
  isTheirs: false,
})

async function originOf(
  { documents }: Transaction,
  { type }: Entity,
  current: DocumentRow,
  ancestors: readonly string[],
): Promise<Origin> {
  const closed = new Set(await documents.closedRevs(type, current.id))
  const newest = generationOf(current.rev)
  let isTheirs = false
  for (const [age, rev] of ancestors.entries()) {
    const generation = generationOf(rev)
    const known = generation > newest ? undefined : await documents.revision(type, current.id, generation)
    if (rev === current.rev) return { base: rev, isLine: !isTheirs, age, isTheirs }
    // What is known by name only is no base for a merge: what came before it is.
    if (known?.rev === rev && known.body !== UNKNOWN) return { base: rev, isLine: false, age, isTheirs }
    // Made anew on top of a tombstone: as good as on top of ours.
    if (closed.has(rev) && current.deleted) return { base: current.rev, isLine: false, age, isTheirs }
    const end = closingRev(rev)
    const branch = closed.has(end) ? await documents.closedBranch(type, current.id, end) : undefined
    if (branch?.merged)
      return { base: branch.into, isLine: false, body: JSON.parse(branch.merged), age, isTheirs: false }
    isTheirs ||= branch !== undefined
  }
  return { base: null, isLine: false, age: ancestors.length, isTheirs: true }
}

/** Remembers where a branch ends, and tells it with the document. */
async function close(
  transaction: Transaction,
  entity: Entity,
  { id, rev, ancestors, body }: Pushed & { readonly rev: string; readonly id: number },
  author: Author,
  end: { readonly into: string | null; readonly merged: string | null },
): Promise<void> {
  const { documents } = transaction
  const { type } = entity
  const branch = body
    ? { rev: closingRev(rev), ancestors: JSON.stringify([rev, ...ancestors]) }
    : { rev, ancestors: JSON.stringify(ancestors) }
  await documents.putClosedBranch({ ...branch, ...end, type, id, at: author.at })
  await documents.dropOldClosedBranches(type, id, BRANCHES_KEPT)
  const current = await documents.document(type, id)
  // On top of a tombstone our own revision would be as gone as the branch is.
  if (current && !current.deleted && ancestors.includes(current.rev))
    await storeAgain(transaction, entity, current, author)
  else if (body && current) await appendToFeeds(transaction, entity, current, { id, ...JSON.parse(current.body) })
}
