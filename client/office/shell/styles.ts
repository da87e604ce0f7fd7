import { controlLook } from '../../ui/Labelled.tsx'

/** Looks that several office controls share. Dense: 36 px controls in forms, 40 px rows in lists. */
export const input = `${controlLook} min-h-9 py-1.5 desktop:text-body`

export const iconButton =
  'inline-grid size-8 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:pointer-events-none disabled:opacity-40'

export const quietButton =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control px-2.5 text-caption font-medium text-ink transition-colors duration-150 hover:bg-sunken disabled:pointer-events-none disabled:opacity-45'

export const card = 'rounded-card border border-line bg-surface'

/** What floats above the page: menus, lists of choices. */
export const floating = 'rounded-control border border-line bg-raised shadow-float outline-none'
export const option =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[7px] px-2.5 outline-none data-focused:bg-sunken data-selected:font-strong data-disabled:opacity-45'
