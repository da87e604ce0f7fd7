import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CartLine } from './CartLine.tsx'
import type { CartEvent } from './cart.machine.ts'
import type { CartView } from './cartView.ts'
import { texts } from './texts.ts'

export interface CartContentsProps {
  readonly view: CartView
  readonly isRestoring: boolean
  readonly isFailing: boolean
  readonly removedName: string | null
  readonly send: (event: CartEvent) => void
  /** Opens the configuration of a line that has one. */
  readonly onEdit: (key: string) => void
  /** What goes with it. */
  readonly suggestions?: ReactNode
}

/** The lines of the cart, or why there are none. */
export function CartContents(props: CartContentsProps) {
  const { view, isRestoring, isFailing, removedName, send, onEdit } = props
  return (
    <>
      {isFailing && (
        <Notice tone="warning" className="my-3 text-caption">
          {texts.notKept}
        </Notice>
      )}
      <Missing view={view} send={send} />
      {view.lines.length > 0 && (
        <ul>
          {view.lines.map(line => (
            <CartLine
              key={line.item.key}
              line={line}
              send={send}
              onEdit={line.isEditable ? () => onEdit(line.item.key) : undefined}
            />
          ))}
        </ul>
      )}
      {view.lines.length === 0 && (isRestoring ? <Restoring /> : <Empty />)}
      {removedName !== null && (
        <p role="status" className="flex min-h-11 items-center gap-2 text-caption text-ink-soft">
          <span className="min-w-0 flex-1 wrap-anywhere">{texts.removed(removedName)}</span>
          <button
            type="button"
            className="min-h-11 rounded-control px-3 font-medium text-accent-ink hover:bg-accent-soft"
            onClick={() => send({ type: 'removal.undone' })}
          >
            {texts.undo}
          </button>
        </p>
      )}
      {view.lines.length > 0 && props.suggestions}
    </>
  )
}

/** What cannot be ordered any more is told at once and not at the last button, and goes with one tap. */
function Missing({ view, send }: Pick<CartContentsProps, 'view' | 'send'>) {
  const lines = view.lines.filter(({ state }) => state === 'unavailable' || state === 'gone')
  const names = lines.map(({ product }) => (product ? `„${product.name}“` : texts.goneName))
  return (
    <div role="status">
      {lines.length > 0 && (
        <Notice tone="warning" className="my-3 text-caption">
          <p>{texts.missing([...new Set(names)], lines.length < view.lines.length)}</p>
          <button
            type="button"
            className="min-h-11 font-medium text-accent-ink underline underline-offset-4"
            onClick={() => {
              for (const { item } of lines) send({ type: 'item.removed', key: item.key })
            }}
          >
            {texts.takeOut(lines.length)}
          </button>
        </Notice>
      )}
    </div>
  )
}

function Empty() {
  return (
    <div className="flex flex-col items-center gap-2 py-8 text-center">
      <span aria-hidden className="grid size-14 place-items-center rounded-pill bg-sunken text-ink-soft">
        <ShoppingBag size={24} />
      </span>
      <p className="font-medium">{texts.empty}</p>
      <p className="max-w-60 text-caption text-balance text-ink-soft">{texts.emptyHint}</p>
    </div>
  )
}

function Restoring() {
  return (
    <div aria-busy className="flex flex-col gap-3 py-4">
      <p className="sr-only">{texts.restoring}</p>
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
