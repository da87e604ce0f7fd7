/** A line of text with the part of it that is chosen; from and to are the same where nothing is. */
export interface Typing {
  readonly value: string
  readonly from: number
  readonly to: number
}

/** Where letters begin large by themselves: each name, or each sentence. */
export type Capitals = 'words' | 'sentences'

/** Types where the guest put the mark, in place of what is chosen; what has no room any more is left out. */
export function typed({ value, from, to }: Typing, text: string, most: number): Typing {
  const next = value.slice(0, from) + text + value.slice(to)
  if (next.length > most) return { value, from, to }
  const at = from + text.length
  return { value: next, from: at, to: at }
}

/** Takes away what is chosen, or else the letter before the mark: a whole one, however it is written. */
export function erased({ value, from, to }: Typing): Typing {
  const rest = from < to ? value.slice(0, from) : value.slice(0, from).replace(/.$/su, '')
  return { value: rest + value.slice(to), from: rest.length, to: rest.length }
}

/** Whether the next letter is a large one by what stands before it. */
export const beginsLarge = (before: string, capitals: Capitals): boolean =>
  (capitals === 'words' ? /(^|[\s’-])$/u : /(^|[.!?]\s+)$/u).test(before)
