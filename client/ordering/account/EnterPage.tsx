import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { askForLink, lookAtAccess } from '../../../schema/ordering/accountCalls.ts'
import { isEmail } from '../../../schema/ordering/checkout.ts'
import { enterAccount } from '../../data/account/ownAccount.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'

interface EnterPageProps {
  /** Of the link that was opened; null where somebody comes without. */
  readonly token: string | null
  /** Leaves the link, used or not. */
  readonly onLeave: () => void
}

/** How external people come in: by a link, or by asking for one. */
export function EnterPage({ token, onLeave }: EnterPageProps) {
  return token === null ? <AskForLink /> : <ByLink key={token} token={token} onLeave={onLeave} />
}

type Looked =
  | { readonly name: string; readonly of: string }
  | { readonly problem: string; readonly isOffline: boolean }
  | null

/** Looking at a link uses nothing up, the button does. */
function ByLink({ token, onLeave }: { readonly token: string; readonly onLeave: () => void }) {
  const [looked, setLooked] = useState<Looked>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const look = useCallback(() => void lookedAt(token).then(setLooked), [token])
  useEffect(look, [look])
  const enter = async () => {
    setBusy(true)
    const failed = await enterAccount(token).catch(told)
    setBusy(false)
    setProblem(failed)
    if (failed === null) onLeave()
  }
  if (looked === null) return <Skeleton className="h-48 w-full" />
  if ('problem' in looked)
    return (
      <>
        <Notice tone={looked.isOffline ? 'warning' : 'error'} urgent>
          {looked.problem}
        </Notice>
        <Button wide size="large" className="mt-4" onClick={looked.isOffline ? look : onLeave}>
          {looked.isOffline ? texts.again : texts.link.other}
        </Button>
      </>
    )
  return (
    <>
      <h1 className="text-head">{texts.link.title(looked.name)}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{texts.link.lead(looked.of)}</p>
      {problem !== null && (
        <Notice tone="error" urgent className="mb-4">
          {problem}
        </Notice>
      )}
      <Button wide size="large" busy={isBusy} onClick={() => void enter()}>
        {texts.link.enter}
      </Button>
    </>
  )
}

function AskForLink() {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'form' | 'busy' | 'sent'>('form')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isEmail(email.trim())) return setProblem(texts.signIn.invalid)
    setState('busy')
    const failed = await ask(askForLink, { body: { email: email.trim() } })
      .then(answer => (answer.ok ? null : (answer.errors[0]?.message ?? '')))
      .catch(told)
    setProblem(failed)
    setState(failed === null ? 'sent' : 'form')
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={event => void submit(event)}>
      <div>
        <h1 className="text-head">{texts.signIn.title}</h1>
        <p className="mt-1 text-ink-soft">{texts.signIn.lead}</p>
      </div>
      <TextField
        label={texts.signIn.email}
        name="email"
        type="email"
        autoComplete="email"
        error={problem}
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <Button type="submit" wide size="large" busy={state === 'busy'}>
        {texts.signIn.send}
      </Button>
      <div role="status">{state === 'sent' && <Notice tone="success">{texts.signIn.sent}</Notice>}</div>
    </form>
  )
}

async function lookedAt(token: string): Promise<Looked> {
  try {
    const answer = await ask(lookAtAccess, { body: { token } })
    return answer.ok ? answer.data : { problem: answer.errors[0]?.message ?? '', isOffline: false }
  } catch (error) {
    return { problem: told(error), isOffline: true }
  }
}

/** What nobody answered. */
function told(error: unknown): string {
  if (!(error instanceof NetworkError)) throw error
  return texts.signIn.offline
}
