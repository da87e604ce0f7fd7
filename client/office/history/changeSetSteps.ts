import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { ChangeSetEdit, RevisionEntry } from '../../../schema/base/history.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Row } from '../../data/office/office.ts'
import type { Deed } from './undo.ts'

/** One document of a change set, as its history tells a step. */
export interface ListedEdit {
  readonly entity: Entity
  readonly id: number
  readonly title: string
  readonly entry: RevisionEntry
}

/** How a change set tells what it did to a document; null for a type that is not declared any more. */
export function listedEdit(entities: readonly Entity[], { type, id, before, after }: ChangeSetEdit): ListedEdit | null {
  const entity = entities.find(each => each.type === type)
  if (!entity) return null
  const fields = before && after ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : []
  const changes = fields
    .map(field => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter(change => !sameValue(change.before, change.after))
  const kind = !after ? 'deleted' : before ? 'changed' : 'created'
  const entry: RevisionEntry = { rev: `${kind}-${fields.length}`, kind, at: 0, author: { id: 0, name: null }, changes }
  return { entity, id, title: entity.title({ ...before, ...after }) || entity.label.one, entry }
}

/** What has to be taken back of a change set; what is not known any more is left as it is. */
export const deedsOf = (entities: readonly Entity[], edits: readonly ChangeSetEdit[]): readonly Deed[] =>
  edits.flatMap(({ type, id, before, after, isKnown }) => {
    const entity = entities.find(each => each.type === type)
    const deed = entity && { entity, id, before: rowOf(id, before), after: rowOf(id, after) }
    return deed && isKnown ? [deed] : []
  })

const rowOf = (id: number, body: Body | null): Row | null =>
  body && { id, rev: '', body: { ...body, id }, state: 'saved' }
