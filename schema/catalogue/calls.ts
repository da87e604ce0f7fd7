import { post, put } from '../base/call.ts'
import type { FileContent } from '../base/uploads.ts'
import type { Image } from './image.ts'

/** Other pixels of a picture, as a data-URL. */
interface Pixels {
  readonly data: string
}

type NewPicture = FileContent & {
  /** Name of its file. */
  readonly name: string
  /** An id its author made: sent again it is the same picture. The server counts one where there is none. */
  readonly id?: number
}

/** Takes a picture into the library. Bytes that are there already are answered with the picture that has them. */
export const makePicture = post('/images')<NewPicture, Image>()
/** Gives a picture other pixels under its next version, wherever it is shown. */
export const replacePicture = put('/images/:id/file')<Pixels, Image>()
