import { texts } from './texts.ts'
import { cellText, type DataTable } from './values.ts'

interface ValueTableProps {
  /** Says what it is of; read, not shown. */
  readonly name: string
  readonly table: DataTable
  readonly currency: string
}

/** The same as the chart, in figures. It scrolls beside itself where it has no room. */
export function ValueTable({ name, table: { columns, rows }, currency }: ValueTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div role="group" aria-label={texts.table(name)} tabIndex={0} className="max-h-96 overflow-auto print:max-h-none">
      <table className="w-full border-collapse text-left">
        <thead className="sticky top-0 bg-surface">
          <tr>
            {columns.map(({ label, unit }) => (
              <th
                key={label}
                scope="col"
                className={`border-b border-line px-1.5 py-2 text-caption font-medium whitespace-nowrap text-ink-soft first:pl-0 last:pr-0 tablet:px-2 ${unit === 'text' ? '' : 'text-right'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
            <tr key={index}>
              {row.map((value, at) => {
                const unit = columns[at]?.unit ?? 'text'
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={at}
                    className={`border-b border-line px-1.5 py-1.5 first:pl-0 last:pr-0 tablet:px-2 ${unit === 'text' ? 'max-w-64 break-words' : 'figures text-right'}`}
                  >
                    {cellText(value, unit, currency)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
