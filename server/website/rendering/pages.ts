import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { type SurfaceName, surfaces } from '../../../schema/surfaces.ts'

/** What the build made of the shop: the part that renders a page on the server, head and all. */
interface Renderer {
  render(request: {
    /** Path and search of the page. */
    url: string
    snapshot: unknown
    /** Epoch ms. */
    now: number
    /** The address guests use, without a slash at its end. */
    origin: string
    picture: (image: ImageRef) => Promise<PictureFacts | null>
  }): Promise<{ status: number; isRead: boolean; head: string; app: string; data: string }>
}

/** What is known of a picture beside its address: pixels of the original, and its description. */
export interface PictureFacts {
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The built surfaces. */
export interface Pages {
  /** Empty page of a surface: what the service worker keeps. */
  template(surface: SurfaceName): Promise<string>
  renderer(): Promise<Renderer>
  asset(path: string): Promise<Asset | null>
}

interface Asset {
  readonly type: string
  readonly cacheControl: string
  readonly raw: Buffer
  readonly br: Buffer | null
  /** Packed when the first asks for it: every browser of today takes the other. */
  readonly gzip: (() => Promise<Buffer>) | null
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = /\.(m?js|css|html|json|webmanifest|svg|txt)$/
const MAX_KEPT_BYTES = 32 * 1024 * 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Pages from the folder of a build. Files are read once, compressed at most once and kept, up to a bound. */
export function builtPages(folder: string): Pages {
  const kept = new Map<string, Promise<Asset | null>>()
  let keptBytes = 0
  let renderer: Promise<Renderer> | undefined

  async function load(path: string): Promise<Asset | null> {
    const file = join(folder, 'web', path)
    const type = types[extname(file)]
    if (!type || path.includes('/.') || !(await isFile(file))) return null
    const raw = await readFile(file)
    const isPacked = compressible.test(file)
    // The build has packed what keeps its content as long as its name; the few others are packed here.
    const br = isPacked
      ? await readFile(`${file}.br`).catch(() => toBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      : null
    keptBytes += raw.length + (br?.length ?? 0)
    return { type, cacheControl: cacheControlOf(path), raw, br, gzip: isPacked ? zipping(raw) : null }
  }

  function zipping(raw: Buffer): () => Promise<Buffer> {
    let zipped: Promise<Buffer> | undefined
    const zip = async () => {
      const bytes = await toGzip(raw, { level: 9 })
      keptBytes += bytes.length
      return bytes
    }
    return () => (zipped ??= zip())
  }

  return {
    async template(surface) {
      return readFile(join(folder, 'web', surfaces[surface].page), 'utf8')
    },
    renderer() {
      renderer ??= import(join(folder, 'render', 'shop.js')) as Promise<Renderer>
      return renderer
    },
    asset(path) {
      const clean = normalize(path)
      if (clean.includes('..') || clean.includes('\0')) return Promise.resolve(null)
      const known = kept.get(clean)
      if (known) return known
      const asset = load(clean)
      if (keptBytes < MAX_KEPT_BYTES) {
        kept.set(clean, asset)
        void asset.then(found => found ?? kept.delete(clean))
      }
      return asset
    },
  }
}

/** The asset in the best encoding the client takes. */
export async function sendAsset(context: Context, asset: Asset): Promise<Response> {
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = asset.br && /\bbr\b/.test(accepted) ? 'br' : asset.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null
  const packed = encoding === 'gzip' ? await asset.gzip?.() : encoding && asset.br
  const bytes = packed ?? asset.raw
  const headers = new Headers({
    'Content-Type': asset.type,
    'Cache-Control': asset.cacheControl,
    Vary: 'Accept-Encoding',
  })
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(bytes), { headers })
}

/** Names with a hash never change their content; everything else is asked for again. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}
