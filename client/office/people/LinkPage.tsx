import { type FormEvent, useEffect, useState } from 'react'
import { passwordProblem } from '../../../schema/base/passwords.ts'
import { type LinkFacts, lookAtLink } from '../../../schema/base/people.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SignInFrame } from '../shell/SignInFrame.tsx'
import type { SessionStore } from '../shell/session.ts'
import { texts } from './texts.ts'

interface LinkPageProps {
  readonly session: Pick<SessionStore, 'enterByLink'>
  readonly token: string
  /** Leaves the link for the page where everybody signs in, or for the first page of the office. */
  readonly onLeave: () => void
}

type Looked = { readonly facts: LinkFacts } | { readonly problem: string; readonly isOffline: boolean } | null

/** Where a personal link leads: looking at it uses nothing up, the button does. */
export default function LinkPage(props: LinkPageProps) {
  const [attempt, setAttempt] = useState(0)
  return <Look key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

function Look({ session, token, onLeave, onAgain }: LinkPageProps & { readonly onAgain: () => void }) {
  const [looked, setLooked] = useState<Looked>(null)
  useEffect(() => {
    let isOver = false
    void lookedAt(token).then(found => isOver || setLooked(found))
    return () => {
      isOver = true
    }
  }, [token])
  return (
    <SignInFrame>
      {looked === null && <Skeleton className="h-48 w-full" />}
      {looked && 'problem' in looked && (
        <>
          <Notice tone={looked.isOffline ? 'warning' : 'error'} urgent>
            {looked.problem}
          </Notice>
          <Button wide size="large" className="mt-4" onClick={looked.isOffline ? onAgain : onLeave}>
            {looked.isOffline ? texts.accept.again : texts.accept.toSignIn}
          </Button>
        </>
      )}
      {looked && 'facts' in looked && <Enter {...{ session, token, onLeave }} facts={looked.facts} />}
    </SignInFrame>
  )
}

function Enter({ session, token, facts, onLeave }: LinkPageProps & { readonly facts: LinkFacts }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isInvitation = facts.kind === 'invitation'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = isInvitation ? passwordProblem(password, facts.username) : null
    setProblem(found)
    if (found !== null) return
    setBusy(true)
    const failed = await session.enterByLink(token, isInvitation ? password : undefined, onLeave)
    setBusy(false)
    setProblem(failed)
  }
  const { accept } = texts
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={event => void submit(event)}>
      <div>
        <h1 className="text-head">{isInvitation ? accept.invitation(facts.name) : accept.login(facts.name)}</h1>
        <p className="mt-1 text-ink-soft">{isInvitation ? accept.lead : accept.loginLead}</p>
      </div>
      {!isInvitation && problem && (
        <Notice tone="error" urgent>
          {problem}
        </Notice>
      )}
      <TextField label={accept.username} name="username" autoComplete="username" readOnly value={facts.username} />
      {isInvitation && (
        <TextField
          label={accept.password}
          hint={accept.hint}
          error={problem}
          name="password"
          type="password"
          autoComplete="new-password"
          autoFocus
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        {isInvitation ? accept.begin : accept.enter}
      </Button>
    </form>
  )
}

async function lookedAt(token: string): Promise<Looked> {
  try {
    const answer = await ask(lookAtLink, { body: { token } })
    if (answer.ok) return { facts: answer.data }
    return { problem: answer.errors[0]?.message ?? texts.link.failed, isOffline: false }
  } catch (error) {
    if (error instanceof NetworkError) return { problem: texts.accept.offline, isOffline: true }
    throw error
  }
}
