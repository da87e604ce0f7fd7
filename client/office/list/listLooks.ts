import type { CSSProperties } from 'react'
import type { Column } from './columns.ts'
import type { ListView } from './listView.ts'

/** Where a column is not shown. */
export const roomOf = ({ isRoomy, givesWay }: Column): string =>
  `${isRoomy ? '' : 'max-tablet:hidden'} ${givesWay ? '@max-[60rem]:hidden' : ''}`

/**
 * How wide a column is among `count` beside the title, as CSS of a container that is the list: the more there are, the
 * less each takes of it. Undefined for the title, which gets what is left.
 */
export function widthOf({ field, numeric }: Column, count: number): string | undefined {
  if (!field) return undefined
  if (field.kind === 'boolean') return '7rem'
  if (numeric) return `clamp(6rem, ${share(50, count)}, 8rem)`
  if (field.kind === 'choice') return `clamp(6.5rem, ${share(50, count)}, 13rem)`
  return `clamp(6rem, ${share(55, count)}, 13rem)`
}

/** What of a view says how its columns stand. */
type Arrangement = Pick<ListView, 'widths' | 'pinned'>

/** How a column stands: its width, and where it stays when what is beside it is scrolled; CSS, as `widthOf`. */
export interface ColumnPlace {
  readonly width: string | undefined
  /** From the left edge; null moves along. */
  readonly left: string | null
}

/** The columns with those that stay right behind the title. */
export const arranged = (columns: readonly Column[], pinned: readonly string[]): readonly Column[] =>
  columns.toSorted((one, other) => rankOf(one, pinned) - rankOf(other, pinned))

const rankOf = ({ id, field }: Column, pinned: readonly string[]): number =>
  field === null ? 0 : pinned.includes(id) ? 1 : 2

/** The place of each of the arranged columns. Whoever draws one wider may have more than fits: the title stays in sight then. */
export function placesOf(columns: readonly Column[], { widths, pinned }: Arrangement): readonly ColumnPlace[] {
  const isOwn = pinned.length > 0 || columns.some(({ id }) => id in widths)
  let left = CHOICE
  return columns.map(column => {
    const { id, field } = column
    const own = widths[id] === undefined ? widthOf(column, columns.length - 1) : `${widths[id]}px`
    const width = own ?? (isOwn ? TITLE_WIDTH : undefined)
    if (!isOwn || (field !== null && !pinned.includes(id))) return { width, left: null }
    const place = { width, left: `calc(${left})` }
    left = `${left} + ${width}`
    return place
  })
}

/** The column of the choice, from the tablet on. */
const CHOICE = '4rem'
/** Of the title, where it does not get what is left. */
const TITLE_WIDTH = '16rem'

/** A cell that stays; its `left` says where. */
export const staying = 'tablet:sticky tablet:left-(--left) bg-paper'

/** The same of the choice, which stands before all others. */
export const stayingFirst = 'tablet:sticky tablet:left-0 bg-paper'

/** Whether a column stays in sight. */
export const stays = (place: ColumnPlace | undefined): boolean => place !== undefined && place.left !== null

/** The style a cell that stays needs beside its class. */
export const leftOf = (place: ColumnPlace | undefined): CSSProperties | undefined =>
  place?.left == null ? undefined : Object.fromEntries([['--left', place.left]])

const share = (percent: number, count: number): string => `${Number((percent / count).toFixed(2))}cqw`

export const cell = 'border-b border-line/70 px-3 first:pl-4 tablet:first:pl-8 max-tablet:[&:nth-child(2)]:pl-4'
