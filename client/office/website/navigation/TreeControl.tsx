import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_DEPTH } from '../../../../schema/website/navigationItems.ts'
import { useEntryDrag } from '../../form/controls/useEntryDrag.ts'
import type { FieldOf } from '../../form/formModel.ts'
import { type ControlProps, groupProps, useForm } from '../../form/formScope.tsx'
import type { TypedPiece } from '../../form/formValues.ts'
import { quietButton } from '../../shell/styles.ts'
import { type Item, itemsOf, newItem, pathsOf, typedItems } from './items.ts'
import { TreeRow } from './TreeRow.tsx'
import { texts } from './texts.ts'
import {
  changed,
  depthOf,
  inserted,
  type Line,
  linesOf,
  type Place,
  relocated,
  removed,
  type Step,
  stepsOf,
} from './tree.ts'

/** A list in a list as a tree: moved by dragging and by keys, each point opened where it stands. */
export function TreeControl(props: ControlProps) {
  const { field } = props
  return field.kind === 'list' ? <Tree {...{ ...props, field }} /> : null
}

function Tree(props: ControlProps & { readonly field: FieldOf<'list'> }) {
  const { field, path, value, onChange, disabled } = props
  const { problems } = useForm()
  const items = itemsOf(value)
  const lines = linesOf(items)
  const paths = pathsOf(path, lines)
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const refocus = useRefocus(list)
  const put = (next: readonly Item[]) => onChange(typedItems(next))
  const move = (key: string, to: Place) => {
    const next = relocated(items, key, to)
    put(next)
    setSaid(sentenceOn(next, key))
  }
  const { handle, dragged } = useEntryDrag({
    list,
    count: lines.length,
    onMove(from, to) {
      const [line, onto] = [lines[from], lines[to]]
      if (line && onto && fits(line.entry, onto.level)) move(line.entry.key, placeAt(line, onto, from < to))
    },
  })
  const step = (key: string, wanted: Step) => {
    const to = stepsFor(items, key)[wanted]
    if (!to) return
    refocus(key)
    move(key, to)
  }
  const add = (place: Place) => {
    const item = newItem(field)
    put(inserted(items, place, item))
    setOpen(item.key)
  }
  return (
    <div {...groupProps(props)} className="flex flex-col gap-2">
      {lines.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <ol ref={list} aria-label={texts.tree} className="flex flex-col gap-1.5">
        {lines.map((line, index) => {
          const { key } = line.entry
          const at = paths.get(key) ?? path
          return (
            <TreeRow
              key={key}
              {...{ field, line, disabled }}
              path={at}
              isOpen={open === key || [...problems.keys()].some(each => isOwnProblem(each, at))}
              isDragged={dragged === index}
              steps={stepsFor(items, key)}
              onPointerDown={handle(index).onPointerDown}
              onOpen={() => setOpen(open === key ? null : key)}
              onStep={wanted => step(key, wanted)}
              onChange={(parts: TypedPiece) =>
                put(changed(items, key, item => ({ ...item, value: { ...item.value, ...parts } })))
              }
              onAddBelow={
                line.level < MAX_DEPTH ? () => add({ parent: key, index: line.entry.children.length }) : undefined
              }
              onRemove={() => put(removed(items, key))}
            />
          )
        })}
      </ol>
      {!disabled && (
        <button
          type="button"
          className={`${quietButton} self-start border border-line pointer-coarse:min-h-11`}
          onClick={() => add({ parent: null, index: items.length })}
        >
          <Plus size={15} aria-hidden />
          {texts.add}
        </button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** Where a dragged point lands: in the place of the line it is over, below it where it came from above. */
function placeAt(from: Line<Item>, onto: Line<Item>, isDown: boolean): Place {
  const { parent, index } = onto.place
  const isSibling = from.place.parent === parent
  return { parent, index: isDown && !isSibling ? index + 1 : index }
}

const fits = (entry: Item, level: number): boolean => level - 1 + depthOf([entry]) <= MAX_DEPTH

/** The steps a point can take: not deeper than menus go. */
function stepsFor(items: readonly Item[], key: string): ReturnType<typeof stepsOf> {
  const steps = stepsOf(items, key)
  const line = linesOf(items).find(({ entry }) => entry.key === key)
  return line && !fits(line.entry, line.level + 1) ? { ...steps, indent: undefined } : steps
}

function sentenceOn(items: readonly Item[], key: string): string {
  const line = linesOf(items).find(({ entry }) => entry.key === key)
  if (!line) return ''
  return texts.moved(String(line.entry.value['label']), line.level, line.place.index + 1, line.siblings)
}

const isOwnProblem = (problem: string, path: string): boolean =>
  problem.startsWith(`${path}.`) && !problem.startsWith(`${path}.children.`)

/** A row that is moved by a key is another place of the page: its handle gets the focus again. */
function useRefocus(list: React.RefObject<HTMLElement | null>): (key: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const key = wanted.current
    wanted.current = null
    if (key !== null) list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-handle]`)?.focus()
  })
  return key => {
    wanted.current = key
  }
}
