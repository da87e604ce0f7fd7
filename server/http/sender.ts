import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Settings } from '../../hono.config.ts'
import type { Reader } from '../../schema/access.ts'
import type { Env } from './env.ts'

/** Name the sending device gave itself, for the audit trail. */
export const deviceOf = (context: Context): string => (context.req.header('x-device') ?? '').slice(0, 80)

/** Who asks, as far as rights are concerned. */
export const readerOf = (context: Context<Env>): Reader => ({
  actor: context.get('actor') ?? null,
  device: context.get('device') ?? null,
})

/** The sender's address; what a proxy says counts only if the proxy is trusted. */
export function addressOf(context: Context, { trustedProxies }: Pick<Settings, 'trustedProxies'>): string {
  const remote = remoteOf(context)
  const forwarded = context.req.header('x-forwarded-for')
  if (!forwarded || !trustedProxies.includes(remote)) return remote
  return (
    forwarded
      .split(',')
      .map(part => part.trim())
      .findLast(part => !trustedProxies.includes(part)) ?? remote
  )
}

function remoteOf(context: Context): string {
  // A test calls the app without a connection.
  if (!context.env || !('incoming' in (context.env as object))) return 'local'
  return getConnInfo(context).remote.address ?? 'unknown'
}
