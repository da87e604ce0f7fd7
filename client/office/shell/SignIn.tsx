import { type FormEvent, useId, useState, useSyncExternalStore } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { useOnline } from '../../device/online.ts'
import { openModal } from '../../device/page/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import type { SessionStore } from './session.ts'
import { texts } from './texts.ts'

interface SignInFormProps {
  readonly session: SessionStore
  /** Who was here: signing in again needs only the password. */
  readonly known?: Me['user']
}

/** Name and password, and in German why it did not work. */
function SignInForm({ session, known }: SignInFormProps) {
  const online = useOnline()
  const [username, setUsername] = useState(known?.username ?? '')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (!username.trim() || !password) return setProblem(texts.signIn.missing)
    setBusy(true)
    setProblem(null)
    setProblem(await session.signIn(username.trim(), password).finally(() => setBusy(false)))
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={event => void submit(event)}>
      {problem && (
        <Notice tone="error" urgent>
          {problem}
        </Notice>
      )}
      {!online && !problem && <Notice tone="warning">{texts.signIn.offline}</Notice>}
      <TextField
        label={texts.signIn.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!known}
        value={username}
        onChange={event => setUsername(event.target.value)}
      />
      <TextField
        label={texts.signIn.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" wide busy={busy} className="mt-1">
        {texts.signIn.submit}
      </Button>
    </form>
  )
}

/** The first page of the office for whom nobody knows. */
export function SignInPage({ session }: Pick<SignInFormProps, 'session'>) {
  const { subscribe, get } = session.current
  const current = useSyncExternalStore(subscribe, get, get)
  return (
    <SignInFrame>
      <h1 className="text-head">{texts.signIn.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{texts.signIn.lead}</p>
      {current.state === 'out' && current.revoked && (
        <Notice tone="warning" urgent className="mb-4">
          {texts.signIn.revoked}
        </Notice>
      )}
      <SignInForm session={session} />
    </SignInFrame>
  )
}

/** The session ended while somebody was at work: everything behind it stays as it is. */
export function SignInAgain({ session, me }: { session: SessionStore; me: Me }) {
  const heading = useId()
  return (
    <StandingDialog labelledBy={heading}>
      <h2 id={heading} className="text-title">
        {texts.signIn.again}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{texts.signIn.againLead}</p>
      <SignInForm session={session} known={me.user} />
      <p className="mt-4 text-caption text-ink-soft">{texts.signIn.otherPerson(nameOfPerson(me.user))}</p>
    </StandingDialog>
  )
}

function openSignIn(dialog: HTMLDialogElement): () => void {
  const release = openModal(dialog)
  // The name is known: opening puts the focus on the first field, and the second is the one to fill.
  dialog.querySelector<HTMLElement>('input[type=password]')?.focus()
  return release
}

/** A dialog that cannot be dismissed: there is nothing to do behind it before it is answered. */
function StandingDialog({ labelledBy, children }: { labelledBy: string; children: React.ReactNode }) {
  return (
    <dialog
      ref={openSignIn}
      className="dialog p-6 tablet:w-[26rem]"
      aria-labelledby={labelledBy}
      onCancel={event => event.preventDefault()}
    >
      {children}
    </dialog>
  )
}
