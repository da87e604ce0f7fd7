import type { ImageRef } from '../../../schema/base/fields.ts'
import { Money } from '../../ui/Money.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useTexts } from './texts.ts'

interface CartTrayProps {
  readonly count: number
  /** Cents. */
  readonly total: number
  /** A price in it is told with the offer: the total is only where it begins. */
  readonly isOpen?: boolean
  /** One for each line, the newest last; undefined where a product has none. */
  readonly pictures: readonly (ImageRef | undefined)[]
  /** Why it cannot be ordered now, in words; null where it can. */
  readonly reason: string | null
  readonly onCheckout: () => void
}

/** So many fit beside the words. */
const SHOWN = 3

/** What is on the tray so far, and the way on. */
export function CartTray({ count, total, isOpen = false, pictures, reason, onCheckout }: CartTrayProps) {
  const { menu, checkout } = useTexts()
  if (count === 0) return <p className="p-4 text-center text-ink-soft">{reason ?? menu.cartEmpty}</p>
  return (
    <div className="flex flex-col gap-1">
      {reason !== null && <p className="text-caption font-medium text-warning">{reason}</p>}
      <button
        type="button"
        data-onward
        disabled={reason !== null}
        className="flex min-h-reach! w-full items-center gap-[0.9rem] rounded-pill bg-accent py-[0.4rem] pr-[1.2rem] pl-2 text-lead/[1.2] font-strong text-on-accent disabled:bg-line disabled:text-ink-soft"
        onClick={onCheckout}
      >
        <span aria-hidden className="flex">
          {pictures.slice(-SHOWN).map((image, index) => (
            <Picture
              key={image?.id ?? `none ${index}`}
              image={image}
              alt=""
              from={['thumbnail']}
              sizes="56px"
              width={56}
              height={56}
              className={`size-[2.6rem] rounded-pill border-2 border-accent ${index > 0 ? '-ml-[0.9rem]' : ''}`}
            />
          ))}
        </span>
        <span className="flex-1 text-left">
          {menu.cart}
          <span className="block text-caption font-medium">{menu.count(count)}</span>
        </span>
        <Money cents={total} prefix={isOpen ? checkout.from : ''} />
      </button>
    </div>
  )
}
