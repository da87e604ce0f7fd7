import type { Upload } from '../../../schema/base/calls.ts'
import { makePicture, replacePicture } from '../../../schema/catalogue/calls.ts'
import type { Image } from '../../../schema/catalogue/image.ts'
import { keepFile } from '../../../schema/website/calls.ts'
import type { Answer } from '../engine/http.ts'
import { dataUrlOf, type Sending, sendFile } from '../engine/sendFile.ts'
import { sendInParts } from './sendInParts.ts'

type Named = Pick<Image, 'id' | 'name'>

/** Takes a picture into the library under an id of the device's own: sent again it is the same one. Throws NetworkError. */
export const sendPicture = (pixels: Blob, { id, name }: Named, sending: Sending): Promise<Answer<Image>> =>
  sendInParts(pixels, id, sending, (content, last) => sendFile(makePicture, { body: { id, name, ...content } }, last))

/** Takes a file into the library; the same bytes again are the same file. Throws NetworkError. */
export const sendLibraryFile = (bytes: Blob, { id, name }: Named, sending: Sending): Promise<Answer<Upload>> =>
  sendInParts(bytes, id, sending, (content, last) => sendFile(keepFile, { body: { name, ...content } }, last))

/** Gives a picture other pixels; the same ones again change nothing. Throws NetworkError. */
export const sendPixels = async (pixels: Blob, id: number, sending: Sending): Promise<Answer<Image>> =>
  sendFile(replacePicture, { params: { id }, body: { data: await dataUrlOf(pixels) } }, sending)
