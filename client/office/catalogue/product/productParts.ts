import type { FormParts } from '../../form/formParts.ts'
import { BesideProduct } from './BesideProduct.tsx'
import { GroupBuilder } from './GroupBuilder.tsx'
import { InShop } from './InShop.tsx'
import { TaxLine } from './TaxLine.tsx'
import { VisibilityChoice } from './VisibilityChoice.tsx'

/** What the form of a product has of its own. */
export const productParts: FormParts = {
  controls: {
    config: GroupBuilder,
    tax: TaxLine,
    takeawayTax: null,
    dineInTax: null,
    isPublic: VisibilityChoice,
    isEnabled: null,
    isVisibleWhenUnavailable: null,
  },
  Beside: BesideProduct,
  InShop,
}
