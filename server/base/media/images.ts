import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { cropShapes, cropsIn, namedCrop } from '../../../schema/base/crops.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'
import type { BaseDeps } from '../deps.ts'
import { answer } from '../http/answer.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { bodyOf } from '../storage/json.ts'
import { writeWhole } from './files.ts'
import { createGonePictures } from './gonePictures.ts'
import { type PictureFormat, resized } from './pictures.ts'
import { createQueue } from './queue.ts'

/** Widths (CSS pixels) a picture is offered in. */
export const imageSizes = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const
type ImageSize = keyof typeof imageSizes

const formats: Readonly<Record<string, PictureFormat>> = {
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Pixels: a wider AVIF takes seconds to make, longer than a guest waits for it; WebP does not. */
const WIDEST_AVIF = 1280
/** A page of 300 products asks for its pictures at once; the second page must not be refused because of it. */
const WAITING = 600

/**
 * `/image/{size}/{id}-{version}.{ext}` and the original without a size, also below `product/` and `category/` (storefront
 * section 7). A version never changes, so what was answered is kept for ever; what was deleted and is shown nowhere is 410. JPEG and PNG are sent as AVIF or WebP to who
 * takes those; GIF stays GIF, and WebP is JPEG with `?format=jpeg`, for previews of links. At most two pictures are made at a time; beyond a bound of waiting ones the answer is 503.
 */
export function imageRoutes(deps: BaseDeps): Hono<Env> {
  const { settings, log } = deps
  const routes = new Hono<Env>()
  const folder = folderOf(settings)
  const making = new Map<string, Promise<Buffer>>()
  const queue = createQueue({ atOnce: 2, waiting: WAITING })
  const isGone = createGonePictures(deps)
  const pictures = deps.entities.find(({ isPicture }) => isPicture)

  for (const kind of ['/product', '/category', '']) {
    routes.get(`${kind}/:file`, async context => {
      const { name, format } = await there(context.req.param('file'))
      return picture(context, await original(name), format, false)
    })
    routes.get(`${kind}/:size/:file`, async context => {
      const size = context.req.param('size') ?? ''
      const { id, name, format } = await there(context.req.param('file'))
      if (!isSize(size)) throw new Fault(404, 'notFound')
      // Who shows the preview of a link names no formats, and not all of them know WebP.
      const isPreview = context.req.query('format') === 'jpeg' && format === 'webp'
      const sent = isPreview ? 'jpeg' : modern(format, context.req.header('accept') ?? '', imageSizes[size])
      const wanted = { id, name, size, own: format, format: sent, crop: context.req.query('crop') ?? '' }
      return picture(context, await sized(wanted), sent, format === 'jpeg' || format === 'png')
    })
  }

  /** Throws 410 for what was deleted: nobody keeps that answer, because it may be brought back. */
  async function there(address: string) {
    const file = fileOf(address)
    if (await isGone(file.id)) throw new Fault(410, 'pictureGone', { headers: { 'Cache-Control': 'no-store' } })
    return file
  }

  async function original(name: string): Promise<Buffer> {
    try {
      return await readFile(join(folder, ORIGINAL, name))
    } catch {
      throw new Fault(404, 'notFound')
    }
  }

  /** From disk if it was made before; made once, whoever asks meanwhile waits for the same one. */
  async function sized({ id, name, size, own, format, crop }: Wanted): Promise<Buffer> {
    if (crop !== '' && !CROP.test(crop)) throw new Fault(404, 'notFound')
    const file = [name, ...(crop ? [crop] : []), ...(format === own ? [] : [format])].join('.')
    const path = join(folder, size, file)
    try {
      return await readFile(path)
    } catch {
      const known = making.get(path)
      if (known) return known
      const made = make({ id, name, size, format, crop }, path).finally(() => making.delete(path))
      making.set(path, made)
      return made
    }
  }

  async function make({ id, name, size, format, crop }: Omit<Wanted, 'own'>, path: string): Promise<Buffer> {
    const cut = crop === '' ? null : await chosenCut(id, crop)
    const bytes = await queue.run(async () => resized(await original(name), imageSizes[size], format, cut))
    // A full disk makes pictures slow, not missing.
    await writeWhole(path, bytes).catch((error: unknown) => log.warn('picture not kept', { error: String(error) }))
    return bytes
  }

  /** Only what staff have cut is made: else anybody could fill the disk with cuts. Throws 404 for any other. */
  async function chosenCut(id: number, name: string) {
    const row = pictures && (await deps.storage.read.documents.document(pictures.type, id))
    const chosen = row && !row.deleted ? namedCrop(cropsIn(bodyOf(row)['crops']), name) : null
    if (!chosen) throw new Fault(404, 'notFound')
    return { ...chosen.crop, ratio: cropShapes[chosen.shape] }
  }

  return routes
}

/** A picture in a size; `crop` is what was cut by hand, as an address names it, or ''. */
interface Wanted {
  readonly id: number
  readonly name: string
  readonly size: ImageSize
  /** What it was taken in as, and what it is sent as. */
  readonly own: PictureFormat
  readonly format: PictureFormat
  readonly crop: string
}

const CROP = /^(square|photo|wide)(-\d{1,4}){3}$/
const ORIGINAL = 'original'
const folderOf = ({ dataDir }: Pick<BaseDeps['settings'], 'dataDir'>): string => join(dataDir, 'images')

/** Where the pixels of a picture lie as they were taken in. */
export const originalPath = (
  settings: Pick<BaseDeps['settings'], 'dataDir'>,
  { id, version, extension }: ImageRef,
): string => join(folderOf(settings), ORIGINAL, `${id}-${version}.${extension}`)

const isSize = (text: string): text is ImageSize => Object.hasOwn(imageSizes, text)

/** The file an address means, built from its numbers and never from its text. */
function fileOf(address: string): { id: number; name: string; format: PictureFormat } {
  const match = /^(\d{1,16})-(\d{1,9})\.([a-z]{3,4})$/.exec(address)
  const extension = match?.[3] ?? ''
  const format = Object.hasOwn(formats, extension) ? formats[extension] : undefined
  if (!match || !format) throw new Fault(404, 'notFound')
  const id = Number(match[1])
  return { id, name: `${id}-${Number(match[2])}.${extension}`, format }
}

/** The format a picture is sent in: what the client asks for by name, not what it takes along with everything. */
function modern(format: PictureFormat, accept: string, width: number): PictureFormat {
  if (format !== 'jpeg' && format !== 'png') return format
  if (/\bimage\/avif\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept) && width <= WIDEST_AVIF) return 'avif'
  return /\bimage\/webp\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept) ? 'webp' : format
}

function picture(context: Context<Env>, bytes: Buffer, format: PictureFormat, varies: boolean): Response {
  return answer(context, bytes, 200, {
    'Content-Type': `image/${format}`,
    'Cache-Control': IMMUTABLE,
    ...(varies ? { Vary: 'Accept' } : {}),
  })
}
