import type { Group } from './menuDraft.ts'

/** What the columns share: the menu as it is typed, and how it is changed. */
export interface MenuWork {
  readonly groups: readonly Group[]
  readonly onGroups: (groups: readonly Group[]) => void
  readonly titleOf: (category: number) => string
  /** Epoch ms. */
  readonly at: number
  readonly zone: string
  readonly disabled: boolean
}
