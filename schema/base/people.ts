import type { Role } from './access.ts'
import { get, post, remove } from './call.ts'
import type { Done, Me } from './calls.ts'
import type { Body } from './entity.ts'

/** `invitation` lets a person choose the first password; `login` lets one in who has a password and cannot use it now. */
export type SignInLinkKind = 'invitation' | 'login'

/** A link somebody was sent. `link` is only there where no message could be sent: whoever asked hands it over. */
export interface SentLink {
  /** The address or number it went to; null where nothing could be sent. */
  readonly sentTo: string | null
  readonly link?: string
  /** ISO 8601 */
  readonly expiresAt: string
}

/** What a link says of itself before it is used: only whoever holds it is told. */
export interface LinkFacts {
  readonly kind: SignInLinkKind
  readonly username: string
  readonly name: string
  readonly roles: readonly Role[]
  /** ISO 8601 */
  readonly expiresAt: string
}

/**
 * How somebody stands: `none` has neither a password nor an invitation, `invited` may still come, `missed` let the
 * invitation pass, `active` can sign in, `expired` could until a day that is over, `locked` may not.
 */
export const standings = {
  none: 'Nicht eingeladen',
  invited: 'Eingeladen',
  missed: 'Einladung abgelaufen',
  active: 'Aktiv',
  expired: 'Zugang abgelaufen',
  locked: 'Gesperrt',
} as const
export type Standing = keyof typeof standings

/** What only the server knows of a person. Times are epoch ms. */
export interface PersonStanding {
  readonly id: number
  readonly standing: Standing
  readonly invitation: { readonly sentTo: string; readonly createdAt: number; readonly expiresAt: number } | null
  /** When a session of theirs was last used; null for never, or long ago. */
  readonly seenAt: number | null
  readonly sessions: number
  /** Nobody is let try this name somewhere until then: too many wrong passwords. */
  readonly pausedUntil: number | null
}

/** A place where somebody is signed in. Times are epoch ms. */
export interface SessionView {
  readonly id: string
  /** 'Firefox auf Windows' */
  readonly client: string
  readonly createdAt: number
  readonly seenAt: number
  /** The one that asks. */
  readonly isCurrent: boolean
}

export const standingOfPeople = get('/users/standing')<readonly PersonStanding[]>()
export const invite = post('/users/:id/invitation')<undefined, SentLink>()
export const withdrawInvitation = remove('/users/:id/invitation')<undefined, Done>()
export const sendLoginLink = post('/users/:id/login-link')<undefined, SentLink>()
/** Lets a name be tried again at once. */
export const releaseSignIn = post('/users/:id/release')<undefined, Done>()
export const sessionsOf = get('/users/:id/sessions')<readonly SessionView[]>()
export const endSession = remove('/users/:id/sessions/:session')<undefined, Done>()
/** All of them; of one's own all but the one that asks. */
export const endSessions = remove('/users/:id/sessions')<undefined, Done>()

/** Looking does not use a link up: programs that look through mails may. */
export const lookAtLink = post('/sign-in-links/look')<{ readonly token: string }, LinkFacts>()
/** Uses it up. An invitation takes the password the person chose. */
export const enterByLink = post('/sign-in-links/use')<{ readonly token: string; readonly password?: string }, Me>()

/** Where a link of this token leads, below the origin: behind the hash, so that no server and no proxy writes it down. */
export const linkPath = (token: string): string => `/backend#/einladung/${token}`

/** Somebody new; the server answers with the document it made. */
export const createPerson = post('/users')<Body, { readonly id: number }>()
