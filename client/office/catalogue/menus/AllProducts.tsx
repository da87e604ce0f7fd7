import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { input } from '../../shell/styles.ts'
import { draggedProduct } from './dragging.ts'
import { found } from './found.ts'
import { productsOn } from './menuDraft.ts'
import type { MenuWork } from './menuWork.ts'
import { DragHandle, rowLook } from './rows.tsx'
import { texts } from './texts.ts'

interface AllProductsProps {
  readonly work: MenuWork
  readonly products: ReadonlyMap<number, Row> | undefined
  readonly className: string
  readonly onAdd: (product: number) => void
  readonly onDone: () => void
}

const SHOWN = 60

/** Every product, those that are not on the menu first: Enter or a tap adds one to the category, or it is dragged there. */
export function AllProducts({ work, products, className, onAdd, onDone }: AllProductsProps) {
  const [search, setSearch] = useState('')
  const on = productsOn(work.groups)
  const all = found(products ?? new Map(), useDeferredValue(search), on)
  const shown = all.slice(0, SHOWN)
  const nameOf = (id: number) => String(products?.get(id)?.body['name'] ?? '')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(Number).map(id => draggedProduct(id, null, nameOf(id))),
  })
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <div className="flex min-h-5 items-center gap-2">
        <h3 className="flex-1 text-caption font-strong">{texts.all}</h3>
        <span className="hidden text-caption text-ink-soft desktop:block">{texts.addHint}</span>
        <Button size="small" variant="secondary" className="tablet:hidden" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
      <input
        type="search"
        className={`${input} pointer-coarse:min-h-11`}
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={event => setSearch(event.target.value)}
        onKeyDown={event => {
          const [first] = shown
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first !== undefined && search !== '') onAdd(first)
        }}
      />
      <GridList
        aria-label={texts.all}
        className="max-h-[36rem] overflow-y-auto rounded-control border border-line"
        items={shown.map(id => ({ id }))}
        dependencies={[products, work]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={key => onAdd(Number(key))}
        renderEmptyState={() => <p className="p-4 text-ink-soft">{texts.nothingFound}</p>}
      >
        {({ id }) => (
          <GridListItem id={id} textValue={nameOf(id)} className={rowLook}>
            <DragHandle />
            <span className="min-w-0 flex-1 px-1 py-1.5">
              <span className="block truncate">{nameOf(id)}</span>
              <span className={`block text-caption ${on.has(id) ? 'text-ink-soft' : 'text-warning'}`}>
                {on.has(id) ? texts.onMenu : texts.offMenu}
              </span>
            </span>
            <Plus size={16} aria-hidden className="mr-2 shrink-0 text-ink-soft" />
          </GridListItem>
        )}
      </GridList>
      {all.length > SHOWN && <p className="text-caption text-ink-soft">{texts.more(all.length - SHOWN)}</p>}
    </div>
  )
}
