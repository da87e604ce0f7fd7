import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Settings } from '../../../hono.config.ts'
import type { Actor, Reader } from '../../../schema/base/access.ts'
import { PERSON_HEADER } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Env } from './env.ts'
import { Fault } from './fault.ts'

/** Name the sending device gave itself, for the audit trail. */
export const deviceOf = (context: Context): string => (context.req.header('x-device') ?? '').slice(0, 80)

/** Who asks, as far as rights are concerned. */
export const readerOf = (context: Context<Env>): Reader => ({
  actor: context.get('actor') ?? null,
  device: context.get('device') ?? null,
  screen: context.get('screen') ?? null,
})

/** Who asks, a person or a device. Throws 401 for a guest. */
export function staffOf(context: Context<Env>): Reader {
  const reader = readerOf(context)
  if (!reader.actor && !reader.device) throw new Fault(401, 'unauthorized')
  return reader
}

/** Who is signed in. Throws 401. */
export function signedIn(context: Context<Env>): Actor {
  const actor = context.get('actor')
  if (!actor) throw new Fault(401, 'unauthorized')
  return actor
}

/** Who asks: what names the person it is from is taken from nobody else. Throws 401. */
export function asMeant(context: Context<Env>, actor: Actor | null): Actor | null {
  const meant = context.req.header(PERSON_HEADER)
  if (meant !== undefined && meant !== String(actor?.id)) throw new Fault(401, actor ? 'otherPerson' : 'unauthorized')
  return actor
}

/** Who did it, for the audit trail: `users:5`, `devices:3`. Throws 401 for a guest. */
export function authorOf(context: Context<Env>): string {
  const { actor, device } = staffOf(context)
  return actor ? `users:${actor.id}` : `devices:${device?.id}`
}

/** Whether whoever asked at first is still let in, and to this; for streams. */
export async function stillReads(context: Context<Env>, may: (reader: Reader) => boolean): Promise<boolean> {
  const [began, now] = [readerOf(context), await context.get('present')()]
  const [one, other] = [began.device, now.device]
  // Nearly always nothing has changed: what is known of a person is the same object as long as it holds.
  const isSameScreen = began.screen?.id === now.screen?.id
  const isSameDevice = one?.id === other?.id && one?.kind === other?.kind && one?.branch === other?.branch
  if (now.actor === began.actor && isSameDevice && isSameScreen) return true
  return now.actor?.id === began.actor?.id && one?.id === other?.id && isSameScreen && may(now)
}

/** The sender as requests are counted; what a proxy says of an address counts only if the proxy is trusted. */
export function addressOf(context: Context, { trustedProxies }: Pick<Settings, 'trustedProxies'>): string {
  const remote = plain(remoteOf(context))
  const forwarded = context.req.header('x-forwarded-for')
  if (!forwarded || !trustedProxies.includes(remote)) return household(remote)
  const parts = forwarded.split(',').map(part => plain(part.trim()))
  return household(parts.findLast(part => !trustedProxies.includes(part)) ?? remote)
}

/** The sender as connections are counted; null for a trusted proxy, which stands for many. */
export function addressOfSocket(remote: string, trustedProxies: readonly string[]): string | null {
  const address = plain(remote)
  return trustedProxies.includes(address) ? null : household(address)
}

/** An IPv4 address as a socket that listens for both kinds has it: ::ffff:10.0.0.1 */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whoever has one address of IPv6 has the whole /64: counted one by one they would have no end. */
function household(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

function remoteOf(context: Context): string {
  // A test calls the app without a connection.
  const connection: unknown = context.env
  if (!isObject(connection) || !('incoming' in connection)) return 'local'
  return getConnInfo(context).remote.address ?? 'unknown'
}
