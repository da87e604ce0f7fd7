import { type FormEvent, useRef, useState } from 'react'
import { changePassword } from '../../../schema/base/calls.ts'
import { passwordProblem } from '../../../schema/base/passwords.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { focusProblem } from '../form/problems.ts'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts } from './texts.ts'

interface PasswordFieldsProps {
  readonly person: number
  readonly username: string
}

/** A new password for somebody, which needs the server; for one's own also the former one. */
export function PasswordFields({ person, username }: PasswordFieldsProps) {
  const { me, tell } = useOffice()
  const isOwn = person === me.user.id
  const frame = useRef<HTMLDivElement>(null)
  const [former, setFormer] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { run, isBusy } = useServerAction({ offline: texts.offline, refused: said => said ?? texts.failed })
  const submit = async () => {
    const found = problemsOf({ former: isOwn ? former : null, password, username })
    setProblems(found)
    if (found.current || found.password) return focusProblem(frame.current)
    const body = isOwn ? { password, current: former } : { password }
    const failed = await run(changePassword, { params: { id: person }, body })
    if (failed !== null) {
      setProblems(isOwn ? { current: failed } : { password: failed })
      return focusProblem(frame.current)
    }
    setFormer('')
    setPassword('')
    tell({ text: texts.done })
  }
  const field = { type: 'password', onKeyDown: (event: KeyPress) => event.key === 'Enter' && submitOnly(event, submit) }
  return (
    <div ref={frame} className="mt-3 flex max-w-xl flex-col items-start gap-4">
      {isOwn && (
        <TextField
          {...field}
          className="w-full"
          label={texts.former}
          error={problems.current}
          autoComplete="current-password"
          value={former}
          onChange={event => setFormer(event.target.value)}
        />
      )}
      <TextField
        {...field}
        className="w-full"
        label={texts.label}
        hint={texts.hint}
        error={problems.password}
        autoComplete="new-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <Button variant="secondary" busy={isBusy} disabled={password === ''} onClick={() => void submit()}>
        {texts.submit}
      </Button>
    </div>
  )
}

interface Problems {
  readonly current?: string | null
  readonly password?: string | null
}

/** What can be said without the server; `former` is null where nobody has to know it. */
function problemsOf(given: { former: string | null; password: string; username: string }): Problems {
  const { former, password, username } = given
  return { current: former === '' ? texts.formerMissing : null, password: passwordProblem(password, username) }
}

type KeyPress = Pick<FormEvent, 'preventDefault'> & { readonly key: string }

/** The fields may stand inside the form of a document: Enter sets the password and saves nothing else. */
function submitOnly(event: KeyPress, submit: () => Promise<void>): void {
  event.preventDefault()
  void submit()
}
