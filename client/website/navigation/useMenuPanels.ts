import { type RefObject, type ToggleEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { MenuEntry } from '../../../schema/website/menuEntries.ts'
import { closed, type Panels, panelsAfter } from './panels.ts'

interface MenuPanels {
  readonly panels: Panels
  /** The panel: a popover, which opens and closes without any program too. */
  readonly panel: RefObject<HTMLElement | null>
  readonly onToggle: (event: ToggleEvent<HTMLElement>) => void
  readonly onPick: (entry: MenuEntry, depth: number) => void
  readonly onBack: () => void
  /** Puts the focus where the last step leads, once that is shown. */
  readonly arrive: () => void
}

/** What of the menu is open, in step with the browser's popover and with the focus. Another page closes it. */
export function useMenuPanels(path: string): MenuPanels {
  const [panels, send] = useReducer(panelsAfter, closed)
  const panel = useRef<HTMLElement>(null)
  const wanted = useRef<string | null>(null)
  const [page, setPage] = useState(path)
  if (page !== path) {
    setPage(path)
    send({ type: 'closed' })
  }
  const arrive = useCallback(() => {
    if (wanted.current) panel.current?.querySelector<HTMLElement>(`[data-key="${wanted.current}"]`)?.focus()
    wanted.current = null
  }, [])
  useEffect(() => {
    const element = panel.current
    if (!panels.isOpen && element?.matches(':popover-open')) element.hidePopover()
  }, [panels.isOpen])
  // The main list is there all the time: who comes back to it need not wait.
  useEffect(() => {
    if (panels.trail.length === 0) arrive()
  }, [panels.trail, arrive])
  return {
    panels,
    panel,
    arrive,
    onToggle: ({ newState }) => send({ type: newState === 'open' ? 'opened' : 'closed' }),
    onPick(entry, depth) {
      const opens = entry.children.length > 0
      wanted.current = opens && panels.trail[depth] !== entry.key ? BACK : null
      // A group of the quick menu stands outside of the panel, and pressing there has closed it.
      if (opens && !panel.current?.matches(':popover-open')) panel.current?.showPopover()
      send({ type: 'picked', entry, depth })
    },
    onBack() {
      wanted.current = panels.trail.at(-1) ?? null
      send({ type: 'back' })
    },
  }
}

/** `data-key` of 'Zurück'. */
export const BACK = 'back'
