import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

const toGzip = promisify(gzip)
/** Below this the header costs more than it saves. */
const WORTH_IT_CHARACTERS = 2048

/** JSON text made for one client, gzipped off the main thread where the client takes it: a menu on a slow line is worth it. */
export async function jsonText(context: Context, text: string): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  if (text.length < WORTH_IT_CHARACTERS || !/\bgzip\b/.test(context.req.header('accept-encoding') ?? ''))
    return new Response(text, { headers })
  headers.set('Content-Encoding', 'gzip')
  headers.set('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(await toGzip(text, { level: constants.Z_BEST_SPEED })), { headers })
}
