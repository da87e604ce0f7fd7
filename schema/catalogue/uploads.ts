import { isPicture, isUploadExtension } from '../base/uploads.ts'
import type { ConfigPart } from './product.ts'

/** Files of one step that takes several. */
export const MAX_UPLOADS_PER_PART = 10
/** Files of one order. */
export const MAX_UPLOADS_PER_ORDER = 20

export const takesPictures = ({ type }: Pick<ConfigPart, 'type'>): boolean => type === 'image' || type === 'images'

/** Whether a step is filled by uploading. */
export const isUploadPart = (part: Pick<ConfigPart, 'type'>): boolean =>
  takesPictures(part) || part.type === 'file' || part.type === 'files'

/** How many files a step takes: single or multiple. */
export const mostUploads = ({ type }: Pick<ConfigPart, 'type'>): number =>
  type === 'images' || type === 'files' ? MAX_UPLOADS_PER_PART : 1

/** Whether a step takes a file of that extension. */
export const takesExtension = (part: Pick<ConfigPart, 'type'>, extension: string): boolean =>
  takesPictures(part) ? isPicture(extension) : isUploadExtension(extension)
