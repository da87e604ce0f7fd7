import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { hashNow, replaceHash, watchHash } from '../../device/page/hash.ts'
import { whenIdle } from '../../device/page/idle.ts'
import { SignInAgain, SignInPage } from '../../office/shell/SignIn.tsx'
import type { SessionStore } from '../../office/shell/session.ts'
import { comingView } from '../../ui/comingView.tsx'
import { rightsOf } from './rightsOf.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Signing in needs little and is there at once; the device's database comes with the office itself. */
export const SignedIn = comingView(async () => (await import('./SignedIn.tsx')).SignedIn)

const LinkPage = lazy(() => import('../../office/people/LinkPage.tsx'))

/** The token of a personal link in the address: '/backend#/einladung/…'. */
const linkToken = (): string | null => /^#\/einladung\/([\w.-]+)$/.exec(hashNow())?.[1] ?? null

/** The link is used or worth nothing: it stays neither in the address nor in the history. */
const leaveLink = (): void => replaceHash('#/')

/** So long (ms) nothing else is asked of the network than what somebody needs who signs in at once. */
const SIGNING_IN_MS = 3000

/** Whoever is about to sign in types for a while: what they see next comes meanwhile. */
async function prepare(): Promise<void> {
  await whenIdle()
  const loadScreen = async () => {
    await (await import('./opening.ts')).loadScreen()
  }
  await Promise.allSettled([SignedIn.load(), loadScreen()])
}

export function OfficeApp({ session }: { session: SessionStore }) {
  const { subscribe, get } = session.current
  const current = useSyncExternalStore(subscribe, get, get)
  const link = useSyncExternalStore(watchHash, linkToken)
  const isAtSignIn = current.state === 'out' && link === null
  useEffect(() => {
    if (isAtSignIn) void prepare()
  }, [isAtSignIn])
  return (
    <>
      {isAtSignIn && <SignInPage session={session} />}
      {current.state === 'out' && link !== null && (
        <Suspense>
          <LinkPage key={link} session={session} token={link} onLeave={leaveLink} />
        </Suspense>
      )}
      {current.state === 'in' && (
        <Suspense>
          <SignedIn key={rightsOf(current.me)} me={current.me} session={session} />
        </Suspense>
      )}
      {current.state === 'in' && current.expired && !current.revoked && (
        <SignInAgain session={session} me={current.me} />
      )}
      {current.state === 'out' && <UpdateNotice after={SIGNING_IN_MS} />}
    </>
  )
}
