import { type KeyboardEvent, useId, useState } from 'react'
import { boundsOf } from '../../../schema/catalogue/bounds.ts'
import { guestUnits } from '../../../schema/catalogue/guestUnits.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { unitLabels } from '../../../schema/catalogue/unitLabels.ts'
import { type Unit, units } from '../../../schema/catalogue/units.ts'
import { SelectArrow } from '../../ui/Select.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { amountText, boundsText } from './amounts.ts'
import { type Configuration, type ConfigurationEvent, canStep } from './configuration.machine.ts'
import { texts } from './texts.ts'

interface AmountPickerProps {
  readonly configuration: Configuration
  readonly send: (event: ConfigurationEvent) => void
}

/** How much, and in which unit where there is more than one. */
export function AmountPicker({ configuration, send }: AmountPickerProps) {
  const { product, amount, unit } = configuration
  const bounds = boundsOf(product, unit)
  const rules = boundsText(amount, bounds, unit)
  const id = useId()
  const hasUnits = guestUnits(product).length > 1
  return (
    <div className={`flex flex-col gap-1 ${hasUnits ? 'w-full tablet:w-auto' : ''}`}>
      <div className="flex items-center gap-2">
        <Stepper
          label={product.name}
          value={<AmountField configuration={configuration} send={send} describedBy={rules ? id : undefined} />}
          canLess={canStep(amount, bounds, -1)}
          canMore={canStep(amount, bounds, 1)}
          onLess={() => send({ type: 'amount.step', direction: -1 })}
          onMore={() => send({ type: 'amount.step', direction: 1 })}
        />
        {hasUnits && (
          <UnitSelect product={product} unit={unit} onChange={chosen => send({ type: 'unit.choose', unit: chosen })} />
        )}
      </div>
      {rules && (
        <p id={id} className="text-caption text-ink-soft">
          {rules}
        </p>
      )}
    </div>
  )
}

/** Takes comma and dot. What is typed counts at once; when the field is left, it shows the amount it was snapped to. */
function AmountField({ configuration, send, describedBy }: AmountPickerProps & { describedBy: string | undefined }) {
  const { product, amount, unit } = configuration
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? amountText(amount)
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') setTyped(null)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setTyped(null)
    send({ type: 'amount.step', direction: event.key === 'ArrowUp' ? 1 : -1 })
  }
  return (
    <span className="inline-flex items-center">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={texts.amountOf(product.name)}
        aria-describedby={describedBy}
        value={shown}
        onChange={event => {
          setTyped(event.target.value)
          send({ type: 'amount.type', text: event.target.value })
        }}
        onFocus={event => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={pressed}
        style={{ width: `${Math.max(2, shown.length) + 1}ch` }}
        className="figures h-11 rounded-control bg-transparent text-center font-strong"
      />
      {unit !== 'amount' && guestUnits(product).length === 1 && (
        <span className="pr-1 text-caption font-regular text-ink-soft">{units[unit].short}</span>
      )}
    </span>
  )
}

interface UnitSelectProps {
  readonly product: Product
  readonly unit: Unit
  readonly onChange: (unit: Unit) => void
}

/** The device's own list, in the size of the stepper beside it. */
function UnitSelect({ product, unit, onChange }: UnitSelectProps) {
  const offered = guestUnits(product)
  // What is in the cart already stays what it is.
  const choices = offered.includes(unit) ? offered : [...offered, unit]
  return (
    <span className="relative block min-w-0 flex-1">
      <select
        aria-label={texts.unit}
        value={unit}
        onChange={event => {
          const chosen = choices.find(choice => choice === event.target.value)
          if (chosen) onChange(chosen)
        }}
        className="h-11.5 w-full appearance-none rounded-pill border border-line bg-raised pr-9 pl-4 text-ink transition-colors duration-150 hover:border-edge/60"
      >
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {unitLabels[choice]}
          </option>
        ))}
      </select>
      <SelectArrow size={16} />
    </span>
  )
}
