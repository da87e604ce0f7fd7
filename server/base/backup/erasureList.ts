import { hash } from 'node:crypto'
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Statements } from '../storage/statements/register.ts'

/** Beside the database and not in it: a backup that is put back must not bring back who was erased since. */
export const ERASURES = 'erasures.jsonl'

/** An erased order or document: its number, and a hash that tells it from another one that got the same number since. */
const thing = z.strictObject({ type: z.string(), id: z.int(), proof: z.string() })
export type ErasedThing = z.infer<typeof thing>
const line = z.strictObject({ at: z.int(), things: z.array(thing) })
type Line = z.infer<typeof line>

const erasureFile = (folder: string): string => join(folder, ERASURES)

/** Writes down what is about to be erased; on the disk when it returns. */
export function noteErasure(dataDir: string, erased: Line): void {
  const path = erasureFile(dataDir)
  appendFileSync(path, `${JSON.stringify(erased)}\n`, { mode: 0o600 })
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Everything that was ever erased, as far as the lists in these folders know; a line that was broken off counts for nothing. */
export function erasedThings(folders: readonly string[]): ErasedThing[] {
  const things = new Map<string, ErasedThing>()
  for (const folder of folders) {
    const path = erasureFile(folder)
    if (!existsSync(path)) continue
    for (const text of readFileSync(path, 'utf8').split('\n'))
      for (const each of thingsIn(text)) things.set(`${each.type}:${each.id}:${each.proof}`, each)
  }
  return [...things.values()]
}

function thingsIn(text: string): readonly ErasedThing[] {
  try {
    return line.parse(JSON.parse(text)).things
  } catch {
    return []
  }
}

export const proofOfOrder = (uid: string): string => hash('sha256', `orders|${uid}`)

/** Of what a document was called at its first step, and when: nothing of what stands in it. */
export async function proofOfDocument(
  { documents }: Pick<Statements, 'documents'>,
  type: string,
  id: number,
): Promise<string> {
  const first = await documents.revision(type, id, 1)
  return hash('sha256', `${type}|${id}|${first?.at ?? 0}|${first?.rev ?? ''}`)
}
