import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'

/** Widths of the specification, storefront section 7. */
export const imageSizes = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const
const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
const MAX_PIXELS = 40_000_000

/** `/image/{size}/{id}-{version}.{ext}` and the original without a size; a version never changes, so it is kept for ever. */
export function imageRoutes({ settings }: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const folder = join(settings.dataDir, 'images')
  const making = new Map<string, Promise<Buffer>>()

  routes.get('/:file', async context => {
    const { name, type } = fileOf(context.req.param('file'))
    return picture(await original(name), type)
  })
  routes.get('/:size/:file', async context => {
    const size = context.req.param('size')
    const { name, type } = fileOf(context.req.param('file'))
    if (!Object.hasOwn(imageSizes, size)) throw new Fault(404, 'notFound')
    return picture(await sized(size as keyof typeof imageSizes, name), type)
  })

  async function original(name: string): Promise<Buffer> {
    try {
      return await readFile(join(folder, 'original', name))
    } catch {
      throw new Fault(404, 'notFound')
    }
  }

  /** From disk if it was made before; made once, whoever asks meanwhile waits for the same one. */
  async function sized(size: keyof typeof imageSizes, name: string): Promise<Buffer> {
    const path = join(folder, size, name)
    try {
      return await readFile(path)
    } catch {
      const known = making.get(path)
      if (known) return known
      const made = resize(await original(name), imageSizes[size], path).finally(() => making.delete(path))
      making.set(path, made)
      return made
    }
  }

  return routes
}

/** The file an address means, built from its numbers and never from its text. */
function fileOf(address: string): { name: string; type: string } {
  const match = /^(\d{1,16})-(\d{1,9})\.([a-z]{3,4})$/.exec(address)
  const type = types[match?.[3] ?? '']
  if (!match || !type) throw new Fault(404, 'notFound')
  return { name: `${Number(match[1])}-${Number(match[2])}.${match[3]}`, type }
}

const picture = (bytes: Buffer, type: string): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type, 'Cache-Control': IMMUTABLE } })

async function resize(source: Buffer, width: number, path: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const bytes = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(path.endsWith('.jpg') ? 'jpeg' : (path.slice(path.lastIndexOf('.') + 1) as 'webp'))
    .toBuffer()
  // Written beside and renamed: a reader never sees half a picture, whatever happens to the power.
  const half = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(half, bytes)
  await rename(half, path)
  return bytes
}
