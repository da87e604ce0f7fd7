import type { Body, Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { wordsOf } from '../../../schema/base/words.ts'
import { nextTask } from '../../device/page/idle.ts'

/** A document as a search sees it. */
interface SearchText {
  /** Folded: its title, and all its other words. */
  readonly title: string
  readonly all: string
  readonly named: readonly (readonly [type: string, id: number])[]
}

/** A row with its title, and with its folded words once somebody asked for them: a row that changes is another line. */
export interface Searched {
  readonly row: { readonly id: number; readonly body: Body }
  readonly title: string
  text?: SearchText
}

/** Ms of work before whoever types or scrolls comes first again. */
const SLICE_MS = 6

/** Made once for a line, when it is first asked for. */
function searchText(entity: Entity | undefined, line: Searched): SearchText {
  line.text ??= textOf(entity, line)
  return line.text
}

/** Makes what is missing in short slices, so that the first key finds it done. */
export async function warmSearch(entity: Entity, lines: readonly Searched[]): Promise<void> {
  let since = performance.now()
  for (const line of lines) {
    searchText(entity, line)
    if (performance.now() - since < SLICE_MS) continue
    await nextTask()
    since = performance.now()
  }
}

function textOf(entity: Entity | undefined, { row, title }: Searched): SearchText {
  const { texts, named } = entity ? wordsOf(entity, row.body) : { texts: [], named: [] }
  const folded = fold(title)
  return { title: folded, all: [folded, row.id, fold(texts.join(' '))].join(' '), named }
}

/** What a search asks of a line. */
interface Searcher {
  /** All words occur, in what it says or in a title it names. */
  readonly finds: (line: Searched) => boolean
  /** All of them in its own title. */
  readonly isTitled: (line: Searched) => boolean
}

const soughtIn = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean)

/** Whether all that this search finds is found by the other one, too: it was typed on. */
export function saysMore(search: string, than: string): boolean {
  const words = soughtIn(search)
  return soughtIn(than).every(part => words.some(word => word.includes(part)))
}

/** The words of a search that the other one did not have: of what that one found nothing else has to be looked for. */
export const newWords = (search: string, before: string): string => {
  const known = new Set(soughtIn(before))
  return soughtIn(search)
    .filter(word => !known.has(word))
    .join(' ')
}

/** The search for parts of words; `linesOf` are the documents of another type, whose titles count for those that name them. */
export function searcher(
  search: string,
  type: string,
  entityOf: (type: string) => Entity | undefined,
  linesOf: (type: string) => readonly Searched[] | null,
): Searcher {
  const entity = entityOf(type)
  const words = soughtIn(search).map(word => ({ word, named: new Map<string, ReadonlySet<number>>() }))
  const namedBy = (to: string, word: string): ReadonlySet<number> => {
    const found = (linesOf(to) ?? []).filter(line => searchText(entityOf(to), line).title.includes(word))
    return new Set(found.map(({ row }) => row.id))
  }
  const isNamed = ({ word, named }: (typeof words)[number], [to, id]: readonly [string, number]) => {
    const ids = named.get(to) ?? namedBy(to, word)
    named.set(to, ids)
    return ids.has(id)
  }
  return {
    finds(line) {
      const { all, named } = searchText(entity, line)
      return words.every(each => all.includes(each.word) || named.some(pair => isNamed(each, pair)))
    },
    isTitled: line => words.every(({ word }) => searchText(entity, line).title.includes(word)),
  }
}
