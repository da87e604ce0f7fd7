import { createHash } from 'node:crypto'
import { type Image, images } from '../../../schema/catalogue/image.ts'
import type { Statements } from '../../base/storage/statements/register.ts'

/** Under which name of a field it is kept which picture has which bytes. */
const FIELD = 'file'

type Documents = Pick<Statements, 'documents'>['documents']

/** What bytes are told apart by: those that were sent, for what is drawn of them may differ from one version of us to the next. */
export const fingerprintOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The picture that has these bytes now; undefined where none has. */
export async function pictureOf(documents: Documents, fingerprint: string): Promise<Image | undefined> {
  const id = await documents.holder(images.type, FIELD, fingerprint)
  return id === undefined ? undefined : documents.entity(images, id)
}

/** From now on the picture has these bytes and no others. A deleted one that had them gives them up. */
export async function keepFingerprint(documents: Documents, id: number, fingerprint: string): Promise<void> {
  const former = await documents.holder(images.type, FIELD, fingerprint)
  if (former !== undefined) await documents.releaseValues(images.type, former)
  await documents.releaseValues(images.type, id)
  await documents.holdValue(images.type, FIELD, fingerprint, id)
}
