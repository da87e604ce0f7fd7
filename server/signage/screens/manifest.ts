import { createHash, hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addressOf, replyOf } from '../../../schema/base/call.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import { uploadAddress } from '../../../schema/base/uploads.ts'
import { readFontPack } from '../../../schema/signage/calls.ts'
import { type FontStyle, isFontStyle } from '../../../schema/signage/fonts.ts'
import type { Layer } from '../../../schema/signage/layers.ts'
import { CHUNK_BYTES, type ManifestDocument, type ManifestFile } from '../../../schema/signage/screenDocuments.ts'
import type { Segment } from '../../../schema/signage/segment.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { originalPath } from '../../base/media/images.ts'
import { readUpload } from '../../base/media/uploadFiles.ts'
import { fontPack } from '../fonts/madeFonts.ts'

type World = Pick<BaseDeps, 'storage' | 'settings'>

interface Manifests {
  /** Every file that these need to be shown without network; what is not there is left out. */
  of(played: {
    readonly contents: readonly Segment['content'][]
    readonly layers: readonly Layer[]
  }): Promise<ManifestDocument>
}

/** Lists of files by what their bytes are. What lies at an address never changes, so each is read once. */
export function createManifests(world: World): Manifests {
  const known = new Map<string, Promise<ManifestFile | null>>()

  function described(url: string, read: () => Promise<Uint8Array | null>): Promise<ManifestFile | null> {
    const former = known.get(url)
    if (former) return former
    const made = read().then(
      bytes => bytes && fileOf(url, bytes),
      () => null,
    )
    known.set(url, made)
    // What is not there yet may come.
    void made.then(file => file ?? known.delete(url))
    return made
  }

  const picture = (image: ImageRef) =>
    described(`/image/${image.id}-${image.version}.${image.extension}`, () =>
      readFile(originalPath(world.settings, image)),
    )
  const letters = (style: FontStyle) =>
    described(addressOf(readFontPack, { style }), async () =>
      Buffer.from(JSON.stringify(replyOf(readFontPack, await fontPack(style)))),
    )
  async function film(id: number): Promise<ManifestFile | null> {
    const { documents, uploads } = world.storage.read
    // Of the library: what guests sent has an address that nobody else is told.
    const kept = await documents.document('uploads', id)
    const row = kept && !kept.deleted ? await uploads.byId(id) : undefined
    return row?.mimeType.startsWith('video/')
      ? described(uploadAddress(row), () => readUpload(world.settings, row))
      : null
  }

  return {
    async of({ contents, layers }) {
      const shown = [...contents, ...layers]
      const images = shown.flatMap(each => ('image' in each && each.image ? each.image : []))
      const films = shown.map(each => fieldOf(each, 'file')).filter(file => typeof file === 'number')
      const styles = layers.flatMap(layer => Object.values(layer)).filter(isStyle)
      const found = await Promise.all([
        ...images.map(picture),
        ...[...new Set(films)].map(film),
        ...[...new Set(styles)].map(letters),
      ])
      const files = [...new Map(found.flatMap(file => (file ? [[file.url, file] as const] : []))).values()]
      return { version: hash('sha256', JSON.stringify(files)).slice(0, 16), files }
    },
  }
}

const isStyle = (value: unknown): value is FontStyle => typeof value === 'string' && isFontStyle(value)

function fileOf(url: string, bytes: Uint8Array): ManifestFile {
  const chunks: string[] = []
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES)
    chunks.push(sha256(bytes.subarray(from, from + CHUNK_BYTES)))
  return { url, bytes: bytes.length, sha256: sha256(bytes), chunks }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
