import { newWords, saysMore } from './searched.ts'

/** What is asked of the documents of a type, but for which part of the answer is wanted. */
interface Question<Line> {
  readonly type: string
  /** All of them, in the order that is asked for. */
  readonly lines: readonly Line[]
  readonly search: string
  readonly parent: string | undefined
  readonly keep: unknown
}

/** Lines of another type, whose titles a search counts for those that name them. */
type LinesOf<Line> = (type: string) => readonly Line[] | null

interface Answer<Line> extends Question<Line> {
  readonly found: readonly Line[]
  /** What was looked at of other types. */
  readonly named: ReadonlyMap<string, readonly Line[] | null>
}

/**
 * Looks through what was found last where a search was typed on, because every key leaves fewer; else through everything.
 * `find` gets what to look through, for what, and lines of other types.
 */
export function narrowing<Line>() {
  const known = new Map<string, Answer<Line>>()
  return (
    question: Question<Line>,
    linesOf: LinesOf<Line>,
    find: (within: readonly Line[], search: string, linesOf: LinesOf<Line>) => readonly Line[],
  ): readonly Line[] => {
    const { type, lines, search, parent, keep } = question
    const last = known.get(type)
    const isFurther =
      last?.lines === lines &&
      last.parent === parent &&
      last.keep === keep &&
      saysMore(search, last.search) &&
      [...last.named].every(([to, before]) => linesOf(to) === before)
    const named = new Map(isFurther ? last.named : [])
    const sought = isFurther ? newWords(search, last.search) : search
    const found = find(isFurther ? last.found : lines, sought, to => {
      const present = linesOf(to)
      named.set(to, present)
      return present
    })
    known.set(type, { ...question, found, named })
    return found
  }
}
