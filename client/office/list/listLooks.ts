import type { Column } from './columns.ts'

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

const share = (percent: number, count: number): string => `${Math.round(percent / count)}cqw`

export const cell = 'border-b border-line/70 px-3 first:pl-4 tablet:first:pl-8 max-tablet:[&:nth-child(2)]:pl-4'
