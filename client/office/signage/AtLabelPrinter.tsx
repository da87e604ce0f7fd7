import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { LabelPrintCall } from '../../../schema/signage/requests.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { sentenceOf } from '../server/failures.ts'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { texts } from './texts.ts'
import { Unfit } from './Unfit.tsx'
import type { LabelPrinting } from './useLabelPrinter.ts'

interface AtLabelPrinterProps {
  readonly printing: LabelPrinting
  /** What is printed; null where what is typed is no number of labels. */
  readonly wanted: Omit<LabelPrintCall, 'uid' | 'printer'> | null
  readonly total: number
}

/** Which label printer it is, what stands against it, and what became of the labels that were sent there. */
export function AtLabelPrinter({ printing, wanted, total }: AtLabelPrinterProps) {
  const { known, printer, choose, obstacle, queueing } = printing
  const { data: queued, variables: sent, error } = queueing
  const words = texts.labels.printer
  const [headingId, reasonId] = [useId(), useId()]
  const isPrintable = wanted !== null && printer !== null && obstacle === null
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={headingId} className="font-medium">
        {words.title}
      </h3>
      <ProblemNotice
        problem={error && sentenceOf(error, { offline: words.offline })}
        {...(sent && { onAgain: () => queueing.mutate(sent) })}
      />
      {queued && printer && (
        <Notice tone={queued.misfits.length > 0 ? 'warning' : 'success'}>
          <p>
            {words.queued(total, printer.name)}{' '}
            <Link to="/druckauftraege" search={{ view: 'open', branch: null, printer: printer.id }}>
              {words.look}
            </Link>
          </p>
          <Unfit misfits={queued.misfits} />
        </Notice>
      )}
      {known.length > 1 && (
        <Select label={words.which} value={String(printer?.id)} onChange={({ target }) => choose(Number(target.value))}>
          {known.map(({ id, name, paper }) => (
            <option key={id} value={id}>
              {words.named(name, paper.label)}
            </option>
          ))}
        </Select>
      )}
      <p id={reasonId} className="text-caption text-ink-soft">
        {obstacle ?? (printer && words.paper(printer.name, printer.paper.label))}
      </p>
      <div>
        <Button
          variant="secondary"
          size="small"
          busy={queueing.isPending}
          disabled={!isPrintable}
          aria-describedby={reasonId}
          onClick={() => isPrintable && queueing.mutate({ uid: crypto.randomUUID(), printer: printer.id, ...wanted })}
        >
          {words.print}
        </Button>
      </div>
    </section>
  )
}
