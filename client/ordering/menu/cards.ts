import type { MenuLayout } from './ProductRow.tsx'

/** Who chooses with the eyes has the picture first, and all of it. */
export const cards: MenuLayout = {
  list: 'grid-cols-2 gap-[0.9rem] min-[60rem]:grid-cols-3 landscape:grid-cols-3',
  item: 'flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-[0.7rem]',
  side: 'w-full',
  picture: 'aspect-[16/11] h-auto',
}
