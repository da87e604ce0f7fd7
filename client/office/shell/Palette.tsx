import { useNavigate } from '@tanstack/react-router'
import { CornerDownLeft, Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { useLive } from '../../data/engine/live.ts'
import { officePagesFor } from '../areas/officePages.ts'
import { texts as formTexts } from '../form/texts.ts'
import { pathOf } from './groups.ts'
import { allLive } from './liveValues.ts'
import { type PaletteItem, rankedItems } from './paletteItems.ts'
import { mayCreate, readable } from './rights.ts'
import { useOffice } from './scope.tsx'
import { texts } from './texts.ts'

interface PaletteProps {
  readonly onSignOut: () => void
  readonly onClose: () => void
}

const perList = 5

/** Ctrl+K: every list, every document on the device and every command, found while typing. */
export function Palette({ onSignOut, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const list = useId()
  const [query, setQuery] = useState('')
  const items = useItems(useDeferredValue(query))
  const [active, setActive] = useState(0)
  const chosen = Math.min(active, items.length - 1)
  const open = (element: HTMLDialogElement | null) => {
    if (element && !element.open) element.showModal()
  }
  const run = (item: PaletteItem | undefined) => {
    if (!item) return
    onClose()
    if (item.command === 'sign-out') onSignOut()
    else void navigate({ to: item.to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((chosen + step + items.length) % items.length)
    else if (event.key === 'Enter') run(items[chosen])
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={open}
      aria-label={texts.shell.palette}
      className="dialog mt-[12vh] mb-auto flex-col tablet:w-[38rem] [&[open]]:flex"
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} aria-hidden className="text-ink-soft" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={items[chosen] ? `${list}-${chosen}` : undefined}
          aria-label={texts.shell.palette}
          placeholder={texts.shell.paletteHint}
          className="h-13 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-ink-soft"
          value={query}
          onChange={event => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Found {...{ list, items, chosen }} onRun={run} onPoint={setActive} />
    </dialog>
  )
}

interface FoundProps {
  readonly list: string
  readonly items: readonly PaletteItem[]
  readonly chosen: number
  readonly onRun: (item: PaletteItem) => void
  readonly onPoint: (index: number) => void
}

function Found({ list, items, chosen, onRun, onPoint }: FoundProps) {
  return (
    <div
      role="listbox"
      id={list}
      aria-label={texts.shell.palette}
      className="max-h-[22rem] min-h-0 overflow-y-auto p-1.5"
    >
      {items.length === 0 && <p className="px-3 py-4 text-ink-soft">{texts.shell.paletteEmpty}</p>}
      {items.map((item, index) => (
        // Keys go to the input, which points at the active option: the combobox pattern.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={item.key}
          ref={element => {
            if (index === chosen) element?.scrollIntoView({ block: 'nearest' })
          }}
          id={`${list}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className="flex min-h-10 cursor-pointer items-center gap-3 rounded-[8px] px-3 aria-selected:bg-sunken"
          onPointerMove={() => onPoint(index)}
          onClick={() => onRun(item)}
        >
          <span className="min-w-0 flex-1 truncate">{item.title}</span>
          <span className="text-caption text-ink-soft">{item.kind}</span>
          {index === chosen && <CornerDownLeft size={14} aria-hidden className="text-ink-soft" />}
        </div>
      ))}
    </div>
  )
}

function useItems(query: string): readonly PaletteItem[] {
  const { office, actor, me, entities: all } = useOffice()
  const entities = useMemo(() => all.filter(entity => readable(entity, me)), [all, me])
  const search = query.trim()
  const live = useMemo(() => {
    const lists = search === '' ? [] : entities.filter(({ single }) => !single)
    return { lists, found: allLive(lists.map(({ type }) => office.list(type, { search, limit: perList }))) }
  }, [office, entities, search])
  const pages = useLive(live.found)
  return useMemo(() => {
    const documents = live.lists.flatMap((entity, index) =>
      (pages?.[index]?.rows ?? []).map(row => ({
        key: `${entity.type}:${row.id}`,
        title: entity.title(row.body) || formTexts.form.number(row.id),
        kind: entity.label.one,
        to: pathOf(entity, row.id),
      })),
    )
    const creatable = entities.filter(entity => !entity.single && mayCreate(entity, actor))
    return rankedItems(search, entities, creatable, documents, officePagesFor(actor))
  }, [live, pages, entities, actor, search])
}
