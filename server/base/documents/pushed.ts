import { errorMessages } from '../../../schema/base/answer.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { CHANGE_SET_NAME_LENGTH, type ChangeSet, isChangeSetId } from '../../../schema/base/history.ts'
import { type Problem, problem } from '../../../schema/base/problems.ts'
import { isObject, sameValue } from '../../../schema/base/sameValue.ts'
import { keysOf } from './feeds.ts'
import { isRev, ProtocolFault, parseName, textOf } from './names.ts'
import { generationOf } from './revisions.ts'

/** An entity's body is never larger than what REST takes. */
const MAX_DOC_CHARACTERS = 256 * 1024
/** Nobody edits so often; every name that follows is still one (`isRev`). */
const MAX_GENERATION = 10_000_000
/** Nor so often without network: whatever is stored here, copies may go on from it. */
const MAX_STEPS = 1000
/** Ancestors that are looked at for one that is known here: as many as PouchDB and CouchDB remember of a document. */
const MAX_ANCESTORS = 1000

/** What `_` may stand before: https://docs.couchdb.org/en/stable/api/document/common.html */
const SPECIAL = /^_(id|rev|deleted|revisions|attachments|revs_info|local_seq|conflicts|deleted_conflicts)$/
const KEYS = new Set(['type', 'title', 'parent', 'order', 'body', 'changeset'])

/** A document as somebody sends it, in the form of an envelope. */
export interface Pushed {
  readonly name: string
  readonly rev: string | null
  /** Revisions before it, newest first, where a replicator names them. */
  readonly ancestors: readonly string[]
  /** Null to delete it. */
  readonly body: Body | null
  /** What it is part of, where several documents are changed as one. */
  readonly under: ChangeSet | null
  /** As it came. */
  readonly document: Readonly<Record<string, unknown>>
}

/** A document out of a request. Throws 400 for what is none of CouchDB's. */
export function readPushed(document: unknown): Pushed {
  if (!isObject(document)) throw new ProtocolFault(400, 'bad_request', 'Document must be a JSON object')
  const { _id: id, _rev: rev, _deleted: deleted = false } = document
  if (id !== undefined && typeof id !== 'string')
    throw new ProtocolFault(400, 'illegal_docid', 'Document id must be a string')
  const named = rev === undefined || rev === '' ? null : rev
  if (named !== null && !isRev(named)) throw new ProtocolFault(400, 'bad_request', 'Invalid rev format')
  if (typeof deleted !== 'boolean') throw new ProtocolFault(400, 'bad_request', '`_deleted` must be true or false')
  const bad = Object.keys(document).find(name => name.startsWith('_') && !SPECIAL.test(name))
  if (bad !== undefined) throw new ProtocolFault(400, 'doc_validation', `Bad special document member: ${bad}`)
  return {
    name: textOf(id),
    rev: named,
    ancestors: named === null ? [] : ancestorsOf(named, document['_revisions']),
    body: deleted ? null : bodyOf(document['body']),
    under: changeSetIn(document['changeset']),
    document,
  }
}

function changeSetIn(given: unknown): ChangeSet | null {
  if (!isObject(given)) return null
  const { undoes } = given
  const set = { id: textOf(given['id']), name: textOf(given['name']).trim() }
  const isWhole = isChangeSetId(set.id) && set.name !== '' && set.name.length <= CHANGE_SET_NAME_LENGTH
  if (!isWhole) return null
  return typeof undoes === 'string' && isChangeSetId(undoes) ? { ...set, undoes } : set
}

function ancestorsOf(rev: string, revisions: unknown): string[] {
  const ids: unknown = isObject(revisions) ? revisions['ids'] : undefined
  if (!Array.isArray(ids)) return []
  const newest = generationOf(rev)
  const names = ids.slice(1, MAX_ANCESTORS + 1).map((id, at) => `${newest - at - 1}-${textOf(id)}`)
  if (!names.every(isRev)) throw new ProtocolFault(400, 'bad_request', 'Invalid rev format')
  return names
}

function bodyOf(given: unknown): Body {
  const { id: _id, rev: _rev, ...body } = isObject(given) ? given : {}
  return body
}

/** What stands against a document before anybody asks who sent it: it would be told as kept and not be kept. */
export function problemsOf({ name, body, under, document }: Pushed): Problem[] {
  if (!parseName(name)) return [{ code: 'format', message: 'Dokumente heißen hier wie „products:42“.', field: '_id' }]
  const { _attachments: attachments } = document
  if (isObject(attachments) && Object.keys(attachments).length > 0)
    return [{ code: 'attachments', message: 'Anhänge werden hier nicht gespeichert.' }]
  if (document['changeset'] !== undefined && !under) return [problem('format', 'changeset')]
  if (!body) return []
  const strange = Object.keys(document).filter(key => !key.startsWith('_') && !KEYS.has(key))
  if (strange.length > 0) return strange.map(key => problem('unknownField', key))
  const isReadable = isObject(document['body']) && JSON.stringify(body).length <= MAX_DOC_CHARACTERS
  return isReadable ? [] : [{ code: 'invalidJson', message: errorMessages.invalidJson, field: 'body' }]
}

/**
 * What stands against the number a replicator gives a revision, where `stored` is the document's: one that leaps ahead would
 * leave none for the edits that follow.
 */
export const leapOf = (rev: string, stored: string | null): Problem[] =>
  generationOf(rev) > Math.max(MAX_GENERATION, generationOf(stored) + MAX_STEPS) ? [problem('number', '_rev')] : []

/** Whether a document that is stored so reads in its envelope as it was sent, to the last key. */
export function isAsSent({ name, body: sent, document }: Pushed, entity: Entity, body: Body | null): boolean {
  if (!sent || !body) return !sent && !body
  const id = parseName(name)?.id
  const { type, title, parent, order, body: given } = document
  const envelope = { type: entity.type, ...keysOf(entity, { id, ...body }), body: { id, ...body } }
  return sameValue({ type, title, parent, order, body: given }, envelope)
}
