import { Download, X } from 'lucide-react'
import { keysOf } from '../../../schema/base/keys.ts'
import { logFile, logKinds } from '../../../schema/base/log.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DateField } from '../../ui/dates/DateField.tsx'
import { Select } from '../../ui/Select.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useTakeFile } from '../transfer/useTakeFile.ts'
import { texts } from './texts.ts'
import type { useLogsSearch } from './useLogsSearch.ts'

const words = texts.log

type Search = ReturnType<typeof useLogsSearch>

interface LogFiltersProps {
  readonly search: Search[0]
  readonly setSearch: Search[1]
  readonly isLive: boolean
  readonly setLive: (isLive: boolean) => void
  /** What a file would have; null where none may be taken. */
  readonly query: string | null
}

/** What of the log is shown; all of it counts together. */
export function LogFilters({ search, setSearch, isLive, setLive, query }: LogFiltersProps) {
  const file = useTakeFile()
  const narrowed = (['wer', 'was'] as const).filter(name => search[name])
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3 desktop:grid-cols-[14rem_11rem_11rem_minmax(0,1fr)]">
        <Select
          className="max-desktop:col-span-2"
          label={words.kind}
          value={search.art ?? ''}
          onChange={event => setSearch({ art: event.target.value })}
        >
          <option value="">{words.anyKind}</option>
          {keysOf(logKinds).map(kind => (
            <option key={kind} value={kind}>
              {logKinds[kind]}
            </option>
          ))}
        </Select>
        <DateField label={words.from} value={search.von ?? ''} onValue={von => setSearch({ von })} />
        <DateField label={words.to} value={search.bis ?? ''} onValue={bis => setSearch({ bis })} />
        <div className="flex flex-wrap gap-2 max-desktop:col-span-2 desktop:justify-end">
          <Chip pressed={isLive} onClick={() => setLive(!isLive)}>
            {words.live}
          </Chip>
          {query !== null && (
            <Button
              variant="secondary"
              icon={<Download size={18} aria-hidden />}
              busy={file.isBusy}
              onClick={() => file.take({ call: logFile, query: `?${query}`, name: words.fileName, format: 'csv' })}
            >
              {words.file}
            </Button>
          )}
        </div>
      </div>
      <ProblemNotice problem={file.problem} onAgain={file.again} />
      {narrowed.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{words.only}</span>
          {narrowed.map(name => (
            <Chip
              key={name}
              pressed
              aria-label={words.all(search[name] ?? '')}
              icon={<X size={16} aria-hidden />}
              onClick={() => setSearch({ [name]: '' })}
            >
              {search[name]}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
