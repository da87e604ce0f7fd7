import { type Image, images } from '../../../schema/catalogue/image.ts'
import { holderOf } from '../../base/media/fingerprint.ts'
import type { Statements } from '../../base/storage/statements/register.ts'

/** The picture that has these bytes now; undefined where none has. */
export async function pictureOf(
  documents: Pick<Statements, 'documents'>['documents'],
  fingerprint: string,
): Promise<Image | undefined> {
  const id = await holderOf(documents, images.type, fingerprint)
  return id === undefined ? undefined : documents.entity(images, id)
}
