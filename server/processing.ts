import type { Entity } from '../schema/base/entity.ts'
import { type ProcessingRow, processingRow } from '../schema/base/processing.ts'
import type { RetentionDays } from '../schema/base/retention.ts'
import { documentProcessing } from '../schema/processing.ts'
import { tableProcessing } from './base/storage/tables/processing.ts'

/** What is kept of persons, why and how long: read off the declarations of documents and tables, so that none is forgotten. */
export function registerOfProcessing(entities: readonly Entity[], days: RetentionDays): ProcessingRow[] {
  const said = new Map(Object.entries(documentProcessing))
  const ofDocuments = entities.flatMap(({ type, label }) => {
    const processing = said.get(type)
    return processing ? [processingRow(label.many, processing, days)] : []
  })
  const ofTables = Object.values(tableProcessing).flatMap(each => (each ? [processingRow(each.name, each, days)] : []))
  return [...ofTables, ...ofDocuments].toSorted(
    (one, other) => one.of.localeCompare(other.of, 'de') || one.name.localeCompare(other.name, 'de'),
  )
}
