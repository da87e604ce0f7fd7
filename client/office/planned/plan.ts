import type { FieldChange } from '../../../schema/base/history.ts'
import { changesOf, type PlannedChange, plannedChanges } from '../../../schema/business/plannedChange.ts'
import type { Row } from '../../data/office/office.ts'

/** A planned change that waits for its time, or for a decision. */
export interface Plan extends Pick<PlannedChange, 'on' | 'title' | 'author' | 'note' | 'state' | 'reason'> {
  readonly row: Row
  /** Epoch ms. */
  readonly at: number
  readonly changes: readonly FieldChange[]
}

/** The plan that a row is; null for one that is no plan, or was carried out. */
export function planIn(row: Row): Plan | null {
  const { id: _id, rev: _rev, ...body } = row.body
  const read = plannedChanges.shape.safeParse(body)
  if (!read.success || read.data.state === 'done') return null
  return { ...read.data, row, at: Date.parse(read.data.at), changes: changesOf(read.data) }
}
