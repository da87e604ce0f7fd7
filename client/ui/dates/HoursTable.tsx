import type { WeekRow } from '../../../schema/base/weeklyTable.ts'

/** The hours of a week, days with the same hours in one line. `label` names the table for those who do not see it. */
export function HoursTable({ rows, label }: { rows: readonly WeekRow[]; label: string }) {
  return (
    <table aria-label={label} className="w-full max-w-md">
      <tbody>
        {rows.map(row => (
          <tr key={row.days} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pr-6 text-left font-regular text-ink-soft">
              {row.days}
            </th>
            <td className="figures py-2 text-right">
              {row.hours.map(hours => (
                <span key={hours} className="block">
                  {hours}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
