import type { MenuLayout } from './ProductRow.tsx'

/** Who chooses with the eyes has the picture first, and all of it; three side by side where the letters leave them room. */
export const cards: MenuLayout = {
  list: 'grid-cols-[repeat(auto-fill,minmax(max(min(100%,9.5rem),calc((100%-1.9rem)/3)),1fr))] gap-[0.9rem]',
  item: 'flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-[0.7rem]',
  side: 'w-full',
  picture: 'aspect-[16/11] h-auto',
  // All of the card is tapped: no word in it has to be as high as a thumb.
  name: 'min-h-0!',
}
