import type { Body } from '../../../schema/base/entity.ts'
import type { ChangeSet } from '../../../schema/base/history.ts'
import { fieldsOf, type MergeRules, merge, type Path } from '../../../schema/base/merge.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { generationOf, nameOf } from '../engine/envelope.ts'

/** A document at one revision; `body` is null where it is deleted. */
export interface Version {
  readonly rev: string
  readonly body: Body | null
}

/**
 * What somebody changed on this device and the server's mirror does not show yet. Pure: each function says what becomes of
 * an edit when something happens; nothing typed is lost on any way through them.
 */
export interface Edit {
  readonly type: string
  readonly id: number
  /** What `mine` was made from; null for a document that is new. */
  readonly base: Version | null
  /** The document as its author wants it; null to delete it. */
  readonly mine: Body | null
  /**
   * What is on its way. Until its answer is known exactly this is sent again, even if `mine` went on: two versions with
   * unknown outcome could not be told apart.
   */
  readonly sent: { readonly body: Body | null; readonly under?: ChangeSet } | null
  /**
   * The revision as which the server took what was sent last; `base.body` is then what was sent. `exact` means that the
   * server's document is just that, else it was merged with other people's changes that are still to come.
   */
  readonly taken: { readonly rev: string; readonly exact: boolean } | null
  /** Epoch ms of the first change. */
  readonly at: number
  /** What it is part of, where several documents were changed as one; the last one where it was changed so more than once. */
  readonly under?: ChangeSet
}

/** The name of the document it changes. */
export const nameOfEdit = ({ type, id }: Pick<Edit, 'type' | 'id'>): string => nameOf(type, id)

/** What the server refused, or what two people want differently: kept until somebody decides. */
export interface Trouble {
  readonly key: string
  readonly type: string
  readonly id: number
  readonly kind: 'conflict' | 'refused'
  /** What was typed on this device: the whole document; empty where it was to be deleted. */
  readonly mine: Body
  /** Whether the change was to delete the document. */
  readonly deletes: boolean
  /** The server's document; null where it is deleted or was never there. */
  readonly theirs: Body | null
  readonly theirsRev: string | null
  readonly base: Body | null
  /** The fields that are contested or were refused. */
  readonly fields: readonly string[]
  /** The smallest pieces that both sides changed; none where it is not known piece by piece. */
  readonly conflicts?: readonly Path[]
  readonly problems: readonly Problem[]
  /** Epoch ms. */
  readonly at: number
}

/** Changes of some fields on top of what there is; null deletes. */
export function edited(edit: Edit, changes: Body | null, under?: ChangeSet): Edit {
  return { ...edit, mine: changes && { ...edit.mine, ...changes }, ...(under ? { under } : {}) }
}

/**
 * Changes made on what somebody `saw`, carried over to what is there `now`: a field is changed as a whole, so without this a
 * piece of it that came from others meanwhile would be taken back in silence.
 */
export function carried(changes: Body, saw: Body, now: Body, rules: MergeRules = {}): Body {
  const { body } = merge(saw, { ...saw, ...changes }, now, rules)
  return Object.fromEntries(Object.keys(changes).map(field => [field, body[field] ?? null]))
}

/** Whether the server has everything of this edit: only its mirror has to catch up. */
export function isTaken({ sent, taken, base, mine }: Edit): boolean {
  return sent === null && taken !== null && sameValue(base?.body ?? null, mine)
}

/** Whether the author is back where they began, and nobody else ever heard of it. */
export function isNeedless({ sent, taken, base, mine }: Edit): boolean {
  return sent === null && taken === null && sameValue(base?.body ?? null, mine)
}

/** Whether there is something to send now. */
export function isDue(edit: Edit): boolean {
  if (edit.sent) return true
  return !isTaken(edit) && edit.taken?.exact !== false
}

export function sending(edit: Edit): Edit {
  const { sent, mine, under } = edit
  return sent ? edit : { ...edit, sent: { body: mine, ...(under ? { under } : {}) } }
}

