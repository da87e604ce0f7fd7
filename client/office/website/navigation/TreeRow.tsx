import { ChevronDown, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { FieldRow } from '../../form/FieldRow.tsx'
import type { Field, FieldOf } from '../../form/formModel.ts'
import type { Typed, TypedPiece } from '../../form/formValues.ts'
import { useEntity, useOffice, useTitles } from '../../shell/scope.tsx'
import { iconButton } from '../../shell/styles.ts'
import { asksTarget, type Item } from './items.ts'
import { TreeMenu } from './TreeMenu.tsx'
import { texts } from './texts.ts'
import type { Line, Place, Step } from './tree.ts'

interface TreeRowProps {
  readonly field: FieldOf<'list'>
  readonly line: Line<Item>
  readonly path: string
  readonly disabled: boolean
  readonly isOpen: boolean
  readonly isDragged: boolean
  readonly steps: Readonly<Record<Step, Place | undefined>>
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onOpen: () => void
  readonly onStep: (step: Step) => void
  readonly onChange: (parts: TypedPiece) => void
  readonly onAddBelow: (() => void) | undefined
  readonly onRemove: () => void
}

/** A point of a menu: what it is called and where it leads; its fields below it once it is opened. */
export function TreeRow({ field, line, path, disabled, isOpen, isDragged, steps, ...act }: TreeRowProps) {
  const { level, entry } = line
  const { label, type, target, isEnabled } = entry.value
  const name = typeof label === 'string' && label !== '' ? label : texts.fresh
  const leads = useTarget(type, target)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepKeys[event.key]
    if (!step) return
    event.preventDefault()
    act.onStep(step)
  }
  return (
    <li
      data-entry
      data-key={entry.key}
      aria-level={level}
      className={`rounded-control border ${isDragged ? 'border-accent-ink bg-accent-soft' : 'border-line bg-surface'}`}
      style={{ marginInlineStart: `min(${(level - 1) * 1.5}rem, ${(level - 1) * 4}vw)` }}
    >
      <div className="flex items-stretch">
        {!disabled && (
          <button
            type="button"
            data-handle
            className={`${iconButton} h-auto cursor-grab touch-none self-stretch pointer-coarse:w-11`}
            aria-label={texts.handle(name)}
            title={texts.handleHint}
            onKeyDown={onKeyDown}
            onPointerDown={act.onPointerDown}
          >
            <GripVertical size={15} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left first:pl-3"
          aria-expanded={isOpen}
          aria-label={texts.edit(name)}
          onClick={act.onOpen}
        >
          <span className={`min-w-0 flex-1 ${isEnabled === false ? 'opacity-60' : ''}`}>
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-caption text-ink-soft">
              {[typeLabel(field, type), leads, isEnabled === false ? texts.off : ''].filter(Boolean).join(' · ')}
            </span>
          </span>
          <ChevronDown size={16} aria-hidden className={`shrink-0 text-ink-soft ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        {!disabled && (
          <TreeMenu {...{ name, steps }} onStep={act.onStep} onAddBelow={act.onAddBelow} onRemove={act.onRemove} />
        )}
      </div>
      {isOpen && <ItemFields {...{ field, path }} value={entry.value} onChange={act.onChange} />}
    </li>
  )
}

const stepKeys: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'indent',
  ArrowLeft: 'outdent',
  Home: 'first',
  End: 'last',
}

interface ItemFieldsProps extends Pick<TreeRowProps, 'field' | 'path' | 'onChange'> {
  readonly value: TypedPiece
}

/** Where a point leads is picked, not typed; a page gives it its name. */
function ItemFields({ field, path, value, onChange }: ItemFieldsProps) {
  const { office } = useOffice()
  const pages = useEntity('sites')
  const shown = fieldsOf(field).filter(({ name, kind }) => kind !== 'entryKey' && name !== 'children')
  const change = (name: string, typed: Typed) => {
    if (name === 'type') return onChange({ type: typed, target: null })
    if (name !== 'target' || value['type'] !== 'site' || (value['label'] ?? '') !== '')
      return onChange({ [name]: typed })
    const page = typeof typed === 'number' ? office.get('sites', typed).get() : null
    return onChange({ target: typed, label: page && pages ? pages.title(page.body) : '' })
  }
  return (
    <div className="grid gap-3 border-t border-line p-3 tablet:grid-cols-2">
      {shown.map(part => {
        const asked = part.name === 'target' ? targetField(part, value['type']) : part
        if (!asked || (part.name === 'suffix' && !asksSuffix(value['type']))) return null
        return (
          <FieldRow
            key={`${part.name} ${asked.kind}`}
            field={asked}
            path={`${path}.${part.name}`}
            value={value[part.name]}
            onChange={typed => change(part.name, typed)}
          />
        )
      })}
    </div>
  )
}

const asksSuffix = (type: Typed): boolean => type === 'site' || type === 'branch'

const fieldsOf = ({ item }: FieldOf<'list'>): readonly Field[] => (item.kind === 'piece' ? item.fields : [])

/** What the target is chosen from; nothing where the type says all. */
function targetField(field: Field, type: Typed): Field | null {
  if (!asksTarget(type)) return null
  const { name, label, emptyText } = field
  const own = { name, label, emptyText, nullable: true, required: true }
  return type === 'link'
    ? { ...own, kind: 'url' }
    : { ...own, kind: 'relation', to: type === 'site' ? 'sites' : 'branches' }
}

function typeLabel(field: FieldOf<'list'>, type: Typed): string {
  const declared = fieldsOf(field).find(({ name }) => name === 'type')
  return declared?.kind === 'choice' ? (declared.options[String(type)] ?? '') : ''
}

/** What the target is called; that it is missing, where it has to be there. */
function useTarget(type: Typed, target: Typed): string {
  const kind = type === 'branch' ? 'branches' : 'sites'
  const isDocument = (type === 'site' || type === 'branch') && typeof target === 'number'
  const titles = useTitles(isDocument ? [[kind, target]] : [])
  if (!asksTarget(type)) return ''
  if (isDocument) return titles.get(`${kind}:${target}`) ?? texts.lost
  return typeof target === 'string' && target !== '' ? target : texts.lost
}
