import { get, post } from './call.ts'
import type { Body } from './entity.ts'

/** How long a deleted document can be brought back. */
export const TRASH_DAYS = 30

/** What became of a document, newest first, page by page: for those who may read it, as they may read it. */
export const revisions = get('/:type/:id/revisions')<readonly RevisionEntry[]>()
/** Who changed each document of a stamped type last, and when. */
export const lastSteps = get('/:type/last-steps')<readonly LastStep[]>()
/** What was changed last of the types that are asked for, newest first, each document once: of those whoever asks may change. */
export const recentSteps = get('/last-steps')<readonly RecentStep[]>()
/** Ids of the documents of a type that whoever asks changed, as far back as the log goes. */
export const ownSteps = get('/:type/own-steps')<readonly number[]>()
/** The whole document as it was then. */
export const revision = get('/:type/:id/revisions/:rev')<KeptState>()
/** Writes a former state as a new one: what was deleted as it was last, or else what is named. */
export const restoreDocument = post('/:type/:id/restore')<{ readonly rev?: string }, unknown>()
/** What was done to several documents as one, newest first, page by page: those that change something their reader may read. */
export const changeSets = get('/changesets')<readonly ChangeSetEntry[]>()
/** What one of them changed, page by page. */
export const changeSetEdits = get('/changesets/:id/edits')<readonly ChangeSetEdit[]>()
/** Asked with `?deleted=true`: what was deleted in the last `TRASH_DAYS`, the last one first. */
export const trash = get('/:type')<readonly TrashEntry[]>()

/** Who did something. */
export interface Author {
  /** 0 is the installation itself. */
  readonly id: number
  /** Null where nobody knows any more: the person was deleted long ago. */
  readonly name: string | null
}

/** One step of a document. `oldest` is the first one that is still kept: what it changed is not known any more. */
export interface RevisionEntry {
  readonly rev: string
  readonly kind: 'created' | 'changed' | 'deleted' | 'restored' | 'oldest'
  /** Epoch ms. */
  readonly at: number
  readonly author: Author
  readonly changes: readonly FieldChange[]
}

interface LastStep extends Pick<RevisionEntry, 'at' | 'author'> {
  /** Of the document. */
  readonly id: number
}

/** The last step of a document, under the title it has now. */
export interface RecentStep extends LastStep {
  readonly type: string
  readonly title: string
  readonly kind: Exclude<RevisionEntry['kind'], 'oldest'>
}

/** What a person does to several documents as one: in words, and under an id that their device gives it. */
export interface ChangeSet {
  readonly id: string
  /** 'Preise: 20 Einträge geändert.' */
  readonly name: string
  /** The one that it takes back. */
  readonly undoes?: string
}

/** An id as devices make them. */
export const isChangeSetId = (id: string): boolean => /^[\w-]{8,40}$/.test(id)
/** Characters. */
export const CHANGE_SET_NAME_LENGTH = 200

export interface ChangeSetEntry extends ChangeSet {
  /** Epoch ms of its first edit. */
  readonly at: number
  readonly author: Author
  /** Documents it changed, as far as the reader may read them. */
  readonly documents: number
  /** Somebody took it back, and nobody did it again since. */
  readonly isUndone: boolean
}

/** One document before and after: null where there was none. */
export interface ChangeSetEdit {
  readonly type: string
  readonly id: number
  readonly before: Body | null
  readonly after: Body | null
  /** Whether what was there before is still kept. */
  readonly isKnown: boolean
}

/** A field before and after a step; null where it was empty. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

interface KeptState extends Pick<RevisionEntry, 'rev' | 'at' | 'author'> {
  /** Of what was deleted: what it was last. */
  readonly body: Body
}

export interface TrashEntry extends Pick<RevisionEntry, 'rev' | 'at' | 'author'> {
  readonly id: number
  readonly title: string
}
