import type { ExternalStanding } from '../../../schema/ordering/accountCalls.ts'
import type { ExternalUser } from '../../../schema/ordering/externalUser.ts'
import type { ExternalKeyRow } from '../../base/storage/statements/ordering/externalKeys.ts'

/** How an external person stands at `now` (epoch ms): whoever was in once asks for further links without us. */
export function standingOfExternal(
  { id, isEnabled }: Pick<ExternalUser, 'id' | 'isEnabled'>,
  keys: readonly ExternalKeyRow[],
  now: number,
): ExternalStanding {
  const own = keys.filter(({ person }) => person === id)
  const sessions = own.filter(({ kind }) => kind === 'session')
  const invitation = own.find(({ kind }) => kind === 'invitation')
  const seenAt = sessions.length === 0 ? null : Math.max(...sessions.map(session => session.seenAt))
  const waiting = invitation ? (invitation.expiresAt > now ? 'invited' : 'missed') : 'none'
  const standing = !isEnabled ? 'locked' : sessions.length > 0 ? 'active' : waiting
  return { id, standing, sentTo: invitation?.sentTo ?? '', seenAt }
}
