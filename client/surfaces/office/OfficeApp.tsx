import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import { SignInAgain, SignInPage } from '../../office/shell/SignIn.tsx'
import type { SessionStore } from '../../office/shell/session.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Signing in needs little and is there at once; the device's database comes with the office itself. */
const SignedIn = lazy(() => import('./SignedIn.tsx'))

/** Another person or other rights are another office: nothing of the one is shown in the other. */
const rightsOf = ({ user, roles, databases }: Me) => JSON.stringify([user.id, user.branches, roles, databases])

export function OfficeApp({ session }: { session: SessionStore }) {
  const { subscribe, get } = session.current
  const current = useSyncExternalStore(subscribe, get, get)
  return (
    <>
      {current.state === 'out' && <SignInPage session={session} />}
      {current.state === 'in' && (
        <Suspense>
          <SignedIn key={rightsOf(current.me)} me={current.me} session={session} />
        </Suspense>
      )}
      {current.state === 'in' && current.expired && <SignInAgain session={session} me={current.me} />}
      <UpdateNotice />
    </>
  )
}
