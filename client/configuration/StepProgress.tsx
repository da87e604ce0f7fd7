import { texts } from './texts.ts'

/** How far it has come: 'Schritt 2 von 4', and as a row of bars for the eye. `step` counts from 0. */
export function StepProgress({ step, total }: { step: number; total: number }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption font-medium text-ink-soft">{texts.step(step + 1, total)}</p>
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
