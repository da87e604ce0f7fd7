import { decidePrintJob } from '../../../../schema/counter/calls.ts'
import type { PrintJobView, PrintState } from '../../../../schema/counter/printing.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { agoText } from '../../../ui/dates/ago.ts'
import { formatTime } from '../../../ui/format.ts'
import { useServerAction } from '../../server/useServerAction.ts'
import { CardRow } from '../../shell/CardList.tsx'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { jobStates, paperNames, texts } from './texts.ts'

interface JobRowProps {
  readonly job: PrintJobView
  /** Name of the printer it was meant for, where another one stands in. */
  readonly insteadOf: string | null
  readonly isAllowed: boolean
}

type Deed = 'again' | 'done' | 'discard'

const tones: Readonly<Record<PrintState, 'plain' | 'success' | 'warning' | 'error' | 'accent'>> = {
  queued: 'plain',
  handed: 'accent',
  done: 'success',
  unconfirmed: 'warning',
  dead: 'error',
  expired: 'plain',
}

/** A paper on its way, and what a person may decide about it. */
export function JobRow({ job, insteadOf, isAllowed }: JobRowProps) {
  const { document, mark, ticketNumber, printerName, state, detail, expiresAt, updatedAt } = job
  useNow(10_000)
  const now = clockNow()
  const zone = useZone()
  const facts = [
    insteadOf === null ? printerName : texts.redirected(insteadOf, printerName),
    agoText(updatedAt, now, zone),
    ...(expiresAt === null ? [] : [texts.expires(formatTime(expiresAt, zone))]),
  ]
  return (
    <CardRow actions={isAllowed && <Deeds job={job} />}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          {paperNames[document]}
          {ticketNumber !== null && <span className="figures">{` ${texts.number(ticketNumber)}`}</span>}
        </span>
        <Badge tone={tones[state]}>{stateText(job)}</Badge>
        {mark !== null && <Badge>{texts.marks[mark]}</Badge>}
      </p>
      {state === 'unconfirmed' && (
        <p className="max-w-[68ch]">{document === 'ticket' ? texts.why.ticket : texts.why.other}</p>
      )}
      {detail !== null && state !== 'done' && (
        <p className={`text-caption [overflow-wrap:anywhere] ${state === 'dead' ? 'text-error' : 'text-ink-soft'}`}>
          {detail}
        </p>
      )}
      <p className="text-caption text-ink-soft tabular-nums">{facts.join(' · ')}</p>
    </CardRow>
  )
}

/** „Gedruckt“ says only a printer that watches its paper: the label of the others says less. */
const stateText = ({ state, label }: PrintJobView): string =>
  state === 'done' && label !== jobStates.done ? texts.handedOver : jobStates[state]

const deedsOf: Readonly<Record<PrintState, readonly Deed[]>> = {
  queued: ['discard'],
  handed: [],
  done: ['again'],
  unconfirmed: ['again', 'done'],
  dead: ['again', 'discard'],
  expired: ['again'],
}
const words = {
  again: [texts.repeat, texts.repeated],
  done: [texts.wasPrinted, texts.confirmed],
  discard: [texts.discard, texts.discarded],
} as const

function Deeds({ job }: Pick<JobRowProps, 'job'>) {
  const { tell } = useOffice()
  const { run, isBusy } = useServerAction({ refused: () => texts.decided })
  const decide = async (deed: Deed) => {
    tell({ text: (await run(decidePrintJob, { params: { id: job.id, deed } })) ?? words[deed][1] })
  }
  return (
    <div className="flex gap-2">
      {deedsOf[job.state].map(deed => (
        <Button key={deed} variant="secondary" size="small" disabled={isBusy} onClick={() => void decide(deed)}>
          {words[deed][0]}
        </Button>
      ))}
    </div>
  )
}
