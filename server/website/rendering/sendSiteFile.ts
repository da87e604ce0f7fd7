import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** A small file made of what is in the database: kept for an hour, and not sent again while it is the same. */
export function sendSiteFile(context: Context, body: string | Buffer, type: string, maxAgeSeconds = 3600): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${maxAgeSeconds}` }
  const known = context.req.header('if-none-match') ?? ''
  if (known === '*' || known.split(/,\s*/).some(each => each.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  const bytes = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(bytes, { headers: { ...headers, 'Content-Type': type } })
}
