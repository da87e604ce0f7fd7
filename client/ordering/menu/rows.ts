import type { MenuLayout } from './ProductRow.tsx'

/** Words left, picture right, or below letters that need the whole width; on larger screens in two columns of cards. */
export const rows: MenuLayout = {
  list: 'grid-cols-1 tablet:gap-4 @min-[40rem]:grid-cols-2',
  item: '[content-visibility:auto] [contain-intrinsic-height:auto_7.5rem] flex-wrap *:first:basis-[8rem] gap-3.5 border-b border-line py-4 last:border-0 tablet:rounded-card tablet:border tablet:border-line tablet:bg-surface tablet:p-3.5 tablet:transition-[box-shadow,border-color] tablet:duration-200 tablet:last:border tablet:hover:border-edge/40 tablet:hover:shadow-lift',
  side: 'w-29',
  picture: 'h-24',
  name: '',
}
