import { ChevronDown } from 'lucide-react'
import type { Product } from '../../../schema/catalogue/product.ts'
import { pricePrefix } from '../../../schema/catalogue/productPrice.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { cartCount } from '../../../schema/ordering/cartCount.ts'
import { hasHiddenPrices } from '../../../schema/ordering/hiddenPrices.ts'
import { itemLines } from '../../../schema/ordering/itemLines.ts'
import { Money } from '../../ui/Money.tsx'
import { goesToArea, paymentMethodOf } from './draft.ts'
import type { FormEditor } from './formEditor.ts'
import { OrderTotals } from './OrderTotals.tsx'
import { texts } from './texts.ts'

interface SummaryProps {
  readonly editor: FormEditor
  product(id: number): Product | undefined
}

/** What is being ordered, beside the form on a wide screen. */
export function SummaryCard({ editor, product }: SummaryProps) {
  return (
    <aside
      aria-labelledby="summary-heading"
      className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] w-88 shrink-0 overflow-y-auto rounded-card border border-line bg-surface p-5 desktop:block"
    >
      <h2 id="summary-heading" className="text-title">
        {texts.summary.heading}
      </h2>
      <div className="mt-4">
        <SummaryItems editor={editor} product={product} />
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <OrderTotals
          totals={editor.quote.pricing}
          method={paymentMethodOf(editor.draft, editor.branch)}
          isDelivery={goesToArea(editor.draft, editor.branch)}
          isOpen={hasHiddenPrices(editor.draft.items, product)}
        />
      </div>
    </aside>
  )
}

/** The same as one line that stays in sight on a narrow screen, and unfolds. */
export function SummaryBar({ editor, product }: SummaryProps) {
  return (
    <details className="group sticky top-14 z-20 -mx-4 border-b border-line bg-paper px-4 desktop:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{texts.summary.heading}</span>
        <span className="text-ink-soft">{texts.summary.count(cartCount(editor.draft.items))}</span>
        <span className="ml-auto font-strong">
          <Money
            cents={editor.quote.pricing.totalGross}
            prefix={hasHiddenPrices(editor.draft.items, product) ? 'ab ' : ''}
          />
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="max-h-[60dvh] overflow-y-auto pt-1 pb-4">
        <SummaryItems editor={editor} product={product} />
      </div>
    </details>
  )
}

function SummaryItems({ editor: { draft, quote, problems }, product: find }: SummaryProps) {
  return (
    <ul className="flex flex-col gap-3">
      {draft.items.map((item, index) => {
        const product = find(item.product)
        const priced = quote.pricing.items[index]
        const problem = problems.find(({ field }) => field === `items.${index}` || field?.startsWith(`items.${index}.`))
        return (
          <li key={item.key} className="flex gap-3">
            <span className="figures min-w-8 text-ink-soft">
              {item.unit === 'amount'
                ? `${formatQuantity(item.amount, item.unit)}×`
                : formatQuantity(item.amount, item.unit)}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{product?.name ?? texts.summary.gone}</span>
              {product &&
                itemLines(product, item).map(line => (
                  <span key={line} className="block text-caption text-ink-soft">
                    {line}
                  </span>
                ))}
              {problem && <span className="block text-caption font-medium text-error">{problem.message}</span>}
            </span>
            {product?.isPriceHidden ? (
              <span className="text-ink-soft">{texts.summary.priceHidden}</span>
            ) : (
              priced &&
              product && (
                <Money cents={priced.gross} prefix={priced.model === 'fixed' ? '' : pricePrefix(priced.model)} />
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}
