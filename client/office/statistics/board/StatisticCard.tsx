import { ChartColumn, Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { StatisticAnswer } from '../../../../schema/statistics/answers.ts'
import { saveFile } from '../../../device/media/saveFile.ts'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useOffice } from '../../shell/scope.tsx'
import { card, quietButton } from '../../shell/styles.ts'
import { ValueTable } from '../chart/ValueTable.tsx'
import { changeText, tableFile, valueText } from '../chart/values.ts'
import { shortDates } from '../period.ts'
import { texts } from '../texts.ts'
import type { Reading, View } from '../views/view.ts'
import { Drawn } from './Drawn.tsx'
import { useDashboard } from './dashboardContext.ts'
import { Origin } from './Origin.tsx'
import { type FigureName, figures, mayKnow } from './registry.ts'
import { useStatistic } from './useStatistic.ts'

interface StatisticCardProps<Name extends FigureName> {
  readonly name: Name
  /** Where one answer is drawn more than once: what this is of. */
  readonly title?: string
  readonly view: (answer: StatisticAnswer<Name>, reading: Reading<StatisticAnswer<Name>>) => View
  /** It is compared with what the page compares with. */
  readonly isCompared?: boolean
  /** Takes the whole width. */
  readonly isWide?: boolean
  /** Further of the query: 'by=appointment'. */
  readonly more?: string
  /** What chooses how it is counted. */
  readonly children?: ReactNode
}

/** A figure with what it means, as a picture or as a table, with its file and what it was made of. It loads and fails by itself. */
export function StatisticCard<Name extends FigureName>(props: StatisticCardProps<Name>) {
  const { actor } = useOffice()
  return mayKnow(actor, props.name) ? <Shown {...props} /> : null
}

function Shown<Name extends FigureName>(props: StatisticCardProps<Name>) {
  const { name, title = figures[name]?.label ?? '', view, isCompared = false, isWide = false, more, children } = props
  const { dates, compared, now, currency, scope } = useDashboard()
  const { query, answer } = useStatistic(name, { dates, more })
  const { answer: before } = useStatistic(isCompared ? name : null, { dates: compared, more })
  const [own, setOwn] = useState<{ readonly of: boolean; readonly isTable: boolean } | null>(null)
  // Whoever switches the whole page switches this too.
  const isTable = own?.of === scope.isTable ? own.isTable : scope.isTable
  const id = useId()
  const shown = answer && view(answer, { before, now, currency })
  return (
    <section
      aria-labelledby={id}
      className={`${card} flex min-w-0 flex-col gap-3 p-4 break-inside-avoid tablet:p-5 ${isWide ? 'desktop:col-span-2' : ''}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {shown && <Total view={shown} currency={currency} />}
      </header>
      {children}
      {query.problem !== null && <QueryState queries={[query]} />}
      {!shown && query.problem === null && <Loading className="h-56" label={texts.card.loading(title)} />}
      {shown?.isEmpty && <p className="py-8 text-center text-ink-soft">{texts.card.empty}</p>}
      {shown && !shown.isEmpty && (
        <>
          {isTable ? (
            <ValueTable name={title} table={shown.table} currency={currency} />
          ) : (
            <Drawn name={title} view={shown} currency={currency} />
          )}
          <Facts facts={shown.facts} />
        </>
      )}
      <p className="mt-auto text-caption text-ink-soft">{figures[name]?.definition}</p>
      <footer className="-mx-2.5 -mb-2 flex flex-wrap items-center gap-1 no-print">
        {shown && !shown.isEmpty && (
          <>
            <button
              type="button"
              className={tool}
              aria-label={isTable ? texts.card.asChart(title) : texts.card.asTable(title)}
              onClick={() => setOwn({ of: scope.isTable, isTable: !isTable })}
            >
              {isTable ? <ChartColumn size={15} aria-hidden /> : <Table2 size={15} aria-hidden />}
              {isTable ? texts.card.chart : texts.card.table}
            </button>
            <button
              type="button"
              className={tool}
              aria-label={texts.card.asCsv(title)}
              onClick={() => saveFile(csv(tableFile(shown.table, currency)), texts.card.file(title, shortDates(dates)))}
            >
              <Download size={15} aria-hidden />
              {texts.card.csv}
            </button>
          </>
        )}
        <Origin name={name} title={title} className={tool} />
      </footer>
    </section>
  )
}

const tool = `${quietButton} pointer-coarse:min-h-11`
const csv = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' })

/** What it comes to, and how that stands beside what it is compared with. */
function Total({ view: { total, fair, unit }, currency }: { readonly view: View; readonly currency: string }) {
  if (total === null) return null
  const change = fair && changeText(fair.now, fair.before)
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-3 text-right">
      {fair && (
        <span className="figures text-caption text-ink-soft">
          {change === null ? texts.card.nothingBefore : texts.card.compared(change)}
        </span>
      )}
      <strong className="figures text-title">{valueText(total, unit, currency)}</strong>
    </p>
  )
}

const Facts = ({ facts }: Pick<View, 'facts'>) =>
  facts.length > 0 && (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-caption">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
