import { useMemo, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/rows.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useApply } from '../bulk/useApply.ts'
import { loaded } from '../history/loaded.ts'
import { mayCreate, mayDo } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { csvRows, isFilled } from './csv.ts'
import { dryRun, type Mapping, mappingOf, type Outcome } from './dryRun.ts'
import { tableIn } from './readFile.ts'
import { texts } from './texts.ts'
import { titlesFor } from './titlesFor.ts'
import { type Titles, transferFields } from './transferCells.ts'

interface ImportDialogProps {
  readonly entity: Entity
  readonly onClose: () => void
}

interface Opened {
  /** Empty rows before the headings. */
  readonly above: number
  readonly heads: readonly string[]
  readonly lines: readonly (readonly string[])[]
  readonly mapping: readonly Mapping[]
  readonly rows: readonly Row[]
  readonly titles: Titles
}

/** A file becomes documents: chosen, looked at row by row, mended where it is wrong, and only then written, as one. */
export default function ImportDialog({ entity, onClose }: ImportDialogProps) {
  const scope = useOffice()
  const apply = useApply()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open = async (table: readonly (readonly string[])[] | null) => {
    const above = table?.findIndex(isFilled) ?? 0
    const [heads, ...lines] = table?.slice(above) ?? []
    if (!heads || !lines.some(isFilled)) return setProblem(table ? texts.import.empty : texts.import.unreadable)
    const everything = { sort: 'title', limit: Number.MAX_SAFE_INTEGER } as const
    const { rows } = await loaded(scope.office.list(entity.type, everything))
    setProblem(null)
    setOpened({ above, heads, lines, mapping: mappingOf(entity, heads), rows, titles: await titlesFor(scope, entity) })
  }
  const outcomes = useMemo(() => {
    if (!opened) return []
    const { rows, titles, mapping, lines } = opened
    const creatable = mayCreate(entity, scope.actor)
    const mayChange = (row: Row) => mayDo(entity, 'update', scope.actor, row.body)
    return dryRun({ entity, rows, titles, mayCreate: creatable, mayChange, texts: texts.import }, mapping, lines)
  }, [entity, opened, scope.actor])
  const wanted = outcomes.filter(({ kind }) => kind === 'new' || kind === 'changed')
  const take = async () => {
    setBusy(true)
    await apply(entity, wanted, texts.import.done)
    onClose()
  }
  const footer = (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {opened && <Counts outcomes={outcomes} />}
      <Button variant="secondary" size="small" onClick={onClose}>
        {texts.import.cancel}
      </Button>
      {opened && (
        <Button size="small" disabled={wanted.length === 0} busy={isBusy} onClick={() => void take()}>
          {texts.import.apply(wanted.length)}
        </Button>
      )}
    </div>
  )
  return (
    <Dialog {...{ onClose, footer }} title={texts.import.of(entity.label.many)} width="wide">
      <div className="flex flex-col gap-4 px-5 py-4">
        {opened ? (
          <>
            <Columns entity={entity} opened={opened} onMapping={mapping => setOpened({ ...opened, mapping })} />
            <Faults opened={opened} outcomes={outcomes} onLines={lines => setOpened({ ...opened, lines })} />
          </>
        ) : (
          <Choose problem={problem} onTable={table => void open(table)} />
        )}
      </div>
    </Dialog>
  )
}

interface ChooseProps {
  readonly problem: string | null
  readonly onTable: (table: readonly (readonly string[])[] | null) => void
}

function Choose({ problem, onTable }: ChooseProps) {
  return (
    <>
      <p className="text-ink-soft">{texts.import.hint}</p>
      <label className="flex flex-col gap-1.5">
        <span className="text-caption font-medium">{texts.import.file}</span>
        <input
          type="file"
          accept=".csv,.txt,.xlsx,text/csv"
          className={input}
          aria-describedby="import-problem"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file) void tableIn(file).then(onTable)
          }}
        />
      </label>
      <label className="flex flex-col gap-1.5">
        <span className="text-caption font-medium">{texts.import.paste}</span>
        <textarea
          className={`${input} min-h-28`}
          onPaste={event => {
            event.preventDefault()
            onTable(csvRows(new TextEncoder().encode(event.clipboardData.getData('text/plain'))))
          }}
        />
      </label>
      <p id="import-problem" role="status" className="text-error">
        {problem}
      </p>
    </>
  )
}

