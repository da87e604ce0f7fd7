import type { Column } from './columns.ts'

export const roomOf = ({ isRoomy }: Column): string => (isRoomy ? '' : 'max-tablet:hidden')

export const cell = 'border-b border-line/70 px-3 first:pl-4 tablet:first:pl-8 max-tablet:[&:nth-child(2)]:pl-4'