/** The server took what was sent, as revision `rev`. */
export function accepted(edit: Edit, rev: string): Edit {
  if (!edit.sent) return edit
  const exact = generationOf(rev) === generationOf(edit.base?.rev ?? '0') + 1
  const { under, ...rest } = edit
  // What was typed since goes on under a name of its own only.
  const next = under && under.id !== edit.sent.under?.id ? edit : rest
  return { ...next, base: { rev, body: edit.sent.body }, sent: null, taken: { rev, exact } }
}

/** What becomes of an edit: it goes on, it is done, or somebody has to decide. */
export type Fate = { readonly edit: Edit } | { readonly done: true } | { readonly conflict: Version | null }

/** The mirror shows another version of the document. */
export function mirrored(edit: Edit, theirs: Version, rules: MergeRules = {}): Fate {
  const { base, mine, sent, taken } = edit
  // Before the answer nobody knows what of it is ours.
  if (sent) return { edit }
  const known = taken?.rev ?? base?.rev ?? '0'
  if (generationOf(theirs.rev) < generationOf(known)) return { edit }
  if (isTaken(edit)) return { done: true }
  if (theirs.rev === base?.rev && taken?.exact !== false) return { edit: { ...edit, taken: null } }
  const onto = moved(edit, theirs, rules)
  // Undecided: the server will say the same to what is sent, unless there is no revision to send it on.
  if ('conflict' in onto) return taken?.exact === false ? onto : { edit }
  return 'edit' in onto && theirs.body && mine ? { edit: { ...onto.edit, taken: null } } : onto
}

/** The server said that its document is another one than what was sent was based on. */
export function contested(edit: Edit, theirs: Version | null, rules: MergeRules = {}): Fate {
  // The same answer to what was based on this very revision would come for ever.
  if (!theirs || theirs.rev === edit.base?.rev) return { conflict: theirs }
  return moved({ ...edit, sent: null, taken: null }, theirs, rules)
}

/** The server's feed began anew: what it once took may be gone with its revisions, so the next answer decides. */
export function unanchored(edit: Edit): Fate {
  if (isTaken(edit)) return { done: true }
  return { edit: { ...edit, taken: null } }
}

/** The edit on top of another version of the document, where no piece of it was changed by both. */
function moved(edit: Edit, theirs: Version, rules: MergeRules): Fate {
  const { base, mine } = edit
  if (sameValue(mine, theirs.body)) return { done: true }
  if (!base?.body || !mine || !theirs.body) return { conflict: theirs }
  const { body, conflicts } = merge(base.body, mine, theirs.body, rules)
  if (conflicts.length > 0) return { conflict: theirs }
  return sameValue(body, theirs.body) ? { done: true } : { edit: { ...edit, base: theirs, mine: body } }
}

/** The edit as something to decide; `at` is epoch ms. */
export function troubleOf(
  edit: Edit,
  theirs: Version | null,
  problems: readonly Problem[],
  at: number,
  rules: MergeRules = {},
): Trouble {
  const { type, id, base, mine } = edit
  const baseBody = base?.body ?? null
  const theirBody = theirs?.body ?? null
  const kind = problems.length > 0 ? 'refused' : 'conflict'
  const conflicts =
    kind === 'conflict' && mine && theirBody ? merge(baseBody ?? {}, mine, theirBody, rules).conflicts : []
  return {
    // The same edit turned into trouble twice (after a crash in between) is one trouble.
    key: `${type}:${id}@${edit.at}`,
    type,
    id,
    kind,
    mine: mine ?? {},
    deletes: mine === null,
    theirs: theirBody,
    theirsRev: theirs?.rev ?? null,
    base: baseBody,
    conflicts,
    fields: conflicts.length > 0 ? fieldsOf(conflicts) : changedFields(baseBody ?? {}, mine ?? {}),
    problems,
    at,
  }
}

function changedFields(one: Body, other: Body): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    field => !sameValue(one[field], other[field]),
  )
}
