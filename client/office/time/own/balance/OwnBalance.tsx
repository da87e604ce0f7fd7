import type { ReactNode } from 'react'
import { addDays, localTime, MINUTE } from '../../../../../schema/base/zonedTime.ts'
import type { Balances } from '../../../../../schema/time/calls.ts'
import { dateSpan } from '../../../../../schema/time/dateSpan.ts'
import { ledgerOf } from '../../../../../schema/time/ledger.ts'
import type { OwnAbsence } from '../../../../data/time/ownDocuments.ts'
import { useZone } from '../../../shell/scope.tsx'
import { card } from '../../../shell/styles.ts'
import { dayText, durationText, hoursText, shortDay } from '../../timeText.ts'
import type { OwnView } from '../useOwnTime.ts'
import { texts } from './texts.ts'

/** How hours and vacation stand, as the server said last: every figure opens what it is made of. */
export function OwnBalance({ own }: { readonly own: OwnView }) {
  const zone = useZone()
  const { balances, absences } = own.documents
  const today = localTime(own.now, zone).date
  return (
    <section aria-labelledby="saldo" className="flex flex-col gap-2">
      <h2 id="saldo" className="flex items-baseline justify-between text-lead">
        {texts.title}
        {balances && balances.on !== today && (
          <span className="figures text-caption text-ink-soft">{texts.asOf(shortDay(balances.on))}</span>
        )}
      </h2>
      {!balances && <p className="text-ink-soft">{texts.unknown}</p>}
      {balances && !balances.vacation && <p className="text-ink-soft">{texts.none}</p>}
      {balances?.vacation && (
        <div className={`${card} divide-y divide-line`}>
          <Hours own={own} balances={balances} zone={zone} />
          <Vacation account={balances.vacation} absences={absences} on={balances.on} />
        </div>
      )}
    </section>
  )
}

interface FigureProps {
  readonly label: string
  readonly figure: string
  readonly children: ReactNode
}

/** A figure, and folded away what it is made of. */
const Figure = ({ label, figure, children }: FigureProps) => (
  <details className="px-4 open:pb-4">
    <summary className="figures flex min-h-12 cursor-pointer items-center justify-between gap-3">
      {label}
      <span className="font-strong">{figure}</span>
    </summary>
    {children}
  </details>
)

/** The ledger of the month up to the day before, on top of what was open before it. */
function Hours({ own, balances, zone }: { own: OwnView; balances: Balances; zone: string }) {
  const { documents, now } = own
  const until = addDays(balances.on, -1)
  const month = `${until.slice(0, 8)}01`
  const since = balances.vacation?.since ?? null
  const from = since && since > month ? since : month
  const days = ledgerOf({ ...documents, zone, now }, from, until).filter(
    ({ target, worked, credit }) => target + worked + credit > 0,
  )
  const grown = days.reduce((sum, { difference }) => sum + difference, 0)
  const { beforeMinutes, workedMinutes, creditMinutes, targetMinutes } = balances
  const done = durationText((workedMinutes + creditMinutes) * MINUTE)
  return (
    <>
      <Figure label={texts.balance} figure={hoursText(beforeMinutes, true)}>
        <p className="pb-2 text-caption text-ink-soft">{texts.rule}</p>
        <table className="figures w-full text-caption [&_td]:py-1 [&_td:not(:first-child)]:text-right [&_th:not(:first-child)]:text-right">
          <thead>
            <tr className="text-left text-ink-soft">
              {[texts.day, texts.target, texts.worked, texts.credit, texts.difference].map(name => (
                <th key={name} scope="col" className="font-regular">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-t border-line">
              <td colSpan={4}>{texts.before(shortDay(addDays(from, -1)))}</td>
              <td>{hoursText(beforeMinutes - grown, true)}</td>
            </tr>
            {days.map(({ date, target, worked, credit, difference }) => (
              <tr key={date} className="border-t border-line">
                <td>{dayText(date)}</td>
                <td>{hoursText(target)}</td>
                <td>{hoursText(worked)}</td>
                <td>{hoursText(credit)}</td>
                <td>{hoursText(difference, true)}</td>
              </tr>
            ))}
            <tr className="border-t border-edge font-strong">
              <td colSpan={4}>{texts.total}</td>
              <td>{hoursText(beforeMinutes, true)}</td>
            </tr>
          </tbody>
        </table>
      </Figure>
      <p className="figures flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4">
        {texts.month}
        <span>{texts.monthOf(done, durationText(targetMinutes * MINUTE))}</span>
      </p>
    </>
  )
}

interface VacationProps {
  readonly account: NonNullable<Balances['vacation']>
  readonly absences: readonly OwnAbsence[]
  readonly on: string
}

/** Local days that a figure comes from. */
interface Span {
  readonly id: number | string
  readonly from: string
  readonly to: string
}

/** The account of the leave year with the days behind it. */
function Vacation({ account, absences, on }: VacationProps) {
  const { year, lapsesOn } = account
  const approved = absences.filter(
    ({ kind, state, from, to }) => kind === 'vacation' && state === 'approved' && from <= year.to && to >= year.from,
  )
  const { paidOut = [] } = account
  const rows: readonly (readonly [string, number, readonly Span[]])[] = [
    [texts.entitled, account.entitled, []],
    [texts.carried, account.carried, []],
    ...paidOut.map(({ on: to, days }) => [texts.paidOut, 0 - days, [{ id: to, from: to, to }]] as const),
    [texts.taken, 0 - account.taken, approved.filter(({ from }) => from <= on)],
    [texts.planned, 0 - account.planned, approved.filter(({ to }) => to > on)],
    [texts.left, account.left, []],
  ]
  return (
    <Figure label={texts.vacation} figure={texts.days(account.left)}>
      <p className="pb-2 text-caption text-ink-soft">{texts.year(dateSpan(year.from, year.to))}</p>
      <dl className="figures text-caption">
        {rows.map(([label, count, spans]) => (
          <div
            key={`${label} ${spans[0]?.id}`}
            className="flex justify-between gap-3 border-t border-line py-1 last:font-strong"
          >
            <dt>
              {label}
              {spans.map(({ id, from, to }) => (
                <span key={id} className="block text-ink-soft">
                  {dateSpan(from, to)}
                </span>
              ))}
            </dt>
            <dd>{texts.days(count)}</dd>
          </div>
        ))}
      </dl>
      {account.brought && (
        <p className="pt-2 text-caption">
          {texts.brought(texts.days(account.brought.days), dateSpan(account.brought.on, account.brought.on))}
        </p>
      )}
      {lapsesOn && <p className="pt-2 text-caption">{texts.lapses(dateSpan(lapsesOn, lapsesOn))}</p>}
    </Figure>
  )
}