function Counts({ outcomes }: { outcomes: readonly Outcome[] }) {
  const kinds = ['new', 'changed', 'same', 'faulty'] as const
  const told = kinds.map(kind => `${outcomes.filter(each => each.kind === kind).length} ${texts.import.kinds[kind]}`)
  return (
    <p role="status" className="figures mr-auto text-caption text-ink-soft">
      {told.join(' · ')}
    </p>
  )
}

interface ColumnsProps {
  readonly entity: Entity
  readonly opened: Opened
  readonly onMapping: (mapping: readonly Mapping[]) => void
}

/** What each column of the file is, with what stands in its first row. */
function Columns({ entity, opened, onMapping }: ColumnsProps) {
  const { heads, lines, mapping } = opened
  const fields = transferFields(entity)
  const nameOf = (each: Mapping | undefined) => (each === 'id' ? 'id' : (each?.name ?? ''))
  const fieldOf = (name: string): Mapping => (name === 'id' ? 'id' : (fields.find(each => each.name === name) ?? null))
  return (
    <fieldset className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
      <legend className="mb-2 font-strong">{texts.import.columns}</legend>
      {heads.map((head, column) => (
        // Two columns of a file may have the same heading: only the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <label key={column} className="grid grid-cols-2 items-center gap-3">
          <span className="min-w-0">
            <span className="block truncate">{head}</span>
            <span className="block truncate text-caption text-ink-soft">{lines.find(isFilled)?.[column]}</span>
          </span>
          <select
            className={input}
            value={nameOf(mapping[column])}
            onChange={event => onMapping(mapping.with(column, fieldOf(event.target.value)))}
          >
            <option value="">{texts.import.ignored}</option>
            <option value="id">{texts.import.number}</option>
            {fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

interface FaultsProps {
  readonly opened: Opened
  readonly outcomes: readonly Outcome[]
  readonly onLines: (lines: readonly (readonly string[])[]) => void
}

/** Faults that are shown to be mended. */
const SHOWN = 50

function Faults({ opened, outcomes, onLines }: FaultsProps) {
  const { above, heads, lines } = opened
  const faults = outcomes.flatMap(({ line, faults: each }) => each.map(fault => ({ line, ...fault })))
  if (faults.length === 0) return null
  return (
    <section aria-label={texts.import.faults}>
      <h3 className="mb-2 font-strong">{texts.import.faults}</h3>
      <ul className="flex flex-col gap-2">
        {faults.slice(0, SHOWN).map(({ line, column, message }) => {
          // As the spreadsheet counts, from 1 on and its headings, too.
          const place = above + line + 2
          const head = column === null ? '' : (heads[column] ?? '')
          return (
            <li key={`${line}:${column}:${message}`} className="grid items-center gap-x-4 gap-y-1 tablet:grid-cols-3">
              <span className="figures text-caption text-ink-soft">{texts.import.fault(place, head)}</span>
              {column === null ? (
                <span />
              ) : (
                <input
                  className={input}
                  aria-invalid
                  aria-label={texts.import.mend(place, head)}
                  value={lines[line]?.[column] ?? ''}
                  onChange={event => onLines(lines.with(line, (lines[line] ?? []).with(column, event.target.value)))}
                />
              )}
              <span className="text-caption text-error">{message}</span>
            </li>
          )
        })}
      </ul>
      {faults.length > SHOWN && <p className="text-ink-soft">{texts.import.more(faults.length - SHOWN)}</p>}
    </section>
  )
}
