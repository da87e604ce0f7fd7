import type { MenuEntry } from '../../../schema/website/menuEntries.ts'

/** What of the menu is open: the panel itself, and which group in which group of it, outermost first. */
export interface Panels {
  readonly isOpen: boolean
  /** Keys of the opened groups; each is a child of the one before. */
  readonly trail: readonly string[]
}

export type PanelEvent =
  /** The hamburger, Escape or a press beside the panel: the browser has done it already. */
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  /** 'Zurück' */
  | { readonly type: 'back' }
  /** An entry was pressed that stands in the group at `depth` of the trail; 0 is the main list. */
  | { readonly type: 'picked'; readonly entry: MenuEntry; readonly depth: number }

export const closed: Panels = { isOpen: false, trail: [] }

/** An entry with children opens them and, pressed again, closes them; one without closes everything. */
export function panelsAfter(panels: Panels, event: PanelEvent): Panels {
  if (event.type === 'closed') return panels.isOpen ? closed : panels
  if (event.type === 'opened') return panels.isOpen ? panels : { isOpen: true, trail: [] }
  if (event.type === 'back') return { ...panels, trail: panels.trail.slice(0, -1) }
  const { entry, depth } = event
  if (entry.children.length === 0) return closed
  const above = panels.trail.slice(0, depth)
  return { isOpen: true, trail: panels.trail[depth] === entry.key ? above : [...above, entry.key] }
}

/** The opened groups from the outermost on; those that are gone meanwhile (the menu is live) end the way. */
export function openedGroups(entries: readonly MenuEntry[], { trail }: Panels): readonly MenuEntry[] {
  const groups: MenuEntry[] = []
  let level = entries
  for (const key of trail) {
    const group = level.find(entry => entry.key === key)
    if (!group || group.children.length === 0) break
    groups.push(group)
    level = group.children
  }
  return groups
}
