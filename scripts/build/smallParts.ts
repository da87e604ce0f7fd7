import { reached, type Ways } from './moduleGraph.ts'

interface Program {
  /** What a page of it loads when it is asked for, each with all that it imports. */
  readonly parts: readonly string[]
  readonly imports: Ways
  /** Characters of a module, before it is packed. */
  readonly sizeOf: (id: string) => number
  /** Whether a module may be put elsewhere: it is of this program alone, and of none of its other files. */
  readonly isLoose: (id: string) => boolean
  /** What the file is called in which everything is that several parts need. */
  readonly pieces: string
}

/** What is larger, counted in characters, is worth a file of its own: about a seventh of it goes over the line. */
const SMALL = 24_000

/**
 * The file of every module that is too small for one of its own: what several parts need comes in one for all of them, a
 * part with one for its neighbours in the same folder. A device that keeps a program for the time without network asks for
 * each file, and on a phone a request costs more than the few letters in it.
 */
export function smallParts({ parts, imports, sizeOf, isLoose, pieces }: Program): ReadonlyMap<string, string> {
  const isPart = new Set(parts)
  const usersOf = new Map<string, string[]>()
  for (const part of parts)
    for (const id of reached([part], imports)) if (isLoose(id)) usersOf.set(id, [...(usersOf.get(id) ?? []), part])

  const ownSize = new Map<string, number>()
  for (const [id, [first = '', ...others]] of usersOf)
    if (others.length === 0) ownSize.set(first, (ownSize.get(first) ?? 0) + sizeOf(id))

  const files = new Map<string, string>()
  for (const [id, [first = '', ...others]] of usersOf)
    if (others.length > 0) {
      // What is asked for by itself as well would come with all of them.
      if (sizeOf(id) < SMALL && !isPart.has(id)) files.set(id, pieces)
    } else if ((ownSize.get(first) ?? 0) < SMALL) files.set(id, folderOf(first))
  return files
}

/** `…/client/office/bulk/PlanDialog.tsx` is in `office-bulk`. */
function folderOf(part: string): string {
  const [, area = 'parts', folder] = /\/client\/([^/]+)\/(?:([^/]+)\/)?/.exec(part) ?? []
  return folder === undefined ? area : `${area}-${folder}`
}
