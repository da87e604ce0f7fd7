import type { ReactNode } from 'react'
import { DAY } from '../../../../schema/base/zonedTime.ts'
import {
  commandState,
  type DeviceCommandView,
  deviceCommandKinds,
  deviceDay,
  QUARTER_MS,
  reloadDevice,
  renewDeviceKey,
  requestDeviceLogs,
  testNotification,
  testPrintAt,
} from '../../../../schema/counter/deviceCommands.ts'
import { now as clockNow } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { sinceText } from '../../../ui/dates/ago.ts'
import { formatTime } from '../../../ui/format.ts'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { texts } from './texts.ts'

/** How often (ms) it is asked what became of it. */
const ASK_MS = 5000

interface DeviceToolsProps {
  readonly id: number
  readonly hasPrinter: boolean
}

/** What can be asked of a device from afar, what became of it, and its last day. */
export function DeviceTools({ id, hasPrinter }: DeviceToolsProps) {
  const { tell } = useOffice()
  const query = useServerQuery(deviceDay, { params: { id }, everyMs: ASK_MS })
  const { run, isBusy, problem, again } = useServerAction()
  const params = { id }
  const print = async () => {
    if ((await run(testPrintAt, { params })) === null) tell({ text: texts.tools.printing })
  }
  const renew = async () => {
    if ((await run(renewDeviceKey, { params })) === null) tell({ text: texts.tools.keyAsked })
  }
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
      {query.value && <Strip quarters={query.value.quarters} />}
      <div className="flex flex-wrap gap-2">
        <Tool busy={isBusy} onClick={() => void run(testNotification, { params })}>
          {texts.tools.test}
        </Tool>
        {hasPrinter && (
          <Tool busy={isBusy} onClick={() => void print()}>
            {texts.tools.print}
          </Tool>
        )}
        <Tool busy={isBusy} onClick={() => void run(requestDeviceLogs, { params })}>
          {texts.tools.log}
        </Tool>
        <Tool busy={isBusy} onClick={() => void run(reloadDevice, { params })}>
          {texts.tools.reload}
        </Tool>
        <Tool busy={isBusy} onClick={() => void renew()}>
          {texts.tools.key}
        </Tool>
      </div>
      <ProblemNotice problem={problem} onAgain={again} />
      {query.value && query.value.commands.length > 0 && (
        <ul aria-label={texts.tools.asked} className="flex flex-col gap-2">
          {query.value.commands.slice(0, 5).map(command => (
            <Asked key={command.id} command={command} />
          ))}
        </ul>
      )}
    </div>
  )
}

const Tool = ({ busy, onClick, children }: { busy: boolean; onClick: () => void; children: ReactNode }) => (
  <Button variant="secondary" size="small" {...{ busy, onClick }}>
    {children}
  </Button>
)

function Asked({ command }: { readonly command: DeviceCommandView }) {
  const { kind, payload, createdAt, result } = command
  const now = clockNow()
  const zone = useZone()
  const state = commandState(command, now)
  const said = kind === 'notification' ? texts.tools.digits(payload, formatTime(createdAt, zone)) : ''
  return (
    <li className="text-caption">
      <p>
        <span className="font-medium">{deviceCommandKinds[kind]}</span> · {sinceText(createdAt, now, zone)} ·{' '}
        {texts.tools.states[state]}
        {said && <span className="text-ink-soft"> · {said}</span>}
      </p>
      {result !== '' && (
        <details>
          <summary className="min-h-9 cursor-pointer py-1.5 font-medium">{texts.tools.showLog}</summary>
          <pre
            tabIndex={0}
            aria-label={deviceCommandKinds[kind]}
            className="max-h-80 overflow-auto rounded-control bg-sunken p-3 font-mono"
          >
            {result}
          </pre>
        </details>
      )}
    </li>
  )
}

/** The last 24 hours in quarters of an hour: heard of or not. */
function Strip({ quarters }: { readonly quarters: readonly number[] }) {
  const zone = useZone()
  const last = Math.floor(clockNow() / QUARTER_MS) * QUARTER_MS
  const count = DAY / QUARTER_MS
  const all = Array.from({ length: count }, (_, place) => last - (count - 1 - place) * QUARTER_MS)
  const heard = all.filter(quarter => quarters.includes(quarter)).length
  return (
    <figure className="max-w-2xl">
      <div
        role="img"
        aria-label={texts.tools.strip(heard, count)}
        className="flex h-6 gap-px overflow-hidden rounded-control"
      >
        {all.map(quarter => (
          <span key={quarter} className={`flex-1 ${quarters.includes(quarter) ? 'bg-success' : 'bg-line'}`} />
        ))}
      </div>
      <figcaption className="figures mt-1 flex justify-between text-caption text-ink-soft">
        <span>{formatTime(all[0] ?? last, zone)}</span>
        <span>{texts.tools.stripTitle}</span>
        <span>{texts.tools.now}</span>
      </figcaption>
    </figure>
  )
}
