import { reached, type Ways } from './moduleGraph.ts'

interface Later {
  /** What is loaded when it is asked for, each with all that it imports. */
  readonly parts: readonly string[]
  readonly imports: Ways
  /** Whether a module may be put into one of the files: others have their place already. */
  readonly isLoose: (id: string) => boolean
  /** The file of what is opened on one occasion, by what is opened; null for a part with a file of its own. */
  readonly occasionOf: (part: string) => string | null
  /** The file of what is opened on several occasions. */
  readonly sharedBy: (id: string) => string
}

/**
 * The file of every module that comes after the first paint: what is opened on one occasion stands together, because for a
 * phone each file is a request, a place in its cache and one more when a newer program comes.
 */
export function byOccasion({ parts, imports, isLoose, occasionOf, sharedBy }: Later): ReadonlyMap<string, string> {
  const occasions = new Map<string, Set<string>>()
  const isPart = new Set(parts)
  for (const part of parts)
    for (const id of reached([part], imports)) {
      // What is asked for by itself is where it is asked for, whoever imports it besides.
      if (!isLoose(id) || (id !== part && isPart.has(id))) continue
      occasions.set(id, (occasions.get(id) ?? new Set()).add(occasionOf(part) ?? part))
    }
  const files = new Map<string, string>()
  for (const [id, [first, ...others]] of occasions) {
    const file = others.length > 0 ? sharedBy(id) : first
    if (file && !isPart.has(file)) files.set(id, file)
  }
  return files
}
