import { Trash2, Undo2 } from 'lucide-react'
import type { WholeLine } from '../../../../schema/ordering/officeCalls.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { numberText } from '../../form/controls/numbers.ts'
import { AmountField } from './AmountField.tsx'
import { amountIn } from './lineDraft.ts'
import { texts } from './texts.ts'

interface ChangedLineProps {
  readonly line: WholeLine
  /** What was typed instead of its amount. */
  readonly typed: string | undefined
  readonly price: string
  readonly error: string | undefined
  readonly onAmount: (typed: string) => void
}

/** A line of the order: another amount, none of it, or as it was. */
export function ChangedLine({ line, typed, price, error, onAmount }: ChangedLineProps) {
  const former = numberText(line.amount)
  const shown = typed ?? former
  const isOut = amountIn(shown) === 0
  const isChanged = shown !== former
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 tablet:grid-cols-[minmax(0,1fr)_auto_5.5rem_auto]">
      <div className="max-tablet:col-span-full">
        <p className={`font-medium ${isOut ? 'text-ink-soft line-through' : ''}`}>{line.name}</p>
        {line.lines.map(text => (
          <p key={text} className="text-caption text-ink-soft [overflow-wrap:anywhere]">
            {text}
          </p>
        ))}
        {isOut && <p className="text-caption text-warning">{texts.leftOut}</p>}
        {error && (
          <p role="alert" className="text-caption font-medium text-error">
            {error}
          </p>
        )}
      </div>
      <AmountField label={line.name} unit={line.unit} value={shown} onChange={onAmount} />
      <p className="figures text-right">{price}</p>
      {isOut || isChanged ? (
        <IconButton label={texts.asBefore(line.name)} icon={<Undo2 size={18} />} onClick={() => onAmount(former)} />
      ) : (
        <IconButton label={texts.leaveOut(line.name)} icon={<Trash2 size={18} />} onClick={() => onAmount('0')} />
      )}
    </li>
  )
}
