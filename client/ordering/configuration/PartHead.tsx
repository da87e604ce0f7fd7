import { Check } from 'lucide-react'
import { limitsOf } from '../../../schema/catalogue/limits.ts'
import { partTypes, takesOptions, takesSeveral } from '../../../schema/catalogue/partTypes.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { Badge } from '../../ui/Badge.tsx'
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
        {[texts.optional, countText(part)].filter(Boolean).join(', ')}
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
      {[texts.required, countText(part)].filter(Boolean).join(', ')}
    </Badge>
  )
}

/** How many may be taken of a choice: 'bis zu 3'; null where it is one. */
function countText(part: ConfigPart): string | null {
  if (!takesOptions(part) || !takesSeveral(part)) return null
  const { least, most } = limitsOf(part)
  if (least === most) return texts.exactly(least)
  if (most < part.options.length) return least > 1 ? texts.between(least, most) : texts.upTo(most)
  return least > 1 ? texts.atLeast(least) : texts.several
}
