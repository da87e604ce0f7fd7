import { makePicture, replacePicture } from '../../../schema/catalogue/calls.ts'
import type { Image } from '../../../schema/catalogue/image.ts'
import type { Answer } from '../engine/http.ts'
import { dataUrlOf, type Sending, sendFile } from '../engine/sendFile.ts'

/** Takes a picture into the library under an id of the device's own: sent again it is the same one. Throws NetworkError. */
export const sendPicture = async (
  pixels: Blob,
  { id, name }: Pick<Image, 'id' | 'name'>,
  sending: Sending,
): Promise<Answer<Image>> => sendFile(makePicture, { body: { id, name, data: await dataUrlOf(pixels) } }, sending)

/** Gives a picture other pixels; the same ones again change nothing. Throws NetworkError. */
export const sendPixels = async (pixels: Blob, id: number, sending: Sending): Promise<Answer<Image>> =>
  sendFile(replacePicture, { params: { id }, body: { data: await dataUrlOf(pixels) } }, sending)
