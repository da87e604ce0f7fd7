import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { DAY, MINUTE } from '../../../schema/base/zonedTime.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import { donatees } from '../../../schema/ordering/donatee.ts'
import { type ExternalUser, externalUsers } from '../../../schema/ordering/externalUser.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import type { ExternalKeyRow } from '../../base/storage/statements/ordering/externalKeys.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { OrderingDeps } from '../deps.ts'

type World = Pick<OrderingDeps, 'storage' | 'clock'>
type Settings = Pick<OrderingDeps, 'settings'>
type Reads = Pick<Storage['read'], 'documents' | 'externalKeys'>

/** How long each lets in. A session begins anew with every use, until half a year after it began. */
const HOLDS_MS: Readonly<Record<ExternalKeyRow['kind'], number>> = {
  invitation: 7 * DAY,
  login: 60 * MINUTE,
  session: 180 * DAY,
}
const IDLE_MS = 60 * DAY
/** How stale the time of last use may be on disk. */
const TOUCH_MS = 60 * MINUTE
/** A link that has run out is remembered so long, for the list of people to say so. */
const REMEMBERED_MS = 30 * DAY

/** Makes a link, the only one of its kind, or a session. The token is told once and never logged. */
export async function makeKey({ storage, clock }: World, person: number, kind: ExternalKeyRow['kind']) {
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock.now()
  const row = { tokenHash: hashOf(token), person, kind, sentTo: '', createdAt, seenAt: createdAt }
  const expiresAt = createdAt + HOLDS_MS[kind]
  await storage.write(async ({ externalKeys }) => {
    await externalKeys.dropOlder(createdAt - REMEMBERED_MS)
    if (kind !== 'session') await externalKeys.dropKind(person, kind)
    await externalKeys.put({ ...row, expiresAt })
  })
  return { token, expiresAt, tokenHash: row.tokenHash }
}

/** Whom a link would let in; null for one that is unknown, used, withdrawn or too old, and for who may not come in. */
export async function goodAccess({ storage, clock }: World, token: string) {
  const row = await storage.read.externalKeys.byHash(hashOf(token))
  if (!row || row.kind === 'session' || row.expiresAt <= clock.now()) return null
  const person = await admitted(storage.read, row.person)
  return person && { person, expiresAt: row.expiresAt }
}

/** Uses a link up and begins a session. Throws 410 where somebody was quicker. */
export async function useAccess(world: World, token: string) {
  const good = await goodAccess(world, token)
  const isUsed = await world.storage.write(async ({ externalKeys }) => {
    const isFirst = good !== null && (await externalKeys.drop(hashOf(token)))
    if (isFirst) for (const kind of ['invitation', 'login'] as const) await externalKeys.dropKind(good.person.id, kind)
    return isFirst
  })
  if (!good || !isUsed) throw new Fault(410, 'linkInvalid')
  return { token: (await makeKey(world, good.person.id, 'session')).token, person: good.person.id }
}

/** The external person who asks, as they are now; null for everybody else. Whoever is locked or removed is nobody at once. */
export async function externalOf(deps: World & Settings, context: Context<Env>): Promise<ExternalUser | null> {
  const token = accessTokenOf(context, deps)
  if (token === undefined) return null
  const { storage, clock } = deps
  const row = await storage.read.externalKeys.byHash(hashOf(token))
  const now = clock.now()
  if (row?.kind !== 'session' || row.expiresAt <= now || now - row.seenAt > IDLE_MS) return null
  const person = await admitted(storage.read, row.person)
  if (person && now - row.seenAt > TOUCH_MS)
    await storage.write(({ externalKeys }) => externalKeys.touch(row.tokenHash, now))
  return person
}

/** The same. Throws 401. */
export async function signedInExternal(deps: World & Settings, context: Context<Env>): Promise<ExternalUser> {
  const person = await externalOf(deps, context)
  if (!person) throw new Fault(401, 'unauthorized')
  return person
}

/** The person as long as they may come in: enabled, and of a customer or a recipient that is still there. */
export async function admitted({ documents }: Pick<Reads, 'documents'>, id: number): Promise<ExternalUser | null> {
  const person = await documents.entity(externalUsers, id)
  if (!person?.isEnabled) return null
  const of = [
    person.customer ? await documents.entity(customers, person.customer) : undefined,
    person.donatee ? await documents.entity(donatees, person.donatee) : undefined,
  ]
  return of.some(Boolean) ? person : null
}

export function writeAccess(context: Context<Env>, deps: Settings, token: string): void {
  setCookie(context, cookieName(deps), token, {
    path: '/api',
    httpOnly: true,
    secure: isHttps(deps),
    sameSite: 'Strict',
    maxAge: HOLDS_MS.session / 1000,
  })
}

/** Ends the session that asks. */
export async function endAccount(context: Context<Env>, deps: World & Settings): Promise<void> {
  const token = accessTokenOf(context, deps)
  if (token !== undefined) await deps.storage.write(({ externalKeys }) => externalKeys.drop(hashOf(token)))
}

export const dropAccess = (context: Context<Env>, deps: Settings): void =>
  void deleteCookie(context, cookieName(deps), { path: '/api', secure: isHttps(deps) })

const accessTokenOf = (context: Context<Env>, deps: Settings): string | undefined =>
  (isHttps(deps) ? secureCookie : plainCookie).exec(context.req.header('cookie') ?? '')?.[1]

const isHttps = ({ settings }: Settings): boolean => settings.publicOrigin.startsWith('https:')
const secureCookie = /(?:^|;) *__Secure-account=([\w-]+)/
const plainCookie = /(?:^|;) *account=([\w-]+)/
/** `__Secure-` binds the cookie to TLS; without it browsers would refuse that. */
const cookieName = (deps: Settings): string => (isHttps(deps) ? '__Secure-account' : 'account')

const hashOf = (token: string): string => hash('sha256', token, 'base64url')
