import { filmFacts } from '../../../schema/base/film/filmFacts.ts'
import { filmFault } from '../../../schema/base/film/filmFault.ts'

/** What the server would answer to a film that TVs cannot be relied on to play, before a byte of it was sent; null for other files. */
export async function refusedFilm(file: Blob, name: string) {
  if (!/\.mp4$/i.test(name)) return null
  const read = async (from: number, length: number) =>
    new Uint8Array(await file.slice(from, from + length).arrayBuffer())
  const message = filmFault(await filmFacts({ size: file.size, read }))
  return message && { ok: false as const, status: 422, headers: new Headers(), errors: [{ code: 'film', message }] }
}
