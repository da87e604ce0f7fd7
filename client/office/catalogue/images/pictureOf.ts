import { type Image, images } from '../../../../schema/catalogue/image.ts'
import type { Row } from '../../../data/office/office.ts'

/** What a row of the library says of its picture; null for what is no picture any more. */
export function pictureOf({ id, rev, body }: Row): Image | null {
  const { id: _id, ...fields } = body
  const parsed = images.shape.safeParse(fields)
  return parsed.success ? { id, rev, ...parsed.data } : null
}
