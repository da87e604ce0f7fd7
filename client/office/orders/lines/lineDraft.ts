import type { Problem } from '../../../../schema/base/problems.ts'
import { sameValue } from '../../../../schema/base/sameValue.ts'
import { normaliseParts } from '../../../../schema/catalogue/configuration.ts'
import { askedParts, type PartValue, type PartValues } from '../../../../schema/catalogue/parts.ts'
import { takesOptions, takesSeveral } from '../../../../schema/catalogue/partTypes.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import type { WholeOrder } from '../../../../schema/ordering/officeCalls.ts'
import type { LinesEditCall } from '../../../../schema/ordering/staffCalls.ts'
import { numberOf } from '../../form/controls/numbers.ts'

/** What somebody makes of an order's lines before it is sent. Amounts are as typed: '0,45'. */
export interface LineDraft {
  /** By position, where they are another than the order's. */
  readonly amounts: Readonly<Record<number, string>>
  /** Other choices and texts, by position. */
  readonly parts: Readonly<Record<number, PartValues>>
  readonly added: readonly AddedLine[]
}

interface AddedLine {
  readonly key: number
  readonly product: number
  readonly amount: string
  readonly parts: PartValues
}

export const untouched: LineDraft = { amounts: {}, parts: {}, added: [] }

/** Nobody orders more, and nothing is weighed finer than to three digits. */
const MOST = 9_999_999

/** '0,45' and '2': the amount, 0 included; null for what is none. */
export function amountIn(typed: string): number | null {
  const amount = numberOf(typed) ?? -1
  return amount >= 0 && amount <= MOST && amount === Number(amount.toFixed(3)) ? amount : null
}

/** The draft with one more product, as it is usually had: of a step that has to be answered by one option, the first. */
export function withProduct(draft: LineDraft, id: number, product: Product): LineDraft {
  const key = 1 + Math.max(0, ...draft.added.map(line => line.key))
  return { ...draft, added: [...draft.added, { key, product: id, amount: '1', parts: usualParts(product) }] }
}

export const withAdded = (draft: LineDraft, key: number, changes: Partial<AddedLine>): LineDraft => ({
  ...draft,
  added: draft.added.map(line => (line.key === key ? { ...line, ...changes } : line)),
})

export const withoutAdded = (draft: LineDraft, key: number): LineDraft => ({
  ...draft,
  added: draft.added.filter(line => line.key !== key),
})

/** One answer may ask the next question: each is given its own. */
function usualParts(product: Product, values: PartValues = {}): PartValues {
  const open = askedParts(product, values).find(
    part => !part.optional && takesOptions(part) && part.options.length > 0 && values[part.step] === undefined,
  )
  if (!open) return normaliseParts(product, values)
  const first = open.options[0]?.name ?? ''
  const value: PartValue = takesSeveral(open) ? [first] : first
  return usualParts(product, { ...values, [open.step]: value })
}

/** The call for what was changed; null where that is nothing, or an amount is none. */
export function callOf({ rev, lines }: Pick<WholeOrder, 'rev' | 'lines'>, draft: LineDraft): LinesEditCall | null {
  const changes = lines.flatMap(({ position, amount: former, values }) => {
    const typed = draft.amounts[position]
    const amount = typed === undefined ? former : amountIn(typed)
    const chosen = draft.parts[position]
    const parts = chosen === undefined || sameValue(chosen, values) ? {} : { parts: wireParts(chosen) }
    return amount === former && !('parts' in parts) ? [] : [{ position, amount, ...parts }]
  })
  const added = draft.added.map(({ product, amount, parts }) => ({ product, amount: amountIn(amount), parts }))
  if (changes.length + added.length === 0) return null
  const [known, more] = [changes.flatMap(isGiven), added.flatMap(isGiven)]
  if (known.length < changes.length || more.length < added.length) return null
  if (more.some(({ amount }) => amount === 0)) return null
  return {
    rev,
    changes: known,
    added: more.map(({ parts, ...line }) => ({ ...line, parts: wireParts(parts) })),
  }
}

const isGiven = <Line extends { readonly amount: number | null }>(
  line: Line,
): (Omit<Line, 'amount'> & { readonly amount: number })[] =>
  line.amount === null ? [] : [{ ...line, amount: line.amount }]

/** Choices and texts as they cross the wire; files are their guest's to give. */
const wireParts = (parts: PartValues): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([step, value]): [string, string | string[]][] => {
      if (typeof value === 'string') return [[step, value]]
      const names = (value ?? []).filter(each => typeof each === 'string')
      return names.length > 0 ? [[step, names]] : []
    }),
  )

/** What the server says against the lines of a call, by where they are shown: a position of the order, or a key of the draft. */
export function problemsAt(
  problems: readonly Problem[],
  call: LinesEditCall | null,
  { added }: LineDraft,
): LineProblems {
  const lines = new Map<number, string>()
  const parts = new Map<number, Map<string, string>>()
  const more = new Map<number, Map<string, string>>()
  let elsewhere: string | null = null
  for (const { field = '', message } of problems) {
    const [list, index = '', ...rest] = field.split('.')
    const changed = list === 'changes' ? call?.changes[Number(index)] : undefined
    const line = list === 'added' ? added[Number(index)] : undefined
    if (changed && rest[0] === 'parts') noted(parts, changed.position, rest, message)
    else if (changed) lines.set(changed.position, message)
    else if (line) noted(more, line.key, rest, message)
    else elsewhere ??= message
  }
  return { lines, parts, added: more, elsewhere }
}

const noted = (problems: Map<number, Map<string, string>>, key: number, field: readonly string[], message: string) =>
  problems.set(key, (problems.get(key) ?? new Map<string, string>()).set(field.join('.'), message))

export interface LineProblems {
  readonly lines: ReadonlyMap<number, string>
  /** Of the choices of a line, by position and then by 'parts.{step}'. */
  readonly parts: ReadonlyMap<number, ReadonlyMap<string, string>>
  /** By key, then by field: 'parts.bread', 'product'. */
  readonly added: ReadonlyMap<number, ReadonlyMap<string, string>>
  /** What belongs to no line. */
  readonly elsewhere: string | null
}
