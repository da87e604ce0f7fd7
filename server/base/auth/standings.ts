import type { Person } from '../../../schema/base/calls.ts'
import type { PersonStanding, Standing } from '../../../schema/base/people.ts'
import type { BaseDeps } from '../deps.ts'
import { accessEnd } from './access.ts'
import type { Throttle } from './throttle.ts'

/** How everybody stands, in the order of their ids. */
export async function standingsOf(
  { storage, sessions, entities, clock }: Pick<BaseDeps, 'storage' | 'sessions' | 'entities' | 'clock'>,
  throttle: Pick<Throttle, 'pausedUntil'>,
): Promise<PersonStanding[]> {
  const users = entities.find(({ type }) => type === 'users')
  if (!users) return []
  const now = clock.now()
  const { documents, staff, signInLinks } = storage.read
  const [people, withPassword, links, signedIn] = await Promise.all([
    documents.every(users),
    staff.withPassword(),
    signInLinks.every(),
    staff.everySession(),
  ])
  const invitations = new Map(links.filter(({ kind }) => kind === 'invitation').map(link => [link.user, link]))
  const all = people.map(async ({ id }): Promise<PersonStanding | null> => {
    const person = await sessions.user(id)
    if (!person) return null
    const own = signedIn.filter(({ user }) => user === id)
    const invitation = invitations.get(id)
    return {
      id,
      standing: standingOf(person, {
        hasPassword: withPassword.has(id),
        isOver: (await accessEnd(storage, person)) <= now,
        invitedUntil: invitation?.expiresAt ?? null,
        now,
      }),
      invitation: invitation
        ? { sentTo: invitation.sentTo, createdAt: invitation.createdAt, expiresAt: invitation.expiresAt }
        : null,
      seenAt: own.length === 0 ? null : Math.max(...own.map(({ seenAt }) => seenAt)),
      sessions: own.length,
      pausedUntil: throttle.pausedUntil(person.username),
    }
  })
  return (await Promise.all(all)).filter(standing => standing !== null)
}

interface Known {
  readonly hasPassword: boolean
  readonly isOver: boolean
  /** Epoch ms. */
  readonly invitedUntil: number | null
  readonly now: number
}

function standingOf(
  { isEnabled }: Pick<Person, 'isEnabled'>,
  { hasPassword, isOver, invitedUntil, now }: Known,
): Standing {
  if (!isEnabled) return 'locked'
  if (isOver) return 'expired'
  if (hasPassword) return 'active'
  if (invitedUntil === null) return 'none'
  return invitedUntil > now ? 'invited' : 'missed'
}
