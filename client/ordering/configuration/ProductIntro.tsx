import { Clock } from 'lucide-react'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import { diets } from '../../../schema/catalogue/diets.ts'
import type { PartValues } from '../../../schema/catalogue/parts.ts'
import { priceText } from '../../../schema/catalogue/priceText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatMoney } from '../../ui/format.ts'
import type { ProductOverlayProps } from './configuredItem.ts'
import { configuredBasePrice, leadTimeOf, taxNote } from './productText.ts'
import { texts } from './texts.ts'

interface ProductIntroProps
  extends Pick<ProductOverlayProps, 'product' | 'config' | 'mode' | 'earliest' | 'now' | 'zone'> {
  /** Id of the heading: it names the dialog. */
  readonly id: string
  /** Room for the button that closes. */
  readonly className: string
  /** What is chosen so far: it decides for whom the product is. */
  readonly parts: PartValues
  /** On the phone the name alone, when it was all there before. */
  readonly isBrief: boolean
}

/** What it is and what it costs. */
export function ProductIntro({
  product,
  config,
  mode,
  earliest,
  now,
  zone,
  id,
  className,
  parts,
  isBrief,
}: ProductIntroProps) {
  const lead = leadTimeOf(product, earliest, now, zone)
  const told = compositionOf(product, parts).diets
  return (
    <div className="flex flex-col gap-2">
      <h2 id={id} className={`${isBrief ? 'text-title tablet:text-head' : 'text-head'} ${className}`}>
        {product.name}
      </h2>
      <div className={`flex-col gap-2 ${isBrief ? 'hidden tablet:flex' : 'flex'}`}>
        <PriceLine {...{ product, config, mode, now, zone, parts }} />
        {product.description && <p className="max-w-[68ch] whitespace-pre-line text-ink-soft">{product.description}</p>}
        {told.length > 0 && (
          <p className="flex flex-wrap gap-1.5" aria-live="polite">
            {told.map(diet => (
              <Badge key={diet} tone="success">
                {diets[diet]}
              </Badge>
            ))}
          </p>
        )}
        {lead && (
          <p className="flex items-center gap-1.5 text-caption text-ink-soft">
            <Clock size={14} aria-hidden className="shrink-0" />
            {lead}
          </p>
        )}
      </div>
    </div>
  )
}

function PriceLine({
  product,
  config,
  mode,
  now,
  zone,
  parts,
}: Omit<ProductIntroProps, 'earliest' | 'id' | 'className' | 'isBrief'>) {
  const price = priceText(product, config.currency)
  if (!price) return <p className="text-ink-soft">{texts.priceHidden}</p>
  const deposit =
    product.deposit && texts.deposit(formatMoney(product.deposit.amount, config.currency), product.deposit.label)
  const notes = [
    configuredBasePrice(product, parts, config.currency),
    deposit,
    taxNote(product, config, mode, now, zone),
  ]
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="figures text-lead font-strong">
        {price.amount}
        {price.per && <span className="text-body font-regular text-ink-soft"> {price.per}</span>}
      </span>
      {notes.filter(Boolean).map(note => (
        <span key={note} className="figures text-caption text-ink-soft">
          {note}
        </span>
      ))}
    </p>
  )
}
