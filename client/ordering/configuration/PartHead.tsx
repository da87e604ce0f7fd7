import { Check } from 'lucide-react'
import { partTypes, takesOptions, takesSeveral } from '../../../schema/catalogue/partTypes.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { Badge } from '../../ui/Chip.tsx'
import { texts } from './texts.ts'

interface PartHeadProps {
  readonly part: ConfigPart
  readonly isDone: boolean
  readonly error: string | null
  /** The hint gets `${id}-hint`, the error `${id}-error`. */
  readonly id: string
}

/** Name of a group of choices, whether it has to be made, and what is wrong with it. */
export function PartHead({ part, isDone, error, id }: PartHeadProps) {
  const unchoose = takesOptions(part) && !takesSeveral(part) && part.optional
  return (
    <>
      <legend className="float-left mb-1 flex w-full items-baseline justify-between gap-3">
        <span className="text-lead font-strong">{part.name}</span>
        <PartDuty part={part} isDone={isDone} hasError={error !== null} />
      </legend>
      <div className="clear-both mb-2.5 flex flex-col gap-0.5 text-caption">
        {(part.description || unchoose) && (
          <p id={`${id}-hint`} className="text-ink-soft">
            {part.description}
            {unchoose && <span className="sr-only"> {texts.unchoose}</span>}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="font-medium text-error">
            {error}
          </p>
        )}
      </div>
    </>
  )
}

/** Whether a part has to be filled in, and that it is. */
export function PartDuty({ part, isDone, hasError }: { part: ConfigPart; isDone: boolean; hasError: boolean }) {
  if (part.optional)
    return (
      <span className="shrink-0 text-caption font-regular text-ink-soft">
        {takesOptions(part) && takesSeveral(part) ? `${texts.optional}, ${texts.several}` : texts.optional}
      </span>
    )
  if (isDone)
    return (
      <Badge tone="success" className="shrink-0">
        <Check size={13} strokeWidth={3} aria-hidden />
        {texts.done[partTypes[part.type].takes]}
      </Badge>
    )
  return (
    <Badge tone={hasError ? 'error' : 'plain'} className="shrink-0">
      {texts.required}
    </Badge>
  )
}
