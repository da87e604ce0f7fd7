import { type ImageTemplate, imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import type { Row } from '../../data/office/rows.ts'

/** Documents are read as they were stored: with what replication adds, and perhaps before a field was declared. */
const stored = imageTemplates.shape.strip()

/** The template in a row of the device; null for a draft that is none yet. */
export function templateIn({ id, rev, body }: Pick<Row, 'id' | 'rev' | 'body'>): ImageTemplate | null {
  const parsed = stored.safeParse({ ...imageTemplates.blank, ...body })
  return parsed.success ? { ...parsed.data, id, rev } : null
}
