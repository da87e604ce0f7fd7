import { fold } from '../../../schema/base/fold.ts'

/** What documents are called in a file, both ways. */
interface Names {
  readonly nameOf: (id: number) => string | undefined
  /** Undefined for a name that nothing has, and for one that several have: nobody could say which is meant. */
  readonly idOf: (name: string) => number | undefined
}

/** The names of documents by id and title: where several read the same ('Ofen' of every branch), the number stands behind it. */
export function namesIn(titled: readonly (readonly [id: number, title: string])[]): Names {
  const counts = new Map<string, number>()
  for (const [, title] of titled) counts.set(fold(title), (counts.get(fold(title)) ?? 0) + 1)
  const named = titled.map(([id, title]) => {
    const isAlone = title !== '' && counts.get(fold(title)) === 1
    return [id, isAlone ? title : `${title} (${id})`.trim()] as const
  })
  const names = new Map(named)
  const ids = new Map(named.map(([id, name]) => [fold(name), id]))
  return { nameOf: id => names.get(id), idOf: name => ids.get(fold(name)) }
}
