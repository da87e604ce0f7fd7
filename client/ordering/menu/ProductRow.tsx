import { type FunctionComponent, memo, useContext, useRef, useSyncExternalStore } from 'react'
import { compositionOf } from '../../../schema/catalogue/composition.ts'
import { diets } from '../../../schema/catalogue/diets.ts'
import { asksFirst, withPreselected } from '../../../schema/catalogue/preselected.ts'
import { basePriceText, priceText } from '../../../schema/catalogue/priceText.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { Badge } from '../../ui/Badge.tsx'
import { texts as uiTexts } from '../../ui/firstTexts.ts'
import { formatMoney } from '../../ui/format.ts'
import { Clock, Plus } from '../../ui/icons.tsx'
import { CurrencyContext } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { StepperStartProps } from '../../ui/Stepper.tsx'
import type { AfterAddingProps } from './AfterAdding.tsx'
import { allergenLetters, leadTimeOf } from './productView.ts'
import { texts } from './texts.ts'

/** What of a product is in the cart. */
export interface InCart {
  /** Total as shown: '3', '1,5 kg'. */
  readonly amount: string
  /** The one line that steps in place; null where there are several or configured ones. */
  readonly key: string | null
  readonly unit: Unit
  readonly canMore: boolean
  readonly removes: boolean
}
/** What stands around the plus of a product that is in the cart: its program comes with the cart. */
export interface CartControls {
  readonly StepperStart: FunctionComponent<StepperStartProps>
  readonly AfterAdding: FunctionComponent<AfterAddingProps>
}
export interface ProductActions {
  open(product: Product): void
  add(product: Product): void
  step(product: Product, key: string, direction: 1 | -1): void
  /** Each row listens for itself: a change in the cart draws only the rows it is about. */
  subscribe(listener: () => void): () => void
  /** The same object as long as it says the same. */
  inCart(product: number): InCart | undefined
  /** There as soon as something can be in the cart. */
  controls(): CartControls | null
  /** Whether it can be ordered here at all. */
  sells(product: Product): boolean
  /** Whether guests of the branch order it more than most. */
  isPopular(product: number): boolean | undefined
}
/** How products stand in their group, as classes. */
export interface MenuLayout {
  readonly list: string
  readonly item: string
  /** The column of the picture, and the picture in it. */
  readonly side: string
  readonly picture: string
  /** The name, which opens the whole row. */
  readonly name: string
}

interface ProductRowProps {
  readonly product: Product
  readonly isAvailable: boolean
  /** Why it cannot be had, in words, where its category does not say it already. */
  readonly why: string | null
  /** What the guest should mind when choosing. */
  readonly caution: string | undefined
  readonly layout: MenuLayout
  readonly actions: ProductActions
}

/** One product: words, a picture, and a plus that becomes a stepper in place. The whole row opens the overlay. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, isAvailable, why, caution, layout, actions } = props
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className={`text-lead leading-snug font-strong wrap-anywhere ${isAvailable ? '' : 'text-ink-soft'}`}>
          <button
            type="button"
            onClick={() => actions.open(product)}
            className={`${opener} ${layout.name}`}
            aria-haspopup="dialog"
          >
            {product.name}
          </button>
        </h3>
        {product.description && (
          <p className="mt-0.5 line-clamp-2 text-wrap text-ink-soft tablet:line-clamp-3">{product.description}</p>
        )}
        <Facts product={product} />
        {(why || caution) && <p className="mt-1 text-caption font-medium text-warning">{why || caution}</p>}
        <div className="mt-auto pt-1.5">
          <PriceLine product={product} />
        </div>
      </div>
      <div className={`relative shrink-0 self-start pb-5 ${layout.side}`}>
        <Picture
          image={product.images[0]}
          alt=""
          from={['thumbnail', 'tiny']}
          sizes="auto, 116px"
          width={116}
          height={96}
          className={`${layout.picture} w-full rounded-[calc(var(--radius)-2px)] ${isAvailable ? '' : 'opacity-60 saturate-50'}`}
        />
        {isAvailable && actions.isPopular(product.id) && (
          <Badge className="absolute top-1.5 left-1.5">{texts.popular}</Badge>
        )}
        {isAvailable && actions.sells(product) && <Adder {...{ product, caution, actions }} />}
      </div>
    </>
  )
})

const opener =
  'text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink'

/** Diets, allergens by letter, lead time: what some guests look for first. */
function Facts({ product }: { product: Product }) {
  // As it is put into the cart by the plus.
  const composition = compositionOf(product, withPreselected(product, {}))
  const told = composition.diets
  const letters = allergenLetters(composition)
  const lead = leadTimeOf(product)
  if (!letters && !lead && told.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-ink-soft">
      {told.length > 0 && <span className="font-medium text-success">{told.map(diet => diets[diet]).join(', ')}</span>}
      {letters && (
        <span>
          <span className="sr-only">{texts.allergens}: </span>
          {letters}
        </span>
      )}
      {lead && (
        <span className="inline-flex items-center gap-1">
          <Clock size={13} />
          {lead}
        </span>
      )}
    </p>
  )
}

