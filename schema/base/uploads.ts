/** Bytes of one file. The specification names no size; a photo of a phone's full resolution fits. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
/** Bytes of a part of one: what a broken line costs at most. */
export const PART_BYTES = 256 * 1024
/** Characters of a file's name. */
export const MAX_UPLOAD_NAME = 120

/** Accepted types by extension. */
export const uploadTypes = {
  txt: 'text/plain',
  csv: 'text/csv',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  webm: 'video/webm',
  zip: 'application/zip',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const
export type UploadExtension = keyof typeof uploadTypes

/** What a step for pictures takes: the types every browser shows. */
export const pictureExtensions: readonly UploadExtension[] = ['jpg', 'jpeg', 'png', 'gif']

/** The extension of a file's name in small letters; null where it is none of the accepted ones. */
export function extensionOf(name: string): UploadExtension | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') && isUploadExtension(extension) ? extension : null
}

export const isUploadExtension = (text: string): text is UploadExtension => Object.hasOwn(uploadTypes, text)

export const isPicture = (extension: string): boolean => pictureExtensions.some(each => each === extension)

/** An uploaded file: id and public hash together are the key to it, the rest is to show it. */
export interface UploadRef {
  readonly id: number
  readonly version: number
  readonly extension: string
  readonly publicHash: string
  readonly name: string
}

/** Address of an uploaded file. */
export const uploadAddress = ({ id, version, extension, publicHash }: UploadRef): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`

/** The id of the uploaded file that an address leads to; null for any other address. */
export function uploadIn(address: string): number | null {
  const [, id] = /^\/upload\/[0-9a-f]{48}\/(\d+)-/.exec(address) ?? []
  return id === undefined ? null : Number(id)
}

/** Address of a small picture of an uploaded file; null for what is no picture. */
export const previewAddress = ({ id, version, extension, publicHash }: UploadRef): string | null =>
  isPicture(extension) ? `/upload/${publicHash}/preview/${id}-${version}.jpg` : null

/** What a call carries of a file: its bytes as a data-URL, or under which id they came in parts, and how many those are. */
export type FileContent =
  | { readonly data: string; readonly parts?: never }
  | { readonly data?: never; readonly parts: { readonly id: number; readonly bytes: number } }
