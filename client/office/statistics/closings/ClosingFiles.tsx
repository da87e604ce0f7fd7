import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { keptByAdmins, may } from '../../../../schema/base/access.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { bookingAccounts } from '../../../../schema/statistics/bookingAccount.ts'
import { bmdFile, closingsFile, datevFile } from '../../../../schema/statistics/calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useOffice } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { useTakeFile } from '../../transfer/useTakeFile.ts'
import type { Dates } from '../period.ts'
import { texts } from './texts.ts'

interface ClosingFilesProps {
  readonly branch: { readonly id: number; readonly name: string }
  readonly dates: Dates
}

/** The same days for the accountant: as a table, and as batches of bookings. */
export function ClosingFiles({ branch, dates: { from, to } }: ClosingFilesProps) {
  const { actor } = useOffice()
  const file = useTakeFile()
  const { files } = texts
  const query = `?branch=${branch.id}&from=${from}&to=${to}`
  const name = files.name(branch.name, from, to)
  const kinds = {
    csv: { call: closingsFile, name, format: 'csv' },
    xlsx: { call: closingsFile, name, format: 'xlsx' },
    datev: { call: datevFile, name: files.datevName(branch.id, from, to), format: 'ansi' },
    bmd: { call: bmdFile, name: files.bmdName(branch.id, from, to), format: 'ansi' },
  } as const
  return (
    <section aria-labelledby="files" className={`${card} flex min-w-0 flex-col gap-3 p-4 no-print tablet:p-5`}>
      <h2 id="files" className="text-lead">
        {files.title}
      </h2>
      <p className="text-ink-soft">{files.intro}</p>
      <ProblemNotice problem={file.problem} onAgain={file.again} />
      <div className="flex flex-wrap gap-2">
        {keysOf(kinds).map(kind => (
          <Button
            key={kind}
            className="max-tablet:flex-1"
            variant="secondary"
            icon={<Download size={18} aria-hidden />}
            aria-label={files.take(files[kind])}
            busy={file.isBusy}
            onClick={() => file.take({ ...kinds[kind], query })}
          >
            {files[kind]}
          </Button>
        ))}
      </div>
      {may(actor, 'read', keptByAdmins, []) && (
        <Link to={`/${bookingAccounts.type}`} className="self-start text-accent-ink underline">
          {files.accounts}
        </Link>
      )}
    </section>
  )
}
