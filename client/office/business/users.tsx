import { type FormEvent, useState } from 'react'
import { changePassword } from '../../../schema/base/calls.ts'
import { parse } from '../../../schema/base/problems.ts'
import { passwordCall } from '../../../schema/base/requests.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import type { FormExtra } from '../form/EntityForm.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts } from './texts.ts'

/** People sign in: their form can set a password, which is no part of the document and needs the server. */
export const UserPassword: FormExtra = ({ row, allowed }) => {
  const { tell } = useOffice()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isBusy } = useServerAction({
    offline: texts.offline,
    refused: said => said ?? texts.failed,
  })
  const submit = async () => {
    if (!parse(passwordCall, { password }).ok) return setProblem(texts.length)
    const failed = await run(changePassword, { params: { id: row.id }, body: { password } })
    setProblem(failed)
    if (failed !== null) return
    setPassword('')
    tell({ text: texts.done })
  }
  if (!allowed) return null
  return (
    <section aria-labelledby="kopf-passwort" className={`${card} p-4 tablet:p-5`}>
      <h2 id="kopf-passwort" className="text-lead">
        {texts.title}
      </h2>
      <div className="mt-3 flex max-w-xl flex-wrap items-start gap-3">
        <TextField
          className="min-w-56 flex-1"
          label={texts.label}
          hint={texts.hint}
          error={problem}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && submitOnly(event, submit)}
        />
        <Button
          className="mt-6"
          variant="secondary"
          busy={isBusy}
          disabled={password === ''}
          onClick={() => void submit()}
        >
          {texts.submit}
        </Button>
      </div>
    </section>
  )
}

/** The field stands inside the form of the document: Enter sets the password and saves nothing else. */
function submitOnly(event: Pick<FormEvent, 'preventDefault'>, submit: () => Promise<void>): void {
  event.preventDefault()
  void submit()
}
