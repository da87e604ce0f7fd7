import { isPicture, isUploadExtension, type UploadRef } from '../base/uploads.ts'
import type { PartValue } from './parts.ts'
import { partTypes } from './partTypes.ts'
import type { ConfigPart } from './product.ts'

/** Files of one order. */
export const MAX_UPLOADS_PER_ORDER = 20

/** Whether a step is filled by uploading. */
export const takesFiles = ({ type }: Pick<ConfigPart, 'type'>): boolean => partTypes[type].takes === 'files'

/** Whether a step takes pictures and no other files. */
export function takesPictures({ type }: Pick<ConfigPart, 'type'>): boolean {
  const value = partTypes[type]
  return value.takes === 'files' && value.isPicture
}

/** Whether a step for files takes one of that extension. */
export const takesExtension = (part: Pick<ConfigPart, 'type'>, extension: string): boolean =>
  takesPictures(part) ? isPicture(extension) : isUploadExtension(extension)

/** Uploaded files in a value; none in what is typed or chosen. Takes any input. */
export const uploadsOf = (value: PartValue): readonly UploadRef[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'object' && entry !== null) : []
