import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { Body } from '../../../../schema/base/entity.ts'
import { RelationPicker } from '../../form/controls/RelationPicker.tsx'
import { dropped, kinds } from './dragging.ts'
import { unseenNow } from './guestView.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { type Group, type Place, placeCategory, placeProducts, stepped } from './menuDraft.ts'
import type { MenuWork } from './menuWork.ts'
import { rowKeys } from './rowKeys.ts'
import { DragHandle, RemoveButton, rowLook, UnseenNote } from './rows.tsx'
import { texts } from './texts.ts'
import { useBodies } from './useBodies.ts'

interface CategoryColumnProps {
  readonly work: MenuWork
  readonly chosen: number | null
  readonly onChoose: (category: number) => void
  readonly className: string
}

/** The categories of the menu in their order: chosen, moved, and what products are dropped on. */
export function CategoryColumn({ work, chosen, onChoose, className }: CategoryColumnProps) {
  const { groups, onGroups, titleOf, disabled } = work
  const ids = groups.map(({ category }) => category)
  const bodies = useBodies('categories')
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: disabled,
    getItems: keys => [...keys].map(key => ({ [kinds.category]: String(key), 'text/plain': titleOf(Number(key)) })),
    acceptedDragTypes: [kinds.category, kinds.product],
    shouldAcceptItemDrop: (_target, types) => types.has(kinds.product),
    onReorder: ({ keys, target }) => {
      const [category] = [...keys].map(Number)
      if (category === undefined || target.dropPosition === 'on') return
      onGroups(placeCategory(groups, category, { id: Number(target.key), side: target.dropPosition }))
    },
    onItemDrop: async ({ items, target }) => {
      const { ids: products, from } = await dropped(items)
      onGroups(placeProducts(groups, products, Number(target.key), null, from))
    },
  })
  const reorder = (next: readonly number[]) =>
    onGroups(next.flatMap(id => groups.find(({ category }) => category === id) ?? []))
  const remove = (id: number) => onGroups(groups.filter(({ category }) => category !== id))
  const keys = rowKeys({
    onStep: (id, by) => !disabled && reorder(stepped(ids, id, by)),
    onRemove: id => !disabled && remove(id),
  })
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <h3 className="text-caption font-strong">{texts.categories}</h3>
      <div onKeyDownCapture={keys}>
        <GridList
          aria-label={texts.categories}
          className="overflow-hidden rounded-control border border-line empty:hidden"
          items={groups.map(group => ({ id: group.category, group }))}
          dependencies={[work, chosen, bodies]}
          dragAndDropHooks={dragAndDropHooks}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={chosen === null ? [] : [chosen]}
          onAction={key => onChoose(Number(key))}
          onSelectionChange={selected => {
            const [key] = selected === 'all' ? [] : [...selected]
            if (key !== undefined) onChoose(Number(key))
          }}
          renderEmptyState={() => <p className="p-4 text-ink-soft">{texts.noCategories}</p>}
        >
          {({ id, group }) => (
            <CategoryRow
              {...{ group, work, ids }}
              onChoose={() => onChoose(id)}
              body={bodies?.get(id)?.body}
              onReorder={place => onGroups(placeCategory(groups, id, place))}
            />
          )}
        </GridList>
      </div>
      {!disabled && (
        <RelationPicker
          to="categories"
          label={texts.categoryAdd}
          placeholder={texts.categoryAdd}
          value={null}
          without={new Set(ids)}
          onPick={row => row && onGroups([...groups, { category: row.id, products: [] }])}
        />
      )}
    </div>
  )
}

interface CategoryRowProps {
  readonly group: Group
  readonly work: MenuWork
  readonly ids: readonly number[]
  readonly body: Body | undefined
  readonly onReorder: (place: Place) => void
  readonly onChoose: () => void
}

function CategoryRow({ group, work, ids, body, onReorder, onChoose }: CategoryRowProps) {
  const { titleOf, at, zone, disabled, onGroups, groups } = work
  const name = titleOf(group.category)
  const unseen = unseenNow(body, at, zone)
  return (
    // The one that is chosen already is opened too: on a phone its products are not in sight yet.
    <GridListItem id={group.category} textValue={name} className={rowLook} onClick={onChoose}>
      {!disabled && <DragHandle />}
      <span className={`min-w-0 flex-1 py-1.5 ${unseen ? 'text-ink-soft' : ''}`}>
        <span className="block truncate">{name}</span>
        {unseen ? (
          <UnseenNote unseen={unseen} />
        ) : (
          <span className="block text-caption text-ink-soft">{texts.count(group.products.length)}</span>
        )}
      </span>
      {!disabled && (
        <>
          <MoveMenu name={name} ids={ids} id={group.category} onMove={onReorder} />
          <RemoveButton
            name={name}
            onRemove={() => onGroups(groups.filter(({ category }) => category !== group.category))}
          />
        </>
      )}
    </GridListItem>
  )
}
