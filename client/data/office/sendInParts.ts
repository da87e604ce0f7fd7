import { partsThere, sendPart } from '../../../schema/base/calls.ts'
import type { FileContent } from '../../../schema/base/uploads.ts'
import { PART_BYTES } from '../../../schema/base/uploads.ts'
import { type Answer, ask } from '../engine/http.ts'
import { dataUrlOf, type Sending, sendFile } from '../engine/sendFile.ts'

/**
 * Sends a file in parts, from where the server has it, and what it is for at the end: a broken line costs no more than the
 * part that was on it. One that is a single part goes at once. `id` is the author's own: the same file goes on under the same.
 * Throws NetworkError when no answer came.
 */
export async function sendInParts<Reply>(
  file: Blob,
  id: number,
  { onProgress, signal }: Sending,
  finish: (content: FileContent, sending: Sending) => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  if (file.size <= PART_BYTES) return finish({ data: await dataUrlOf(file) }, { onProgress, signal })
  const params = { id }
  const there = await ask(partsThere, { params }, { signal })
  if (!there.ok) return there
  let offset = there.data.bytes
  while (offset < file.size) {
    const from = offset
    const part = file.slice(from, from + PART_BYTES)
    const body = { offset: from, data: await dataUrlOf(part) }
    const onPart = (share: number) => onProgress(Math.min(1, (from + share * part.size) / file.size))
    const answer = await sendFile(sendPart, { params, body }, { onProgress: onPart, signal })
    if (!answer.ok) return answer
    offset = answer.data.bytes
  }
  onProgress(1)
  return finish({ parts: { id, bytes: file.size } }, { onProgress: () => {}, signal })
}
