import { Link } from '@tanstack/react-router'
import { paymentMethods } from '../../../../schema/business/paymentMethods.ts'
import { type ClosingRow, closingRowsCall } from '../../../../schema/statistics/calls.ts'
import { formatMoney, formatTime } from '../../../ui/format.ts'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useZone } from '../../shell/scope.tsx'
import { datesText } from '../period.ts'
import { texts } from './texts.ts'

interface ClosingRowsProps {
  readonly branch: number
  /** YYYY-MM-DD. */
  readonly date: string
  readonly currency: string
}

/** The orders of a day, each with what it did that day. */
export function ClosingRows({ branch, date, currency }: ClosingRowsProps) {
  const zone = useZone()
  const query = useServerQuery(closingRowsCall, { query: `?branch=${branch}&on=${date}` })
  const day = datesText({ from: date, to: date })
  return (
    <div className="pb-3 pl-7">
      <QueryState queries={[query]} />
      {!query.value && query.problem === null && <Loading className="h-24" label={texts.rows.loading(day)} />}
      <ul aria-label={texts.days.rows(day)} className="flex flex-col">
        {(query.asOf === null ? [] : (query.value ?? [])).map(row => (
          <li key={row.order}>
            <Link
              to="/orders/$id"
              params={{ id: String(row.order) }}
              className="flex min-h-11 flex-wrap items-baseline gap-x-4 rounded-control px-2 py-1.5 hover:bg-sunken"
            >
              <span className="figures text-caption text-ink-soft">{formatTime(Date.parse(row.at), zone)}</span>
              <span className="font-medium">{texts.rows.ticket(row.ticket)}</span>
              <span className="figures ml-auto text-right text-caption text-ink-soft">
                {deedsOf(row, currency).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What an order did on a day: '12,40 € übergeben', 'Barzahlung 12,40 € eingenommen'. */
function deedsOf({ closing: { sales, notes, money } }: ClosingRow, currency: string): string[] {
  const gross = (rows: typeof sales) => rows.reduce((sum, row) => sum + row.gross, 0)
  const amount = (cents: number) => formatMoney(cents, currency)
  return [
    ...(sales.length > 0 ? [`${amount(gross(sales))} ${texts.rows.sale}`] : []),
    ...(notes.length > 0 ? [`${texts.rows.note} ${amount(gross(notes))}`] : []),
    ...money.flatMap(({ method, received, returned }) => [
      ...(received > 0 ? [`${paymentMethods[method].paperLabel} ${amount(received)} ${texts.rows.received}`] : []),
      ...(returned > 0 ? [`${paymentMethods[method].paperLabel} ${amount(returned)} ${texts.rows.returned}`] : []),
    ]),
  ]
}
