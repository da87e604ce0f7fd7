import { useId } from 'react'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountPicker } from './AmountPicker.tsx'
import { type Configuration, type ConfigurationEvent, hasNext } from './configuration.machine.ts'
import { livePrice } from './productText.ts'
import { texts } from './texts.ts'

interface OverlayFooterProps {
  readonly configuration: Configuration
  readonly currency: string
  /** What the button that ends it says. */
  readonly label: string
  /** Parts are asked for one after the other. */
  readonly isStepped: boolean
  /** Why it cannot be ordered here and now; null if it can. */
  readonly obstacle: string | null
  /** Chooses a time at which it can be ordered. */
  readonly onLater?: (() => void) | undefined
  readonly send: (event: ConfigurationEvent) => void
}

/** Always in sight: how much, what it costs, and the way on. */
export function OverlayFooter({
  configuration,
  currency,
  label,
  isStepped,
  obstacle,
  onLater,
  send,
}: OverlayFooterProps) {
  const id = useId()
  const price = livePrice(configuration, currency)
  const goesOn = isStepped && hasNext(configuration)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2.5 tablet:gap-x-3">
      {obstacle !== null && (
        <p id={id} className="w-full text-caption font-medium text-warning tablet:w-auto">
          {obstacle}
        </p>
      )}
      {!goesOn && obstacle === null && <AmountPicker configuration={configuration} send={send} />}
      <div className={`flex min-w-44 flex-1 justify-end gap-2 ${isStepped ? 'basis-full tablet:basis-0' : ''}`}>
        {isStepped && (
          <Button variant="secondary" size="large" onClick={() => send({ type: 'step.back' })}>
            {configuration.step === 0 ? texts.cancel : texts.back}
          </Button>
        )}
        {obstacle !== null && onLater ? (
          <Button size="large" className={main} aria-describedby={id} onClick={onLater}>
            {texts.later}
          </Button>
        ) : goesOn ? (
          <Button size="large" className={main} onClick={() => send({ type: 'step.next' })}>
            {texts.next}
          </Button>
        ) : (
          <Button
            size="large"
            className={main}
            disabled={obstacle !== null}
            aria-describedby={obstacle === null ? undefined : id}
            onClick={() => send({ type: 'submit' })}
          >
            <span>{label}</span>
            {price && <span className="figures">{price}</span>}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {[formatQuantity(configuration.amount, configuration.unit), price].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}

/** On a narrow phone the price goes below the words. */
const main =
  'flex-1 flex-wrap content-center gap-x-2 gap-y-0 py-1.5 leading-tight max-tablet:px-2 max-tablet:text-body tablet:max-w-88 tablet:gap-x-3'
