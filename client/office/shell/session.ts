import { errorMessages } from '../../../schema/base/answer.ts'
import { type Me, signIn, signOut, whoAmI } from '../../../schema/base/calls.ts'
import { enterByLink } from '../../../schema/base/people.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { ask, type Call, NetworkError } from '../../data/engine/http.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { KNOWN_STAFF } from '../../device/storage/knownStaff.ts'
import type { Memo } from '../../device/storage/memo.ts'
import { texts } from './texts.ts'

/**
 * Who is at the office.
 * - `checking`: nobody known on this device, the server is asked.
 * - `out`: somebody has to sign in first.
 * - `in`: at work, offline too. `expired` means the server wants a new sign-in; what is on the screen stays. `revoked` means
 *   that somebody ended it from elsewhere: what the device has is to be taken off it. `hasOtherRights` means that somebody gave
 *   this person others while they worked.
 */
type Session =
  | { readonly state: 'checking' }
  | { readonly state: 'out'; readonly revoked?: boolean }
  | {
      readonly state: 'in'
      readonly me: Me
      readonly expired: boolean
      readonly revoked?: boolean
      readonly hasOtherRights?: boolean
    }

export interface SessionStore {
  readonly current: Pick<Signal<Session>, 'get' | 'subscribe'>
  /** Opens with the person this device knows until `offlineUntil`, and asks the server behind it. */
  start(): Promise<void>
  /** Signs in; the German sentence that stands against it, or null. */
  signIn(username: string, password: string): Promise<string | null>
  /** Tells the server if it can be reached and forgets the person in any case. */
  signOut(): Promise<void>
  /** Signs in by a personal link; an invitation takes a password. `onEntered` is called before anybody is in. */
  enterByLink(token: string, password: string | undefined, onEntered: () => void): Promise<string | null>
  /** The server answered 401. */
  expire(): void
  /** The server said that this person has other rights by now: it is asked which. */
  renew(): void
  /** What the device had is gone: nobody is here any more. */
  forget(): void
}

export interface SessionWorld {
  readonly call: Call
  /** What the device remembers, shared by its pages. */
  readonly memo: Memo
  /** Epoch ms. */
  readonly now: () => number
}

const key = KNOWN_STAFF

export function createSession({ call, memo, now }: SessionWorld): SessionStore {
  const current = signal<Session>({ state: 'checking' })
  const enter = (me: Me, others: { readonly hasOtherRights?: boolean } = {}) => {
    memo.set(key, JSON.stringify(me))
    current.set({ state: 'in', me, expired: false, ...others })
  }
  const leave = (revoked = false) => {
    memo.set(key, null)
    current.set(revoked ? { state: 'out', revoked } : { state: 'out' })
  }
  // Signing in or out in one page of the device counts for all of them.
  memo.watch(key, text => {
    const me = read(text)
    current.set(me ? entered(me, current.get()) : { state: 'out' })
  })
  const expire = () => {
    const session = current.get()
    if (session.state === 'in') current.set({ ...session, expired: true })
  }
  const revoke = () => {
    const session = current.get()
    if (session.state === 'in') current.set({ ...session, expired: true, revoked: true })
  }

  const lookAgain = async () => {
    const me = await askWho(call)
    // Nobody comes back to what was ended from elsewhere.
    if (me === 'revoked') revoke()
    else if (typeof me === 'object' && hasOtherRights(me, current.get())) enter(me, { hasOtherRights: true })
  }

  return {
    current,
    expire() {
      expire()
      void lookAgain()
    },
    renew: () => void lookAgain(),
    forget: () => leave(true),
    async start() {
      const known = read(memo.get(key))
      if (known && known.offlineUntil > now()) current.set({ state: 'in', me: known, expired: false })
      const me = await askWho(call)
      if (me === 'unreachable') return void (current.get().state === 'checking' && current.set({ state: 'out' }))
      if (me === 'revoked') return current.get().state === 'in' ? revoke() : leave(true)
      if (me !== 'nobody') return enter(me)
      if (current.get().state === 'in') expire()
      else leave()
    },
    async signIn(username, password) {
      try {
        const answer = await ask(signIn, { body: { username, password } }, { send: call })
        if (!answer.ok) return answer.errors[0]?.message ?? errorMessages.internal
        enter(answer.data)
        return null
      } catch (error) {
        if (error instanceof NetworkError) return texts.signIn.offline
        throw error
      }
    },
    async enterByLink(token, password, onEntered) {
      const body = password === undefined ? { token } : { token, password }
      try {
        const answer = await ask(enterByLink, { body }, { send: call })
        if (!answer.ok) return answer.errors[0]?.message ?? errorMessages.internal
        onEntered()
        enter(answer.data)
        return null
      } catch (error) {
        if (error instanceof NetworkError) return texts.signIn.offline
        throw error
      }
    },
    async signOut() {
      await ask(signOut, {}, { send: call }).catch(() => undefined)
      leave()
    },
  }
}

/** In by another page of the device. */
const entered = (me: Me, before: Session): Session => ({
  state: 'in',
  me,
  expired: false,
  ...(hasOtherRights(me, before) ? { hasOtherRights: true } : {}),
})

/** Whom the server knows under other rights than the page was opened with has not to sign in anew. */
const hasOtherRights = ({ user, roles, databases }: Me, session: Session): boolean =>
  session.state === 'in' &&
  session.me.user.id === user.id &&
  !sameValue([roles, databases, user.branches], [session.me.roles, session.me.databases, session.me.user.branches])

async function askWho(call: Call): Promise<Me | 'nobody' | 'revoked' | 'unreachable'> {
  try {
    const answer = await ask(whoAmI, {}, { send: call })
    if (answer.ok) return answer.data
    if (answer.errors[0]?.code === 'revoked') return 'revoked'
    return answer.status === 401 ? 'nobody' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function read(text: string | null): Me | null {
  try {
    return JSON.parse(text ?? 'null') as Me | null
  } catch {
    return null
  }
}
