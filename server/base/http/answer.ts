import type { Context } from 'hono'
import type { Env } from './env.ts'

type Headers = Readonly<Record<string, string>>

/**
 * An answer of the interface, JSON unless `own` says otherwise, with all its headers at once: put on a finished answer one
 * by one they cost more than reading a document does. Nothing may be loaded by it or framed around it, for it is no page.
 */
export function answer(
  context: Context<Env>,
  body: string | Uint8Array | null,
  status = 200,
  own: Headers = {},
): Response {
  const common = context.get('headers')
  context.set('headers', null)
  const headers = { ...common, ...interfaceHeaders, ...own }
  return new Response(body as string | Uint8Array<ArrayBuffer> | null, { status, headers })
}

export const answerJson = (context: Context<Env>, value: unknown, status?: number, own?: Headers): Response =>
  answer(context, JSON.stringify(value), status, own)

/** An instant (epoch ms) as it crosses the wire: ISO 8601 in UTC. */
export const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const interfaceHeaders: Headers = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
