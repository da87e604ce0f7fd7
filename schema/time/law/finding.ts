import type { Kind, Row, Rule } from './rows.ts'

/** What the law says about some work. It never forbids to save and never changes a time. */
export interface Finding {
  readonly rule: Rule
  /** 'ArbZG § 4' */
  readonly paragraph: string
  readonly kind: Kind
  /** Local YYYY-MM-DD it belongs to; of a week its Monday. */
  readonly date: string
  /** One German sentence with the figures. */
  readonly text: string
  /** Epoch ms of what it is about, where that is shorter than the date. */
  readonly from?: number
  readonly to?: number
  /** What is, and what would have to be: minutes, or a number of days. */
  readonly is?: number
  readonly limit?: number
  /** Local YYYY-MM-DD by which something has to be made up for. */
  readonly until?: string
}

/** What an evaluator has found by a row; a kind of its own where the row lets something pass under a condition. */
type Found = Omit<Finding, 'rule' | 'paragraph' | 'kind'> & { readonly kind?: Kind }

export function findingBy<R extends Rule>(rule: R, row: Row<R>, found: Found): Finding {
  return { rule, paragraph: row.paragraph, kind: row.kind, ...found }
}
