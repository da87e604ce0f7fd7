import { ChevronLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, GridList, GridListItem, type Selection, useDragAndDrop } from 'react-aria-components'
import type { Row } from '../../../data/office/office.ts'
import { formatMoney } from '../../../ui/format.ts'
import { useSettings } from '../../shell/scope.tsx'
import { quietButton } from '../../shell/styles.ts'
import { texts as shellTexts } from '../../shell/texts.ts'
import { draggedProduct, dropped, kinds } from './dragging.ts'
import { unseenNow } from './guestView.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { type Group, type Place, placeProducts, removeProducts, stepped } from './menuDraft.ts'
import type { MenuWork } from './menuWork.ts'
import { rowKeys } from './rowKeys.ts'
import { DragHandle, RemoveButton, rowLook, UnseenNote } from './rows.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { texts } from './texts.ts'

interface ProductColumnProps {
  readonly work: MenuWork
  readonly group: Group | undefined
  readonly products: ReadonlyMap<number, Row> | undefined
  readonly className: string
  readonly onBack: () => void
  readonly onAdd: () => void
}

/** The products of one category in the order of the card. */
export function ProductColumn({ work, group, products, className, onBack, onAdd }: ProductColumnProps) {
  const { titleOf, disabled } = work
  if (!group) return <p className={`py-8 text-ink-soft ${className}`}>{texts.choose}</p>
  const title = titleOf(group.category)
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <div className="flex min-h-5 flex-wrap items-center gap-2">
        <button type="button" className={`${quietButton} -ml-2.5 min-h-11 flex-1 tablet:hidden`} onClick={onBack}>
          <ChevronLeft size={16} aria-hidden />
          {texts.back}
        </button>
        <h3 className="min-w-0 flex-1 truncate text-caption font-strong max-tablet:order-last max-tablet:basis-full">
          {texts.productsOf(title)}
        </h3>
        {!disabled && <p className="hidden text-caption text-ink-soft desktop:block">{texts.keys}</p>}
        {!disabled && (
          <button type="button" className={`${quietButton} min-h-11 border border-line tablet:hidden`} onClick={onAdd}>
            <Plus size={15} aria-hidden />
            {texts.addProducts}
          </button>
        )}
      </div>
      <ProductList {...{ work, group, products, title }} />
    </div>
  )
}

type ProductListProps = Pick<ProductColumnProps, 'work' | 'products'> & {
  readonly group: Group
  readonly title: string
}

function ProductList({ work, group, products, title }: ProductListProps) {
  const { groups, onGroups, disabled, titleOf } = work
  const { category, products: ids } = group
  const [selected, setSelected] = useState<Selection>(new Set())
  const chosen = ids.filter(id => selected === 'all' || selected.has(id))
  const nameOf = (id: number) => String(products?.get(id)?.body['name'] ?? shellTexts.unknown)
  const place = (some: readonly number[], at: Place | null, from: number | null = null) =>
    onGroups(placeProducts(groups, some, category, at, from))
  const remove = (some: readonly number[]) => onGroups(removeProducts(groups, some, category))
  const into = (some: readonly number[], other: number) => {
    onGroups(placeProducts(groups, some, other, null, category))
    setSelected(new Set())
  }
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: disabled,
    getItems: keys => [...keys].map(Number).map(id => draggedProduct(id, category, nameOf(id))),
    acceptedDragTypes: [kinds.product],
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      const some = ids.filter(id => keys.has(id))
      place(some, { id: Number(target.key), side: target.dropPosition })
    },
    onInsert: async ({ items, target }) => {
      const { ids: some, from } = await dropped(items)
      if (target.dropPosition !== 'on') place(some, { id: Number(target.key), side: target.dropPosition }, from)
    },
    onRootDrop: async ({ items }) => {
      const { ids: some, from } = await dropped(items)
      place(some, null, from)
    },
  })
  const keys = rowKeys({
    onStep: (id, by) =>
      !disabled && onGroups(groups.map(each => (each === group ? { ...group, products: stepped(ids, id, by) } : each))),
    onRemove: id => !disabled && remove(chosen.includes(id) ? chosen : [id]),
  })
  const others = groups
    .filter(each => each !== group)
    .map(each => ({ id: each.category, title: titleOf(each.category) }))
  return (
    <div className="flex flex-col gap-2" onKeyDownCapture={keys}>
      <GridList
        aria-label={texts.productsOf(title)}
        className="overflow-hidden rounded-control border border-line data-drop-target:bg-accent-soft"
        items={ids.map(id => ({ id }))}
        dependencies={[work, products, chosen.length]}
        dragAndDropHooks={dragAndDropHooks}
        selectionMode={disabled ? 'none' : 'multiple'}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        renderEmptyState={() => <p className="p-4 text-ink-soft">{texts.noProducts}</p>}
      >
        {({ id }) => (
          <ProductRow
            {...{ id, ids, work, others }}
            row={products?.get(id)}
            name={nameOf(id)}
            onMove={at => place(chosen.includes(id) ? chosen : [id], at)}
            onInto={other => into(chosen.includes(id) ? chosen : [id], other)}
            onRemove={() => remove([id])}
          />
        )}
      </GridList>
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          others={others}
          onInto={other => into(chosen, other)}
          onRemove={() => remove(chosen)}
          onClear={() => setSelected(new Set())}
        />
      )}
    </div>
  )
}

interface ProductRowProps {
  readonly id: number
  readonly ids: readonly number[]
  readonly work: MenuWork
  readonly others: readonly { readonly id: number; readonly title: string }[]
  readonly row: Row | undefined
  readonly name: string
  readonly onMove: (place: Place) => void
  readonly onInto: (category: number) => void
  readonly onRemove: () => void
}

function ProductRow({ id, ids, work, others, row, name, onMove, onInto, onRemove }: ProductRowProps) {
  const { at, zone, disabled } = work
  const currency = useSettings()?.currency ?? 'EUR'
  const unseen = unseenNow(row?.body, at, zone)
  const price = Number(row?.body['price'])
  return (
    <GridListItem id={id} textValue={name} className={rowLook}>
      {!disabled && <DragHandle />}
      {!disabled && (
        <Checkbox slot="selection" className="group grid size-8 shrink-0 place-items-center pointer-coarse:size-11">
          <span className="grid size-4.5 place-items-center rounded-[5px] border border-edge text-paper group-data-selected:border-ink group-data-selected:bg-ink">
            <svg viewBox="0 0 12 12" className="size-3 opacity-0 group-data-selected:opacity-100" aria-hidden>
              <path d="M2 6.5 5 9l5-6" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </span>
        </Checkbox>
      )}
      <span className={`min-w-0 flex-1 px-1 py-1.5 ${unseen ? 'text-ink-soft' : ''}`}>
        <span className="block truncate">{name}</span>
        {unseen && <UnseenNote unseen={unseen} />}
      </span>
      {Number.isFinite(price) && (
        <span className="px-1 whitespace-nowrap text-ink-soft tabular-nums max-tablet:hidden">
          {formatMoney(price, currency)}
        </span>
      )}
      {!disabled && (
        <>
          <MoveMenu {...{ name, ids, id, onMove, others, onInto }} />
          <RemoveButton name={name} onRemove={onRemove} />
        </>
      )}
    </GridListItem>
  )
}
