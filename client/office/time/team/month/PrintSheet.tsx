import './printSheet.css'
import { createPortal } from 'react-dom'
import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import type { LedgerDay } from '../../../../../schema/time/ledger.ts'
import { useSettings, useZone } from '../../../shell/scope.tsx'
import { dayText, hoursText, monthText, spanOfTime } from '../../timeText.ts'
import { timesOfEntry, worksOn } from '../entryTimes.ts'
import { texts } from '../texts.ts'
import { creditNames } from './creditNames.ts'

interface PrintSheetProps {
  readonly sheet: MonthSheet
  readonly name: string
}

/** The month on paper: A4, with a line to sign. It is there for the printer alone. */
export function PrintSheet({ sheet, name }: PrintSheetProps) {
  const { sums, carriedMinutes, balanceMinutes, vacation, state, month } = sheet
  const { sums: words } = texts.month
  const { businessName = '' } = useSettings() ?? {}
  const paidOut = (vacation?.paidOut ?? []).filter(({ on }) => on.startsWith(month))
  const figures = [
    [words.target, hoursText(sums.target)],
    [words.worked, hoursText(sums.worked)],
    [words.credit, hoursText(sums.credit)],
    [words.carried, hoursText(carriedMinutes, true)],
    [words.balance, hoursText(balanceMinutes, true)],
    ...paidOut.map(({ days }) => [words.vacationPaidOut, texts.month.days(days)]),
    ...(vacation ? [[words.vacation, texts.month.days(vacation.left)]] : []),
  ]
  return createPortal(
    <article className="print-sheet" lang="de">
      <header>
        <h1>{texts.month.printTitle(monthText(month))}</h1>
        <p>{[name, businessName, texts.states[state]].filter(Boolean).join(' · ')}</p>
      </header>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.days.map(day => (
            <SheetDay key={day.date} sheet={sheet} day={day} />
          ))}
        </tbody>
      </table>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <p>{texts.month.notDeducted}</p>
        <div className="print-sheet-signatures">
          <span>{texts.month.signatureOf(name)}</span>
          <span>{texts.month.signatureOfLead}</span>
        </div>
      </footer>
    </article>,
    document.body,
  )
}

const { day, work, break: pause, difference, sums: heads } = texts.month
const columns = [day, work, pause, heads.target, heads.worked, heads.credit, difference]

function SheetDay({ sheet, day: row }: Pick<PrintSheetProps, 'sheet'> & { readonly day: LedgerDay }) {
  const zone = useZone()
  const works = worksOn(sheet, row.date, zone).map(view => ({ ...timesOfEntry(view), source: view.source }))
  const spans = works.map(({ startedAt, endedAt, source }) => {
    const span = spanOfTime(startedAt, endedAt, zone)
    return source === 'office' ? `${span} (${texts.month.written})` : span
  })
  const pauses = works.flatMap(({ breaks }) => breaks.map(({ from, to }) => spanOfTime(from, to, zone)))
  const minutes = [row.target, row.worked, row.credit]
  return (
    <tr>
      <td>{dayText(row.date)}</td>
      <td>{[...spans, ...creditNames(row)].join(', ')}</td>
      <td>{pauses.join(', ')}</td>
      {minutes.map((value, index) => (
        <td key={columns[index + 3]}>{value === 0 ? '' : hoursText(value)}</td>
      ))}
      <td>{row.difference === 0 || row.date > sheet.until ? '' : hoursText(row.difference, true)}</td>
    </tr>
  )
}
