import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import { type Business, readBusiness } from '../../data/shop/business.ts'
import { useOnline } from '../../device/online.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { applyTheme } from '../../ui/theme/theme.ts'
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

/** The first page of the office for whom nobody knows: the business on one side, the form on the other. */
export function SignInPage({ session }: Pick<SignInFormProps, 'session'>) {
  const business = useBusiness()
  return (
    <main className="grid min-h-dvh content-center desktop:grid-cols-[5fr_7fr] desktop:content-stretch">
      <div className="flex items-center gap-4 px-6 pt-10 pb-2 max-desktop:mx-auto max-desktop:w-full max-desktop:max-w-[27rem] desktop:flex-col desktop:justify-center desktop:border-r desktop:border-line desktop:bg-sunken desktop:p-12 desktop:text-center">
        <span className="size-14 shrink-0 desktop:size-24">
          {business === null && <Mark size="100%" />}
          {business && <img src={business.icon} alt="" className="size-full rounded-[24%]" />}
        </span>
        <p className="min-w-0 text-title font-strong desktop:text-hero">{business?.name}</p>
      </div>
      <div className="grid content-center justify-items-center px-6 py-6 desktop:p-12">
        <div className="w-full max-w-[24rem]">
          <h1 className="text-head">{texts.signIn.title}</h1>
          <p className="mt-1 mb-6 text-ink-soft">{texts.signIn.lead}</p>
          <SignInForm session={session} />
        </div>
      </div>
    </main>
  )
}

/** Whose office it is, in its colour; null where that is not to be had, undefined before it is known. */
function useBusiness(): Business | null | undefined {
  const [business, setBusiness] = useState<Business | null>()
  useEffect(() => {
    void readBusiness().then(setBusiness)
  }, [])
  useEffect(() => {
    if (business) applyTheme({ themeColor: business.themeColor, borderRadius: RADIUS })
  }, [business])
  return business
}

/** Pixels, until the settings are here. */
const RADIUS = 12

/** The session ended while somebody was at work: everything behind it stays as it is. */
export function SignInAgain({ session, me }: { session: SessionStore; me: Me }) {
  const heading = useId()
  const { firstName, lastName, username } = me.user
  return (
    <StandingDialog labelledBy={heading}>
      <h2 id={heading} className="text-title">
        {texts.signIn.again}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{texts.signIn.againLead}</p>
      <SignInForm session={session} known={me.user} />
      <p className="mt-4 text-caption text-ink-soft">
        {texts.signIn.otherPerson(`${firstName} ${lastName}`.trim() || username)}
      </p>
    </StandingDialog>
  )
}

/** A dialog that cannot be dismissed: there is nothing to do behind it before it is answered. */
function StandingDialog({ labelledBy, children }: { labelledBy: string; children: React.ReactNode }) {
  const open = (element: HTMLDialogElement | null) => {
    if (!element || element.open) return
    element.showModal()
    // The name is known: opening puts the focus on the first field, and the second is the one to fill.
    element.querySelector<HTMLElement>('input[type=password]')?.focus()
  }
  return (
    <dialog
      ref={open}
      className="dialog p-6 tablet:w-[26rem]"
      aria-labelledby={labelledBy}
      onCancel={event => event.preventDefault()}
    >
      {children}
    </dialog>
  )
}
