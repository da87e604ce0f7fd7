import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, CornerDownLeft } from 'lucide-react'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import type { Hit, HitGroup, HitKeys } from './hits.ts'
import { texts } from './texts.ts'
import { useHits } from './useHits.ts'

interface ResultsProps {
  readonly list: string
  /** What is found for it may be later than what stands in the field, `typed`. */
  readonly query: string
  readonly typed: string
  readonly keys: RefObject<HitKeys | null>
  /** A key that came before what it is meant for, once; null for none. */
  readonly takePressed: () => string | null
  readonly onActive: (id: string | undefined) => void
  readonly onSignOut: () => void
  readonly onKeys: () => void
  readonly onClose: () => void
}

/** Hits by kind, and the actions of the one that is chosen. */
export function Results({ list, query, typed, keys, takePressed, onActive, onClose, ...ways }: ResultsProps) {
  const navigate = useNavigate()
  const { groups: found, note, isSettled } = useHits(query, ways)
  const [inner, setInner] = useState<{ readonly hit: Hit; readonly typed: string } | null>(null)
  // Until something else is typed: what is found may catch up meanwhile.
  const opened = inner?.typed === typed ? inner.hit : null
  const groups: readonly HitGroup[] = opened?.actions
    ? [{ key: 'actions', title: texts.actions(opened.title), hits: opened.actions }]
    : found
  const hits = groups.flatMap(group => group.hits)
  const [place, setPlace] = useState({ of: '', index: 0 })
  const of = `${query}|${opened?.key ?? ''}`
  const chosen = Math.min(place.of === of ? place.index : 0, hits.length - 1)
  const choose = (index: number) => setPlace({ of, index })
  const run = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    if (hit.run) hit.run()
    else if (hit.to !== undefined) void navigate({ to: hit.to, ...(hit.search ? { search: hit.search } : {}) })
  }
  useImperativeHandle(keys, () => ({
    isSettled,
    onKey(key, isAtEnd) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      const hit = hits[chosen]
      if (step && hits.length > 0) choose((chosen + step + hits.length) % hits.length)
      else if (key === 'Enter') run(hit)
      else if (key === 'ArrowRight' && isAtEnd && hit?.actions && !opened) setInner({ hit, typed })
      else if ((key === 'ArrowLeft' || key === 'Escape') && opened) setInner(null)
      else return false
      return true
    },
  }))
  // Whoever types fast and presses Enter, or asks for the actions, means what is found for all of it.
  useEffect(() => {
    const key = query === typed && isSettled ? takePressed() : null
    if (key !== null) keys.current?.onKey(key, true)
  })
  const activeId = hits[chosen] ? `${list}-${chosen}` : undefined
  useEffect(() => onActive(activeId), [onActive, activeId])
  const first = (group: HitGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, each) => sum + each.hits.length, 0)
  return (
    <>
      <div role="listbox" id={list} aria-label={texts.label} className="max-h-[55dvh] min-h-0 overflow-y-auto p-1.5">
        {hits.length === 0 && (
          <p className="px-3 py-4 text-ink-soft">
            {isSettled ? texts.empty : texts.searching}
            <span className="block text-caption">{texts.emptyHint}</span>
          </p>
        )}
        {groups.map(group => (
          <div key={group.key} role="group" aria-label={group.title}>
            <p aria-hidden className="px-3 pt-2 pb-1 text-caption font-medium text-ink-soft">
              {group.title}
            </p>
            {group.hits.map((hit, index) => (
              <Option
                key={hit.key}
                id={`${list}-${first(group) + index}`}
                hit={hit}
                isChosen={first(group) + index === chosen}
                onRun={() => run(hit)}
                onPoint={() => choose(first(group) + index)}
                onActions={() => setInner({ hit, typed })}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-2 text-[0.75rem] whitespace-pre text-ink-soft">
        <span>{texts.foot}</span>
        <span role="status">{note}</span>
      </p>
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly hit: Hit
  readonly isChosen: boolean
  readonly onRun: () => void
  readonly onPoint: () => void
  readonly onActions: () => void
}

function Option({ id, hit, isChosen, onRun, onPoint, onActions }: OptionProps) {
  return (
    // Keys go to the input, which points at the active option: the combobox pattern.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' })
      }}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-[8px] px-3 aria-selected:bg-sunken pointer-coarse:min-h-11"
      onPointerMove={onPoint}
      onClick={onRun}
    >
      <span className="min-w-0 flex-1 truncate">{hit.title}</span>
      <span className="shrink-0 text-caption text-ink-soft">{hit.kind}</span>
      {hit.actions && (
        <span
          title={texts.hasActions}
          className="grid size-7 place-items-center rounded-[6px] text-ink-soft hover:bg-line pointer-coarse:size-11"
          onClick={event => {
            event.stopPropagation()
            onActions()
          }}
        >
          <ArrowRight size={14} aria-hidden />
        </span>
      )}
      {isChosen && <CornerDownLeft size={14} aria-hidden className="shrink-0 text-ink-soft" />}
    </div>
  )
}
