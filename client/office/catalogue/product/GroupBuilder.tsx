import { ChevronDown, Plus } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import { keysOf } from '../../../../schema/base/keys.ts'
import { FloatingButton } from '../../floating/FloatingButton.tsx'
import { useEntryIds } from '../../form/controls/ListControl.tsx'
import { centsOf } from '../../form/controls/numbers.ts'
import { RelationPicker } from '../../form/controls/RelationPicker.tsx'
import { useEntryDrag } from '../../form/controls/useEntryDrag.ts'
import { partsOfField } from '../../form/formModel.ts'
import { type ControlProps, groupProps, useForm } from '../../form/formScope.tsx'
import { partsOf, pieceOf, type Typed, toTyped } from '../../form/formValues.ts'
import { focusPath } from '../../form/problems.ts'
import { replaced, shifted, without } from '../../list/lists.ts'
import { quietButton } from '../../shell/styles.ts'
import { GroupCard } from './GroupCard.tsx'
import { copiedGroups, type GroupKind, groupsIn, hasOptions, newGroup } from './groups.ts'
import { texts } from './texts.ts'

const FloatingMenu = lazy(() => import('../../floating/FloatingMenu.tsx'))

/** „Größen & Optionen“: what guests choose, group by group. */
export function GroupBuilder(props: ControlProps) {
  const { field, path, value, onChange, disabled } = props
  const { sibling } = useForm()
  const [isCopying, setCopying] = useState(false)
  const groups = groupsIn(value)
  const ids = useEntryIds(groups, 'step')
  const list = useRef<HTMLOListElement>(null)
  const parts = partsOfField(field).find(({ name }) => name === 'parts')
  const fields = parts?.kind === 'list' ? partsOfField(parts.item) : []
  const type = sibling('type')
  const change = (next: readonly Typed[]) => {
    onChange({ ...pieceOf(value), parts: next })
    // A product with groups is one to configure; nobody has to say it twice.
    if (next.length > 0 && type?.value === 'simple') type.onChange('configurable')
    if (next.length === 0 && type?.value === 'configurable') type.onChange('simple')
  }
  const drag = useEntryDrag({ list, count: groups.length, onMove: (from, to) => change(shifted(groups, from, to)) })
  const taken = groups.map(group => String(pieceOf(group)['step']))
  const add = (kind: GroupKind) => {
    const group = newGroup(kind, taken)
    change([...groups, group])
    const start = `${path}.parts.${groups.length}`
    // The menu gives the focus back to its button first.
    setTimeout(() => focusPath(hasOptions(group) ? `${start}.options.0.name` : `${start}.name`), 50)
  }
  const price = centsOf(String(sibling('price')?.value ?? '')) ?? null
  return (
    <div {...groupProps(props)} className="flex flex-col gap-3">
      {groups.length === 0 && <p className="text-ink-soft">{texts.noGroups}</p>}
      <ol ref={list} className="flex flex-col gap-3 empty:hidden">
        {groups.map((group, index) => (
          <GroupCard
            key={ids[index]}
            group={pieceOf(group)}
            path={`${path}.parts.${index}`}
            {...{ fields, price }}
            handle={drag.handle(index)}
            isDragged={drag.dragged === index}
            onChange={next => change(replaced(groups, index, next))}
            onRemove={() => change(without(groups, index))}
          />
        ))}
      </ol>
      {!disabled && <AddGroup onAdd={add} onCopy={() => setCopying(true)} />}
      {isCopying && (
        <div className="flex flex-col gap-1.5">
          <p className="text-caption text-ink-soft">{texts.fromOtherHint}</p>
          <RelationPicker
            to="products"
            label={texts.fromOther}
            value={null}
            onPick={row => {
              const stored = parts && row ? partsOf(row.body['config'])['parts'] : undefined
              if (!parts || !row) return
              setCopying(false)
              change([...groups, ...copiedGroups(groupsIn({ parts: toTyped(parts, stored) }), taken)])
            }}
          />
        </div>
      )}
    </div>
  )
}

function AddGroup({ onAdd, onCopy }: { onAdd: (kind: GroupKind) => void; onCopy: () => void }) {
  const kinds = keysOf(texts.kinds).map(kind => ({ key: kind, text: texts.kinds[kind] }))
  const pick = (key: string) => {
    const kind = keysOf(texts.kinds).find(each => each === key)
    if (kind) onAdd(kind)
    else onCopy()
  }
  return (
    <FloatingButton
      kind="menu"
      className={`${quietButton} self-start border border-line pointer-coarse:min-h-11`}
      content={
        <>
          <Plus size={15} aria-hidden />
          {texts.addGroup}
          <ChevronDown size={15} aria-hidden />
        </>
      }
    >
      {floating => (
        <FloatingMenu
          {...floating}
          label={texts.addGroup}
          groups={[kinds, [{ key: 'copy', text: texts.fromOther }]]}
          onPick={pick}
        />
      )}
    </FloatingButton>
  )
}
