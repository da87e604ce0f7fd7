import { type FormEvent, useState } from 'react'
import { setPin } from '../../../../schema/time/calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { texts } from './texts.ts'

/** What somebody types at the terminal; setting it needs the server. */
export function TerminalPin() {
  const { me, tell } = useOffice()
  const [pin, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isBusy } = useServerAction({ offline: texts.pin.offline, refused: said => said ?? texts.pin.failed })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isPin = /^\d{4,8}$/.test(pin)
    setProblem(isPin ? null : texts.pin.wrong)
    if (!isPin) return
    const failed = await run(setPin, { params: { id: me.user.id }, body: { pin } })
    setProblem(failed)
    if (failed !== null) return
    setTyped('')
    tell({ text: texts.pin.done })
  }
  return (
    <details className={`${card} px-4 open:pb-4`}>
      <summary className="min-h-12 cursor-pointer content-center font-medium">{texts.pin.title}</summary>
      <form noValidate className="flex max-w-sm flex-col items-start gap-3" onSubmit={event => void submit(event)}>
        <TextField
          className="w-full"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          label={texts.pin.label}
          hint={texts.pin.hint}
          error={problem}
          value={pin}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {texts.pin.submit}
        </Button>
      </form>
    </details>
  )
}
