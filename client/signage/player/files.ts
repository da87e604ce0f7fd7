import type { ManifestDocument, ManifestFile } from '../../../schema/signage/screenDocuments.ts'

/** Where files are kept: the part of the browser's cache that is used. */
interface Shelf {
  match(url: string): Promise<Response | undefined>
  put(url: string, answer: Response): Promise<void>
  delete(url: string): Promise<boolean>
  keys(): Promise<readonly Request[]>
}

interface FilesWorld {
  readonly shelf: () => Promise<Shelf>
  readonly fetch: (url: string) => Promise<Response>
  readonly digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>
}

/** The files of a TV: kept by what their bytes are, so that everything is shown without the network too. */
export interface ScreenFiles {
  /** Fetches what is missing of the manifest and lets go of what is not in it; says what could not be had. */
  readonly keep: (manifest: ManifestDocument) => Promise<readonly string[]>
  /** Null where it is not kept yet. */
  readonly read: (url: string) => Promise<Blob | null>
}

/** Name of the cache. */
export const SHELF = 'screen-files'

export function createFiles({ shelf, fetch, digest }: FilesWorld): ScreenFiles {
  async function bring(kept: Shelf, file: ManifestFile): Promise<boolean> {
    if (await kept.match(file.url)) return true
    try {
      const answer = await fetch(file.url)
      if (!answer.ok) return false
      const bytes = await answer.arrayBuffer()
      // Half a file, or a page of the guest network's: it is asked for again the next time.
      if (hex(await digest(bytes)) !== file.sha256) return false
      await kept.put(file.url, new Response(bytes, { headers: typeOf(answer) }))
      return true
    } catch {
      // No network, or no room: what is kept stays.
      return false
    }
  }
  return {
    async keep({ files }) {
      const kept = await shelf()
      const missing: string[] = []
      // One after another: a small device has the memory for one.
      for (const file of files) if (!(await bring(kept, file))) missing.push(file.url)
      const wanted = new Set(files.map(({ url }) => url))
      if (missing.length === 0)
        for (const { url } of await kept.keys()) {
          const { pathname, search } = new URL(url)
          if (!wanted.has(pathname + search)) await kept.delete(url)
        }
      return missing
    },
    read: async url => (await (await shelf()).match(url))?.blob() ?? null,
  }
}

const typeOf = (answer: Response) => ({
  'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
})
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
