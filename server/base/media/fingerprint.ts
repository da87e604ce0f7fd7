import { createHash } from 'node:crypto'
import type { Statements } from '../storage/statements/register.ts'

/** Under which name of a field it is kept which document of a type has which bytes. */
const FIELD = 'file'

type Documents = Pick<Statements, 'documents'>['documents']

/** What bytes are told apart by: those that were sent, for what is drawn of them may differ from one version of us to the next. */
export const fingerprintOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The id of the document that has these bytes, also of one that is deleted by now; undefined where none has. */
export const holderOf = (documents: Documents, type: string, fingerprint: string): Promise<number | undefined> =>
  documents.holder(type, FIELD, fingerprint)

/** From now on the document has these bytes and no others. A deleted one that had them gives them up. */
export async function keepFingerprint(
  documents: Documents,
  type: string,
  id: number,
  fingerprint: string,
): Promise<void> {
  const former = await holderOf(documents, type, fingerprint)
  if (former !== undefined) await documents.releaseValues(type, former)
  await documents.releaseValues(type, id)
  await documents.holdValue(type, FIELD, fingerprint, id)
}
