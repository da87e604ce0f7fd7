import { keysOf } from '../../../../schema/base/keys.ts'
import {
  abortScreenCommand,
  commandScreen,
  type ScreenCommandView,
  type ScreenStatus,
} from '../../../../schema/signage/screenCalls.ts'
import { isOpen, type ScreenCommandName, screenCommandNames } from '../../../../schema/signage/screenCommand.ts'
import type { Row } from '../../../data/office/office.ts'
import { now as clockNow } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { agoText } from '../../../ui/dates/ago.ts'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useZone } from '../../shell/scope.tsx'
import { ShowNow } from './ShowNow.tsx'
import { texts } from './texts.ts'
import { VolumeNow } from './VolumeNow.tsx'

/** What is asked with one press; what to show and how loud it is are chosen first. */
const offered = keysOf(screenCommandNames).filter(name => name !== 'show' && name !== 'volume')

interface ScreenCommandsProps {
  readonly status: ScreenStatus
  readonly row: Row
}

/** What can be asked of a TV from afar, and what became of the last: one at a time. */
export function ScreenCommands({ status: { id, command }, row }: ScreenCommandsProps) {
  const sending = useServerAction()
  const aborting = useServerAction()
  const params = { id }
  const isWaiting = command !== null && isOpen(command)
  const send = (name: ScreenCommandName, value: number | null = null) =>
    void sending.run(commandScreen, { params, body: { uid: crypto.randomUUID(), name, value } })
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        {offered.map(name => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            busy={sending.isBusy}
            disabled={isWaiting}
            onClick={() => send(name)}
          >
            {screenCommandNames[name]}
          </Button>
        ))}
      </div>
      <p className="max-w-2xl text-caption text-ink-soft">{texts.standbyHint}</p>
      <ShowNow row={row} isBusy={sending.isBusy} isWaiting={isWaiting} onShow={segment => send('show', segment)} />
      <VolumeNow
        usual={Number(row.body['volume'] ?? 0)}
        isBusy={sending.isBusy}
        isWaiting={isWaiting}
        onVolume={percent => send('volume', percent)}
      />
      <ProblemNotice problem={sending.problem} onAgain={sending.again} />
      {command && <Asked command={command} />}
      {command?.state === 'pending' && (
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={aborting.isBusy}
            onClick={() => void aborting.run(abortScreenCommand, { params, body: {} })}
          >
            {texts.abort}
          </Button>
        </div>
      )}
      <ProblemNotice problem={aborting.problem} onAgain={aborting.again} />
    </div>
  )
}

function Asked({ command: { name, state, sentAt, result } }: { readonly command: ScreenCommandView }) {
  const zone = useZone()
  return (
    <div className="text-caption">
      <p>
        {texts.command}: <span className="font-medium">{screenCommandNames[name]}</span> ·{' '}
        {agoText(Date.parse(sentAt), clockNow(), zone)} · {texts.commandStates[state]}
      </p>
      {result !== '' && (
        <details>
          <summary className="min-h-9 cursor-pointer py-1.5 font-medium">{texts.showLog}</summary>
          <pre
            tabIndex={0}
            aria-label={texts.showLog}
            className="max-h-80 overflow-auto rounded-control bg-sunken p-3 font-mono"
          >
            {result}
          </pre>
        </details>
      )}
    </div>
  )
}
