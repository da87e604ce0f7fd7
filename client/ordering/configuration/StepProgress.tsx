import { texts } from './texts.ts'

interface StepProgressProps {
  /** Counts from 0. */
  readonly step: number
  readonly total: number
  /** What it costs so far, as shown; null where prices are hidden. */
  readonly price: string | null
}

/** How far it has come: 'Schritt 2 von 4', and as a row of bars for the eye. */
export function StepProgress({ step, total, price }: StepProgressProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex justify-between gap-3 text-caption font-medium text-ink-soft">
        <span>{texts.step(step + 1, total)}</span>
        {price && <span className="figures">{price}</span>}
      </p>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: total }, (_, index) => (
          <span
            // Bars are all alike: places are identities.
            key={index}
            className={`h-1 flex-1 rounded-pill transition-colors duration-200 ${index <= step ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}
