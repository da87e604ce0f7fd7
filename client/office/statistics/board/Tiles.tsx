import type { ReactNode } from 'react'
import type { StatisticFrame } from '../../../../schema/statistics/answers.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { texts as serverTexts } from '../../server/texts.ts'
import type { ServerQuery } from '../../server/useServerQuery.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { Sparkline } from '../chart/Sparkline.tsx'
import { changeText, shareText, valueText } from '../chart/values.ts'
import { fairTotals, pointsOf, type Told } from '../points.ts'
import { texts } from '../texts.ts'
import { useDashboard } from './dashboardContext.ts'
import { type FigureName, mayKnow } from './registry.ts'
import { useStatistic } from './useStatistic.ts'

/** The four figures asked for first, as far as one may know them. */
export function Tiles() {
  const { actor } = useOffice()
  const may = (name: FigureName) => mayKnow(actor, name)
  const tiles = [
    ...(may('revenue') ? [<Revenue key="revenue" />] : []),
    ...(may('orders') ? [<Orders key="orders" />] : []),
    ...(may('revenue') ? [<Average key="average" />] : []),
    ...(may('orders') && may('unique-visitors') ? [<Conversion key="conversion" />] : []),
  ]
  return (
    tiles.length > 0 && (
      <section
        aria-label={texts.tiles.label}
        className="grid grid-cols-2 gap-3 desktop:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
      >
        {tiles}
      </section>
    )
  )
}

function useBoth<Name extends FigureName>(name: Name) {
  const { dates, compared } = useDashboard()
  const { query, answer } = useStatistic(name, { dates })
  const { answer: before } = useStatistic(compared ? name : null, { dates: compared })
  return { query, answer, before }
}

function Revenue() {
  const { currency } = useDashboard()
  const { query, answer, before } = useBoth('revenue')
  const told = (series: NonNullable<typeof answer>['series']) => series.map(({ t, gross }) => ({ t, value: gross }))
  return (
    <Tile label={texts.tiles.revenue} query={query} value={answer && valueText(answer.total, 'money', currency)}>
      {answer && <Course series={told(answer.series)} before={before && told(before.series)} frame={answer} />}
    </Tile>
  )
}

function Orders() {
  const { currency } = useDashboard()
  const { query, answer, before } = useBoth('orders')
  return (
    <Tile label={texts.tiles.orders} query={query} value={answer && valueText(answer.total, 'count', currency)}>
      {answer && <Course series={answer.series} before={before?.series ?? null} frame={answer} />}
    </Tile>
  )
}

function Average() {
  const { currency } = useDashboard()
  const { query, answer, before } = useBoth('revenue')
  const change = answer && before && answer.orders > 0 ? changeText(answer.average, before.average) : null
  return (
    <Tile label={texts.tiles.average} query={query} value={answer && valueText(answer.average, 'money', currency)}>
      {change !== null && <span>{texts.card.compared(change)}</span>}
    </Tile>
  )
}

function Conversion() {
  const { dates } = useDashboard()
  const orders = useStatistic('orders', { dates })
  const visitors = useStatistic('unique-visitors', { dates })
  const [placed, came] = [orders.answer?.total, visitors.answer?.total]
  const isKnown = placed !== undefined && came !== undefined
  const failed = [orders.query, visitors.query].find(({ problem }) => problem !== null)
  return (
    <Tile
      label={texts.tiles.conversion}
      query={failed ?? visitors.query}
      value={isKnown ? (came === 0 ? '–' : shareText(placed / came)) : null}
    >
      {isKnown && (
        <span>
          {came === 0
            ? texts.tiles.noVisitors
            : texts.tiles.perVisitors(placed.toLocaleString('de-DE'), came.toLocaleString('de-DE'))}
        </span>
      )}
    </Tile>
  )
}

interface CourseProps {
  readonly series: readonly Told[]
  readonly before: readonly Told[] | null
  readonly frame: Pick<StatisticFrame, 'unit' | 'provisional'>
}

/** How it went, and how it stands beside what it is compared with as far as that is over. */
function Course({ series, before, frame }: CourseProps) {
  const { now } = useDashboard()
  const points = pointsOf(series, before, frame, now)
  const fair = before && fairTotals(points)
  const change = fair && changeText(fair.now, fair.before)
  return (
    <>
      {fair && <span>{change === null ? texts.card.nothingBefore : texts.card.compared(change)}</span>}
      <Sparkline values={points.flatMap(({ value }) => value ?? [])} />
    </>
  )
}

interface TileProps {
  readonly label: string
  readonly query: ServerQuery<unknown>
  /** Null until it is known. */
  readonly value: string | null
  readonly children: ReactNode
}

/** More letters than fit into half a phone as large as the others. */
const LONG = 11

/** One figure; it loads and fails by itself. */
function Tile({ label, query: { problem, isAway, isAsking, again }, value, children }: TileProps) {
  const isFailed = problem !== null && (value === null || !isAway)
  return (
    <div className={`${card} flex min-w-0 flex-col gap-1 px-4 py-3`} role="group" aria-label={label}>
      <p className="text-caption text-ink-soft">{label}</p>
      {value !== null && (
        <p className={`figures font-strong ${value.length > LONG ? 'text-title tablet:text-head' : 'text-head'}`}>
          {value}
        </p>
      )}
      {value === null && !isFailed && (
        <div role="status" aria-label={texts.card.loading(label)}>
          <Skeleton className="my-1 h-7 w-28" />
        </div>
      )}
      {isFailed && (
        <div role="alert" className="flex flex-col items-start gap-1.5 text-caption text-error">
          {problem}
          <Button variant="secondary" size="small" className="pointer-coarse:min-h-11" busy={isAsking} onClick={again}>
            {serverTexts.again}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-2 text-caption text-ink-soft tabular-nums">
        {children}
      </div>
    </div>
  )
}
