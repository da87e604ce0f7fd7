import type { z } from 'zod'
import { parse } from '../../../schema/base/problems.ts'
import type { Row } from '../../data/office/office.ts'

/** What a row says, by the shape of its entity; null for what this version of the program cannot read. */
export function typedRow<Shape extends z.ZodType<object>>({ shape }: { readonly shape: Shape }, row: Row) {
  const { id: _, ...fields } = row.body
  const parsed = parse(shape, fields)
  return parsed.ok ? { ...parsed.data, id: row.id, rev: row.rev } : null
}
