import { type Upload, uploadFile } from '../../../schema/base/calls.ts'
import type { Answer } from '../engine/http.ts'
import { dataUrlOf, type Sending, sendFile } from '../engine/sendFile.ts'

/** Uploads a guest's file. Throws NetworkError when no answer of our server came, and the signal's reason when it was called off. */
export const postUpload = async (file: Blob, name: string, sending: Sending): Promise<Answer<Upload>> =>
  sendFile(uploadFile, { body: { name, data: await dataUrlOf(file) } }, sending)
