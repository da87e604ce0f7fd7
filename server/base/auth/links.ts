import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person } from '../../../schema/base/calls.ts'
import type { SignInLinkKind } from '../../../schema/base/people.ts'
import { DAY, MINUTE } from '../../../schema/base/zonedTime.ts'
import type { BaseDeps } from '../deps.ts'
import type { Storage, Transaction } from '../storage/storage.ts'
import { accessEnd } from './access.ts'

/** How long a link of a kind holds. */
const HOLDS_MS: Readonly<Record<SignInLinkKind, number>> = { invitation: 7 * DAY, login: 60 * MINUTE }
/** One that has run out is remembered so long, for the list of people to say so. */
const REMEMBERED_MS = 30 * DAY

interface FreshLink {
  /** To be told once and never logged. */
  readonly token: string
  /** Epoch ms. */
  readonly expiresAt: number
}

interface GoodLink {
  readonly kind: SignInLinkKind
  readonly expiresAt: number
  readonly person: Person
}

type World = Pick<BaseDeps, 'storage' | 'sessions' | 'clock'>

/** Makes the only link of this kind that the person has. Nothing of it can be used by whoever reads the database. */
export async function makeLink({ storage, clock }: World, user: number, kind: SignInLinkKind): Promise<FreshLink> {
  const [selector, secret] = [randomBytes(12).toString('base64url'), randomBytes(32).toString('base64url')]
  const createdAt = clock.now()
  const expiresAt = createdAt + HOLDS_MS[kind]
  await storage.write(async ({ signInLinks }) => {
    await signInLinks.dropOlder(createdAt - REMEMBERED_MS)
    await signInLinks.put({ selector, secretHash: hashOf(secret), user, kind, sentTo: '', createdAt, expiresAt })
  })
  return { token: `${selector}.${secret}`, expiresAt }
}

/**
 * What a token is good for; null for one that is unknown, used, withdrawn or too old, and for a person who may not come in:
 * nobody learns which. Whether the secret fits takes the same time however much of it is right.
 */
export async function goodLink({ storage, sessions, clock }: World, token: string): Promise<GoodLink | null> {
  const row = await provedLink(storage.read, token)
  if (!row || row.expiresAt <= clock.now()) return null
  const person = await sessions.user(row.user)
  if (!person?.isEnabled || (await accessEnd(storage, person)) <= clock.now()) return null
  return { kind: row.kind, expiresAt: row.expiresAt, person }
}

/**
 * Uses a link up, with whatever goes along with that in one transaction; false where somebody was quicker. The other links
 * of the person end with it.
 */
export async function useUp(
  { storage, clock }: World,
  token: string,
  also: (transaction: Transaction, user: number) => Promise<void>,
): Promise<boolean> {
  return storage.write(async transaction => {
    const row = await provedLink(transaction, token)
    if (!row || row.expiresAt <= clock.now()) return false
    await transaction.signInLinks.dropAllOf(row.user)
    await also(transaction, row.user)
    return true
  })
}

async function provedLink({ signInLinks }: Pick<Storage['read'], 'signInLinks'>, token: string) {
  const [selector = '', secret = ''] = token.split('.')
  const row = await signInLinks.bySelector(selector)
  const isRight = timingSafeEqual(Buffer.from(row?.secretHash ?? hashOf('')), Buffer.from(hashOf(secret)))
  return row && isRight && secret !== '' ? row : null
}

const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')