function PriceLine({ product }: { product: Product }) {
  const currency = useContext(CurrencyContext)
  const price = priceText(product, currency)
  if (!price) return <p className="text-ink-soft">{texts.priceHidden}</p>
  const base = basePriceText(product, currency)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="figures text-lead font-strong">
        {price.amount}
        {price.per && <span className="text-body font-regular text-ink-soft"> {price.per}</span>}
      </span>
      {base && <span className="figures text-caption text-ink-soft">{base}</span>}
      {product.deposit && (
        <span className="text-caption text-ink-soft">
          {texts.deposit(formatMoney(product.deposit.amount, currency))}
        </span>
      )}
    </p>
  )
}

/**
 * Plus, with what is in the cart already; where that can be stepped in place, the end of a stepper. It is the same button
 * all the time: it keeps the focus.
 */
function Adder({ product, caution, actions }: Pick<ProductRowProps, 'product' | 'caution' | 'actions'>) {
  const inCart = useSyncExternalStore(
    actions.subscribe,
    () => actions.inCart(product.id),
    () => undefined,
  )
  const controls = actions.controls()
  const plus = useRef<HTMLButtonElement>(null)
  const { name } = product
  const key = inCart?.key
  // What fits only with some choices is chosen and not added as usual.
  const asks = asksFirst(product) || Boolean(caution)
  const more = () => (key ? actions.step(product, key, 1) : asks ? actions.open(product) : actions.add(product))
  return (
    <div
      role={key ? 'group' : undefined}
      aria-label={key ? `${uiTexts.amount}: ${name}` : undefined}
      className={`absolute right-0 bottom-0 z-10 flex items-center rounded-pill bg-raised shadow-lift ${key ? 'animate-[pop_160ms_var(--ease-out)] border border-line' : ''}`}
    >
      {controls && inCart && key && (
        <controls.StepperStart
          label={name}
          value={inCart.amount}
          removes={inCart.removes}
          onLess={() => {
            if (inCart.removes) plus.current?.focus()
            actions.step(product, key, -1)
          }}
        />
      )}
      <button
        ref={plus}
        type="button"
        onClick={more}
        disabled={inCart && !inCart.canMore}
        aria-label={key ? `${uiTexts.more}: ${name}` : asks ? texts.choose(name) : texts.add(name)}
        aria-haspopup={asks ? 'dialog' : undefined}
        className={`grid size-11 place-items-center rounded-pill text-accent-ink transition-[background-color,transform] duration-150 ${key ? 'hover:bg-accent-soft disabled:text-ink-soft disabled:opacity-50' : 'border border-edge/50 hover:bg-accent hover:text-on-accent active:scale-92'}`}
      >
        <Plus size={key ? 18 : 22} strokeWidth={key ? 2 : 2.25} />
      </button>
      {controls && inCart && <controls.AfterAdding amount={inCart.amount} isStepped={key !== null} />}
    </div>
  )
}
