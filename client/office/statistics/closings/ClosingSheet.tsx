import { Fragment } from 'react'
import type { ClosingsAnswer } from '../../../../schema/statistics/calls.ts'
import { differenceOf } from '../../../../schema/statistics/closing/closing.ts'
import { type ClosingLine, closingLines } from '../../../../schema/statistics/closing/closingTable.ts'
import { formatMoney } from '../../../ui/format.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { card } from '../../shell/styles.ts'
import { useDashboard } from '../board/dashboardContext.ts'
import { shortDates } from '../period.ts'
import { texts } from './texts.ts'

interface ClosingSheetProps {
  /** Of the branch. */
  readonly name: string
  readonly closings: ClosingsAnswer
}

/** All that the days of a branch come to together, line by line, and whether the money agrees with the revenue. */
export function ClosingSheet({ name, closings: { total, currency, days } }: ClosingSheetProps) {
  const { dates } = useDashboard()
  const difference = differenceOf(total)
  const lines = closingLines(total)
  const groups = [...new Set(lines.map(line => line.group))]
  return (
    <section aria-labelledby="closing" className={`${card} flex min-w-0 flex-col gap-4 p-4 tablet:p-5`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="closing" className="text-lead">
          {texts.title} {name}
        </h2>
        <p className="figures text-ink-soft">
          {shortDates(dates)} · {texts.orders(total.orders)}
        </p>
      </header>
      {difference === 0 ? (
        <Notice tone="success">{texts.agrees}</Notice>
      ) : (
        <Notice tone="error">{texts.differs(formatMoney(Math.abs(difference), currency))}</Notice>
      )}
      {days.some(({ provisional }) => provisional) && <Notice>{texts.running}</Notice>}
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="text-caption text-ink-soft">
            <th scope="col" className="py-1 font-medium">
              {texts.sheet.name}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {texts.sheet.net}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {texts.sheet.tax}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {texts.sheet.gross}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <Fragment key={group}>
              <tr>
                <th scope="rowgroup" colSpan={4} className="pt-4 pb-1 font-strong">
                  {group}
                </th>
              </tr>
              {lines.map(line => line.group === group && <Line key={line.name} line={line} currency={currency} />)}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Line = ({
  line: { name, net, tax, gross },
  currency,
}: {
  readonly line: ClosingLine
  readonly currency: string
}) => (
  <tr className="border-b border-line">
    <th scope="row" className="py-1.5 font-normal">
      {name}
    </th>
    {[net, tax, gross].map((cents, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      <td key={at} className="figures py-1.5 pl-2 text-right whitespace-nowrap">
        {cents === undefined ? '' : formatMoney(cents, currency)}
      </td>
    ))}
  </tr>
)
