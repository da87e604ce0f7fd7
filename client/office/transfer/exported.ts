import { csvText } from '../../../schema/base/csv.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/rows.ts'
import { cellOf, type Titles, transferFields } from './transferCells.ts'

/** The rows of a list as a table: a heading, then one line a document, its number first. */
function tableOf(entity: Entity, rows: readonly Row[], titles: Titles): readonly (readonly string[])[] {
  const fields = transferFields(entity)
  const heads = ['Nr.', ...fields.map(({ label }) => label)]
  return [
    heads,
    ...rows.map(({ id, body }) => [
      String(numberOf(entity, id, body)),
      ...fields.map(field => cellOf(field, body[field.name], titles)),
    ]),
  ]
}

export function csvOf(entity: Entity, rows: readonly Row[], titles: Titles): Blob {
  return new Blob([csvText(tableOf(entity, rows, titles))], { type: 'text/csv;charset=utf-8' })
}

/** Money and numbers are numbers there, so that sums can be made of them. */
export async function xlsxOf(entity: Entity, rows: readonly Row[], titles: Titles): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser')
  const fields = transferFields(entity)
  const [heads = []] = tableOf(entity, [], titles)
  const cells = rows.map(({ id, body }) => [
    { type: Number, value: numberOf(entity, id, body) },
    ...fields.map(field => {
      const value = body[field.name]
      if (typeof value !== 'number' || field.kind === 'relation')
        return { type: String, value: cellOf(field, value, titles) }
      return field.kind === 'money' ? { type: Number, value: value / 100, format: '#,##0.00' } : { type: Number, value }
    }),
  ])
  const head = heads.map(value => ({ type: String, value, fontWeight: 'bold' as const }))
  return write([head, ...cells]).toBlob()
}

/** The number of the document that a line stands for. */
const numberOf = (entity: Entity, id: number, body: Body): number => entity.list?.leads?.(body).id ?? id
