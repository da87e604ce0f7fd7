import { Link } from '@tanstack/react-router'
import { type YearPerson, type YearSheet, yearSheet } from '../../../../../schema/time/yearCalls.ts'
import { buttonLook } from '../../../../ui/Button.tsx'
import { formatDateTime } from '../../../../ui/format.ts'
import { Loading } from '../../../server/Loading.tsx'
import { QueryState } from '../../../server/QueryState.tsx'
import { useServerQuery } from '../../../server/useServerQuery.ts'
import { useZone } from '../../../shell/scope.tsx'
import { hoursText, monthText } from '../../timeText.ts'
import { useTeam } from '../useTeam.ts'
import { texts } from './texts.ts'
import { YearDeeds } from './YearDeeds.tsx'
import { YearVacationRows } from './YearVacationRows.tsx'

interface YearDetailsProps {
  readonly person: YearPerson
  readonly year: number
  readonly isOver: boolean
}

/** The months and days of vacation that a year of one person comes from, what was done about it, and what can be. */
export function YearDetails({ person, year, isOver }: YearDetailsProps) {
  const { user, figures, closing } = person
  const zone = useZone()
  const team = useTeam()
  const query = useServerQuery(yearSheet, { params: { user: user.id, year } })
  const shown = closing?.figures ?? figures
  const sheet = query.value
  return (
    <div className="flex flex-col gap-4 border-t border-line bg-sunken/50 px-4 py-4">
      {query.problem !== null && <QueryState queries={[query]} />}
      {!sheet && query.problem === null && <Loading className="h-40" />}
      {sheet && (
        <div className="grid items-start gap-x-8 gap-y-4 *:min-w-0 desktop:grid-cols-2">
          <Months sheet={sheet} figures={shown} />
          {shown.vacation && <YearVacationRows vacation={shown.vacation} days={sheet.vacation} />}
        </div>
      )}
      {sheet && sheet.steps.length > 0 && (
        <ul className="tabular-nums text-caption text-ink-soft">
          {sheet.steps.map(({ step, author, at, reason }) => (
            <li key={at}>
              {`${texts.steps[step]}: ${team.name(author)}, ${formatDateTime(Date.parse(at), zone)}`}
              {reason !== '' && ` · ${reason}`}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        {isOver && person.isApprover && <YearDeeds person={person} year={year} />}
        <Link
          to="/times"
          search={{ teil: 'monat', person: user.id, monat: lastMonth(sheet, year) }}
          className={`${buttonLook({ variant: 'secondary', size: 'small' })} pointer-coarse:min-h-11`}
        >
          {monthText(lastMonth(sheet, year))}
        </Link>
      </div>
    </div>
  )
}

/** The last month of a year that is known of: there the days stand behind the balance. */
const lastMonth = (sheet: YearSheet | null, year: number): string => sheet?.months.at(-1)?.month ?? `${year}-12`

interface MonthsProps {
  readonly sheet: YearSheet
  readonly figures: YearPerson['figures']
}

/** The hours of a year by month, from what was brought into it to what goes on. */
function Months({ sheet: { months, carriedMinutes }, figures }: MonthsProps) {
  const ends = [
    [texts.columns.balance, figures.balanceMinutes],
    ...(figures.paidMinutes > 0 ? [[texts.columns.paid, 0 - figures.paidMinutes] as const] : []),
    ...(figures.droppedMinutes > 0 ? [[texts.dropped, 0 - figures.droppedMinutes] as const] : []),
    [texts.columns.carried, figures.carriedMinutes],
  ] as const
  return (
    <section aria-label={texts.hours}>
      <h3 className="pb-1 font-medium">{texts.hours}</h3>
      <table className="figures w-full text-caption [&_td]:py-1 [&_td:not(:first-child)]:text-right [&_th:not(:first-child)]:text-right">
        <thead>
          <tr className="text-left text-ink-soft">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`font-regular ${narrow(index)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line">
            <td>{texts.brought}</td>
            <td className="max-tablet:hidden" colSpan={4} />
            <td className="tablet:hidden" />
            <td>{hoursText(carriedMinutes, true)}</td>
          </tr>
          {months.map(({ month, target, worked, credit, difference, balanceMinutes }) => (
            <tr key={month} className="border-t border-line">
              <td>{monthText(month).replace(/ \d+$/, '')}</td>
              {[target, worked, credit].map((minutes, index) => (
                <td key={heads[index + 1]} className={narrow(index + 1)}>
                  {hoursText(minutes)}
                </td>
              ))}
              <td>{hoursText(difference, true)}</td>
              <td>{hoursText(balanceMinutes, true)}</td>
            </tr>
          ))}
          {ends.map(([label, minutes]) => (
            <tr key={label} className="border-t border-edge font-medium">
              <td>{label}</td>
              <td className="max-tablet:hidden" colSpan={4} />
              <td className="tablet:hidden" />
              <td>{hoursText(minutes, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const heads = [texts.month, texts.target, texts.worked, texts.credit, texts.difference, texts.balance]
/** Target, worked and credit stand only where there is room. */
const narrow = (index: number): string => (index >= 1 && index <= 3 ? 'max-tablet:hidden' : '')
