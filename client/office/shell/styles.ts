import { controlLook } from '../../ui/Labelled.tsx'

/** Looks that several office controls share. Dense: 36 px controls in forms, 40 px rows in lists. */
export const input = `${controlLook} min-h-9 py-1.5 desktop:text-body`

const iconShape =
  'inline-grid size-8 shrink-0 place-items-center rounded-control transition-colors duration-150 disabled:pointer-events-none disabled:opacity-40'
export const iconButton = `${iconShape} text-ink-soft hover:bg-sunken hover:text-ink`
/** On a ground that has a colour of its own: in that of the words beside it. */
export const groundedIconButton = `${iconShape} hover:bg-current/15`

const quietShape =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control px-2.5 text-caption font-medium transition-colors duration-150 disabled:pointer-events-none disabled:opacity-45'
export const quietButton = `${quietShape} text-ink hover:bg-sunken`
export const groundedQuietButton = `${quietShape} hover:bg-current/15`

export const card = 'rounded-card border border-line bg-surface'

/** What floats above the page: menus, lists of choices. */
export const floating = 'rounded-control border border-line bg-raised shadow-float outline-none'
export const option =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[7px] px-2.5 outline-none data-focused:bg-sunken data-selected:font-strong data-disabled:opacity-45'
