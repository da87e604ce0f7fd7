import type { ReactNode } from 'react'
import type { Row } from '../../../data/office/office.ts'

/** A field for one related document. */
export interface PickerProps {
  readonly id?: string
  readonly label: string
  readonly to: string
  readonly value: number | null
  readonly onPick: (row: Row | null) => void
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly placeholder?: string
  /** Ids that are chosen already and are not offered again. */
  readonly without?: ReadonlySet<number>
  /** What stands before a title in the list: a picture. */
  readonly leading?: (row: Row) => ReactNode
}

/** What was begun before the list of choices was there. */
export interface Begun {
  readonly title: string
  readonly typed: string | null
  readonly hasFocus: boolean
}
