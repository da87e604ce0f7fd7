import { CHUNK_BYTES, type ManifestDocument, type ManifestFile } from '../../../schema/signage/screenDocuments.ts'
import type { Shelf } from './shelves.ts'

interface FilesWorld {
  readonly shelf: () => Promise<Shelf>
  readonly fetch: (url: string, init?: { readonly headers: Record<string, string> }) => Promise<Response>
  readonly digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>
}

/** The files of a TV: kept by what their bytes are, so that everything is shown without the network too. */
export interface ScreenFiles {
  /**
   * Fetches what is missing of the manifest and lets go of what is not in it; says what could not be had. What is `played` until
   * then stays; what came of an update that another one replaced goes first, because there may be no room for both.
   */
  readonly keep: (manifest: ManifestDocument, played?: ManifestDocument | null) => Promise<readonly string[]>
  /** Whether all of the manifest is kept. */
  readonly haveAll: (manifest: ManifestDocument) => Promise<boolean>
  /** Null where it is not kept yet. */
  readonly read: (url: string) => Promise<Blob | null>
}

/** Name of the cache. */
export const SHELF = 'screen-files'
/** Of a file that is kept in pieces: how many there are. */
const PIECES = 'x-pieces'
const TYPE = 'content-type'

/**
 * A large file comes and is kept in pieces, each proved by its own hash: what was cut off goes on where it ended, and none is
 * ever as a whole in memory. It is there with its last piece and not before.
 */
export function createFiles({ shelf, fetch, digest }: FilesWorld): ScreenFiles {
  async function bring(kept: Shelf, file: ManifestFile): Promise<boolean> {
    if (await kept.match(file.url)) return true
    try {
      if (file.chunks.length <= 1) return await bringPiece(kept, file.url, file, file.sha256)
      let type: string | undefined
      for (const [index, sha256] of file.chunks.entries()) {
        const name = pieceOf(file.url, index)
        if (!(await kept.match(name))) {
          const range = { from: index * CHUNK_BYTES, to: Math.min(file.bytes, (index + 1) * CHUNK_BYTES) - 1 }
          if (!(await bringPiece(kept, name, file, sha256, range))) return false
        }
        type = (await kept.match(name))?.headers.get(TYPE) ?? type
      }
      const headers = { [PIECES]: String(file.chunks.length), ...(type && { [TYPE]: type }) }
      await kept.put(file.url, new Response('', { headers }))
      return true
    } catch {
      // No network, or no room: what is kept stays.
      return false
    }
  }

  async function bringPiece(
    kept: Shelf,
    name: string,
    { url }: ManifestFile,
    sha256: string,
    range?: { readonly from: number; readonly to: number },
  ): Promise<boolean> {
    const answer = await fetch(url, range && { headers: { range: `bytes=${range.from}-${range.to}` } })
    if (range ? answer.status !== 206 : !answer.ok) return false
    const bytes = await answer.arrayBuffer()
    // Half a file, or a page of the guest network's: it is asked for again the next time.
    if (hex(await digest(bytes)) !== sha256) return false
    await kept.put(name, new Response(bytes, { headers: { [TYPE]: answer.headers.get(TYPE) ?? UNKNOWN } }))
    return true
  }

  async function keepOnly(kept: Shelf, manifests: readonly ManifestDocument[]): Promise<void> {
    const wanted = new Set(manifests.flatMap(({ files }) => files.map(({ url }) => url)))
    for (const { url } of await kept.keys()) {
      const { pathname, search } = new URL(url)
      if (!wanted.has((pathname + search).replace(piece, ''))) await kept.delete(url)
    }
  }

  return {
    async keep(manifest, played) {
      const kept = await shelf()
      if (played) await keepOnly(kept, [manifest, played])
      const missing: string[] = []
      // One after another: a small device has the memory for one.
      for (const file of manifest.files) if (!(await bring(kept, file))) missing.push(file.url)
      if (missing.length === 0) await keepOnly(kept, [manifest])
      return missing
    },
    async haveAll({ files }) {
      const kept = await shelf()
      for (const { url } of files) if (!(await kept.match(url))) return false
      return true
    },
    async read(url) {
      const kept = await shelf()
      const whole = await kept.match(url)
      const count = Number(whole?.headers.get(PIECES) ?? 0)
      if (!whole || count === 0) return whole?.blob() ?? null
      const pieces: Blob[] = []
      for (let index = 0; index < count; index++) {
        const answer = await kept.match(pieceOf(url, index))
        if (!answer) return null
        pieces.push(await answer.blob())
      }
      return new Blob(pieces, { type: whole.headers.get(TYPE) ?? UNKNOWN })
    },
  }
}

const UNKNOWN = 'application/octet-stream'
const pieceOf = (url: string, index: number): string => `${url}?piece=${index}`
const piece = /\?piece=\d+$/
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
