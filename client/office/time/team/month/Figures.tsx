import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import { hoursText } from '../../timeText.ts'
import { texts } from '../texts.ts'
import type { Figure } from './figures.ts'

interface FiguresProps {
  readonly sheet: MonthSheet
  readonly figure: Figure | null
  readonly onFigure: (figure: Figure | null) => void
}

/** What a month comes to; each figure opens its rows. */
export function Figures({ sheet: { sums, carriedMinutes, balanceMinutes, vacation }, figure, onFigure }: FiguresProps) {
  const tiles: readonly (readonly [Figure, string])[] = [
    ['target', hoursText(sums.target)],
    ['worked', hoursText(sums.worked)],
    ['credit', hoursText(sums.credit)],
    ['carried', hoursText(carriedMinutes, true)],
    ['balance', hoursText(balanceMinutes, true)],
    ...(vacation ? [['vacation', texts.month.days(vacation.left)] as const] : []),
  ]
  return (
    <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3 desktop:grid-cols-6">
      {tiles.map(([key, value]) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={figure === key}
            onClick={() => onFigure(figure === key ? null : key)}
            className="flex min-h-16 w-full flex-col items-start rounded-card border border-line bg-surface px-4 py-3 text-left hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <span className="text-caption text-ink-soft">{texts.month.sums[key]}</span>
            <span className="figures text-title font-strong whitespace-nowrap">{value}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
