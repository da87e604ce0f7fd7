/** A point of a series, as it is drawn and said. */
export interface SeriesPoint {
  /** Below the axis, short: '16.11.'. */
  readonly label: string
  /** Said of the point: 'Montag, 16.11.'. */
  readonly title: string
  /** Null where it has not begun. */
  readonly value: number | null
  /** At the same place of what it is compared with; null where there is none. */
  readonly before: number | null
  /** It goes on: more may come to it. */
  readonly isRunning: boolean
}
