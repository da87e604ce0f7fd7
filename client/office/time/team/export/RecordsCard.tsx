import { useState } from 'react'
import { addDays } from '../../../../../schema/base/zonedTime.ts'
import { recordsFile } from '../../../../../schema/time/calls.ts'
import { addMonths, daysFromTo } from '../../../../../schema/time/months.ts'
import { DateField } from '../../../../ui/dates/DateField.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { card } from '../../../shell/styles.ts'
import { useTakeFile } from '../../../transfer/useTakeFile.ts'
import { FileButtons } from './FileButtons.tsx'
import { texts } from './texts.ts'

/** More days are no file the server makes. */
const MOST_DAYS = 366

interface RecordsCardProps {
  /** YYYY-MM: what is offered first. */
  readonly month: string
  /** Null for all one may read. */
  readonly branch: number | null
}

/** The records an inspector may ask for. */
export function RecordsCard({ month, branch }: RecordsCardProps) {
  const [from, setFrom] = useState(`${month}-01`)
  const [to, setTo] = useState(addDays(addMonths(`${month}-01`, 1), -1))
  const file = useTakeFile()
  const { records } = texts
  const days = from === '' || to === '' ? 0 : daysFromTo(from, to)
  const isRight = days >= 1 && days <= MOST_DAYS
  const query = `?from=${from}&to=${to}${branch === null ? '' : `&branch=${branch}`}`
  return (
    <section className={`${card} flex flex-col gap-4 p-4 tablet:p-5`} aria-label={records.title}>
      <header className="flex flex-col gap-1">
        <h3 className="text-lead">{records.title}</h3>
        <p className="text-ink-soft">{records.intro}</p>
      </header>
      <div className="grid gap-3 tablet:grid-cols-2">
        <DateField label={records.from} value={from} onValue={setFrom} />
        <DateField label={records.to} value={to} error={isRight ? undefined : records.wrong} onValue={setTo} />
      </div>
      <ProblemNotice problem={file.problem} onAgain={file.again} />
      <FileButtons
        label={records.take}
        isDisabled={!isRight}
        isBusy={file.isBusy}
        onTake={format => file.take({ call: recordsFile, query, name: records.name(from, to), format })}
      />
    </section>
  )
}
