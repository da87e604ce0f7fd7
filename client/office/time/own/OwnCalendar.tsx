import { useState } from 'react'
import { ownCalendar, renewCalendar, revokeCalendar } from '../../../../schema/time/calls.ts'
import { copyText } from '../../../device/page/clipboard.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loading } from '../../server/Loading.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card, input } from '../../shell/styles.ts'
import { texts } from './texts.ts'

/** The address at which one's own calendar reads the roster; asked for only where somebody wants it. */
export function OwnCalendar() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={`${card} px-4 open:pb-4`} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="min-h-12 cursor-pointer content-center font-medium">{texts.calendar.title}</summary>
      {isOpen && <Address />}
    </details>
  )
}

function Address() {
  const { tell } = useOffice()
  const asked = useServerQuery(ownCalendar)
  const { run, isBusy, problem } = useServerAction({ offline: texts.calendar.offline })
  const [copied, setCopied] = useState<string | null>(null)
  const address = asked.value?.address ?? null
  const renew = async () => {
    if ((await run(renewCalendar, {})) === null) tell({ text: address ? texts.calendar.renewed : texts.calendar.made })
  }
  const revoke = async () => {
    if ((await run(revokeCalendar, {})) === null) tell({ text: texts.calendar.revoked })
  }
  const copy = async (text: string) => setCopied((await copyText(text)) ? text : null)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{texts.calendar.lead}</p>
      <QueryState queries={[asked]} />
      {asked.value === null && asked.problem === null && <Loading className="h-11" />}
      <ProblemNotice problem={problem} />
      {asked.value && address === null && (
        <Button variant="secondary" className="self-start" busy={isBusy} onClick={() => void renew()}>
          {texts.calendar.make}
        </Button>
      )}
      {address && (
        <>
          <input
            readOnly
            aria-label={texts.calendar.address}
            className={`${input} w-full`}
            value={address}
            onFocus={event => event.target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copy(address)}>
              {copied === address ? texts.calendar.copied : texts.calendar.copy}
            </Button>
            <Button variant="secondary" busy={isBusy} onClick={() => void renew()}>
              {texts.calendar.renew}
            </Button>
            <Button variant="quiet" busy={isBusy} onClick={() => void revoke()}>
              {texts.calendar.revoke}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
