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

/** Whether whoever asked at first is still let in, and to this; for streams. */
export async function stillReads(context: Context<Env>, may: (reader: Reader) => boolean): Promise<boolean> {
  const [began, now] = [readerOf(context), await context.get('present')()]
  const [one, other] = [began.device, now.device]
  // Nearly always nothing has changed: what is known of a person is the same object as long as it holds.
  if (now.actor === began.actor && one?.id === other?.id && one?.kind === other?.kind && one?.branch === other?.branch)
    return true
  return now.actor?.id === began.actor?.id && one?.id === other?.id && may(now)
}

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
