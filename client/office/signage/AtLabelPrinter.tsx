import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { sentenceOf } from '../server/failures.ts'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { texts } from './texts.ts'
import { Unfit } from './Unfit.tsx'
import type { LabelPrinting } from './useLabelPrinter.ts'

interface AtLabelPrinterProps {
  readonly printing: LabelPrinting
  readonly total: number
  /** Names what stands against it, for the button that it keeps from being pressed. */
  readonly reasonId: string
}

/** Which label printer it is, what stands against it, and what became of the labels that were sent there. */
export function AtLabelPrinter({ printing, total, reasonId }: AtLabelPrinterProps) {
  const { known, printer, choose, obstacle, queueing } = printing
  const { data: queued, variables: sent, error } = queueing
  const words = texts.labels.printer
  return (
    <section aria-label={words.title} className="flex flex-col gap-2 border-t border-line pt-4">
      {known.length > 1 && (
        <Select label={words.title} value={String(printer?.id)} onChange={({ target }) => choose(Number(target.value))}>
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
    </section>
  )
}
