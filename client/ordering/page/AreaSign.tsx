import type { Branch } from '../../../schema/business/branch.ts'
import { isComplete } from '../../data/shop/catalogue.ts'
import { useFreshness } from '../../data/shop/useCatalogue.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { areaChoiceOf } from '../checkout/sections/areaChoice.ts'
import { texts } from '../checkout/texts.ts'

interface AreaSignProps {
  readonly branch: Branch
  /** The delivery area of the address (`?area=`); null where it has none. */
  readonly name: string | null
}

/** A delivery area nobody knows here is told before anything is chosen; one that is known stands in the menu's head. */
export function AreaSign({ branch, name }: AreaSignProps) {
  const { refusal } = areaChoiceOf(name, branch, isComplete(useFreshness()))
  return refusal && <Notice tone="warning">{texts.handover.areaRefusals[refusal]}</Notice>
}
