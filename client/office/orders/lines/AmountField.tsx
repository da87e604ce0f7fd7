import { type Unit, units } from '../../../../schema/catalogue/units.ts'
import { Stepper } from '../../../ui/Stepper.tsx'
import { numberText } from '../../form/controls/numbers.ts'
import { input } from '../../shell/styles.ts'
import { isCounted } from '../refund.ts'
import { amountIn } from './lineDraft.ts'
import { texts } from './texts.ts'

interface AmountFieldProps {
  readonly label: string
  readonly unit: Unit
  /** As typed: '0,45'. */
  readonly value: string
  readonly onChange: (typed: string) => void
}

/** Pieces one by one; what is weighed or measured is typed, with the unit behind it. */
export function AmountField({ label, unit, value, onChange }: AmountFieldProps) {
  const amount = amountIn(value)
  if (isCounted(unit) && amount !== null)
    return (
      <Stepper
        label={label}
        value={numberText(amount)}
        canLess={amount > 0}
        onLess={() => onChange(numberText(Math.max(0, amount - 1)))}
        onMore={() => onChange(numberText(amount + 1))}
      />
    )
  return (
    <label className="flex items-center gap-2">
      <input
        className={`${input} figures min-h-11! w-24! text-right`}
        inputMode="decimal"
        aria-label={texts.amountOf(label)}
        aria-invalid={amount === null || undefined}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <span className="text-ink-soft">{units[unit].short}</span>
    </label>
  )
}
