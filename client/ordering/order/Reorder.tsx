import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Reorder, ReorderChange, ReorderItem } from '../../../schema/ordering/reorder.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatMoney } from '../../ui/format.ts'
import { texts } from './texts.ts'

export interface ReorderPort {
  /** The old order as it can be had now; null while the menu is still being loaded. */
  readonly plan: (() => Reorder) | null
  /** How many lines lie in the cart of the branch already. */
  readonly linesInCart: () => Promise<number>
  /** Puts the items into the cart and goes there. */
  readonly fill: (items: readonly ReorderItem[], how: 'merge' | 'replace') => void
}

interface ReorderButtonProps {
  readonly port: ReorderPort
  readonly currency: string
  /** Id of what it orders, where that stands beside it: then the button is a small one. */
  readonly described?: string
}

/** Fills a cart from an old order; asks first where something differs or the cart is not empty. */
export function ReorderButton({ port, currency, described }: ReorderButtonProps) {
  const [asked, setAsked] = useState<{ reorder: Reorder; lines: number } | null>(null)
  const [isLooking, setLooking] = useState(false)
  const { plan, linesInCart, fill } = port
  const press = async () => {
    if (!plan) return
    setLooking(true)
    const lines = await linesInCart()
    setLooking(false)
    const reorder = plan()
    if (lines === 0 && reorder.changes.length === 0) fill(reorder.items, 'merge')
    else setAsked({ reorder, lines })
  }
  return (
    <>
      <Button
        size={described ? 'medium' : 'large'}
        aria-describedby={described}
        icon={!described && <RotateCcw size={18} aria-hidden />}
        busy={isLooking || plan === null}
        onClick={() => void press()}
      >
        {described ? texts.again.short : texts.again.button}
      </Button>
      {plan === null && (
        <span role="status" className="sr-only">
          {texts.again.loading}
        </span>
      )}
      {asked && <ReorderDialog {...asked} currency={currency} onFill={fill} onClose={() => setAsked(null)} />}
    </>
  )
}

interface ReorderDialogProps {
  readonly reorder: Reorder
  readonly lines: number
  readonly currency: string
  readonly onFill: ReorderPort['fill']
  readonly onClose: () => void
}

function ReorderDialog({ reorder: { items, changes }, lines, currency, onFill, onClose }: ReorderDialogProps) {
  const isNothing = items.length === 0
  return (
    <Dialog
      title={texts.again.title}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-2 tablet:flex-row-reverse">
          {isNothing ? null : lines > 0 ? (
            <>
              <Button onClick={() => onFill(items, 'merge')}>{texts.again.merge}</Button>
              <Button variant="secondary" onClick={() => onFill(items, 'replace')}>
                {texts.again.replace}
              </Button>
            </>
          ) : (
            <Button onClick={() => onFill(items, 'merge')}>{texts.again.fill}</Button>
          )}
          <Button variant={isNothing ? 'secondary' : 'quiet'} onClick={onClose}>
            {texts.again.cancel}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p>{isNothing ? texts.again.nothing : changes.length > 0 ? texts.again.changed : texts.again.unchanged}</p>
        {changes.length > 0 && (
          <ul className="flex flex-col gap-2">
            {changes.map((change, index) => (
              // They stand as long as they are shown, and two lines may have met the same.

              <li key={`${index} ${change.code}`} className="rounded-control bg-sunken px-4 py-3">
                <strong className="font-strong">{change.name}</strong> {wordsFor(change, currency)}
              </li>
            ))}
          </ul>
        )}
        {!isNothing && lines > 0 && (
          <p>
            <strong className="font-strong">{texts.again.cartTitle}</strong> {texts.again.cartText}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** What has become of an item, to be said after its name. */
function wordsFor(change: ReorderChange, currency: string): string {
  const words = texts.again.change
  switch (change.code) {
    case 'options':
      return words.options(change.missing.map(name => `„${name}“`).join(', '))
    case 'amount':
      return words.amount(change.amount)
    case 'price':
      return words.price(formatMoney(change.before, currency), formatMoney(change.now, currency))
    default:
      return words[change.code]
  }
}
