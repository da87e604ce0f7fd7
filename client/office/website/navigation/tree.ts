/** An entry of a tree: what tells it from all others, and what stands below it. */
export interface Entry<Self> {
  readonly key: string
  readonly children: readonly Self[]
}

/** Where an entry stands. */
export interface Place {
  /** Null at the top. */
  readonly parent: string | null
  /** Among its siblings, from 0. */
  readonly index: number
}

export interface Line<E> {
  readonly entry: E
  /** 1 at the top. */
  readonly level: number
  readonly place: Place
  readonly siblings: number
}

/** Every entry in the order in which the tree is read, parents before what stands below them. */
export function linesOf<E extends Entry<E>>(tree: readonly E[], parent: string | null = null, level = 1): Line<E>[] {
  return tree.flatMap((entry, index) => [
    { entry, level, place: { parent, index }, siblings: tree.length },
    ...linesOf(entry.children, entry.key, level + 1),
  ])
}

/** The tree with one entry changed. */
export function changed<E extends Entry<E>>(tree: readonly E[], key: string, change: (entry: E) => E): readonly E[] {
  return tree.map(entry => {
    if (entry.key === key) return change(entry)
    const children = changed(entry.children, key, change)
    return sameEntries(children, entry.children) ? entry : { ...entry, children }
  })
}

/** The tree without an entry and what stands below it. */
export function removed<E extends Entry<E>>(tree: readonly E[], key: string): readonly E[] {
  return tree
    .filter(entry => entry.key !== key)
    .map(entry => {
      const children = removed(entry.children, key)
      return sameEntries(children, entry.children) ? entry : { ...entry, children }
    })
}

/** The tree with another entry at a place; what stood there follows it. */
export function inserted<E extends Entry<E>>(tree: readonly E[], { parent, index }: Place, entry: E): readonly E[] {
  if (parent === null) return tree.toSpliced(index, 0, entry)
  return changed(tree, parent, above => ({ ...above, children: above.children.toSpliced(index, 0, entry) }))
}

/** The tree with an entry taken to a place as it is once the entry is gone; unchanged where that is within the entry. */
export function relocated<E extends Entry<E>>(tree: readonly E[], key: string, to: Place): readonly E[] {
  const line = linesOf(tree).find(({ entry }) => entry.key === key)
  if (!line || isWithin(line.entry, to.parent)) return tree
  return inserted(removed(tree, key), to, line.entry)
}

/** The places an entry can be taken to by one step; undefined where it cannot go that way. */
export function stepsOf<E extends Entry<E>>(
  tree: readonly E[],
  key: string,
): Readonly<Record<Step, Place | undefined>> {
  const lines = linesOf(tree)
  const line = lines.find(({ entry }) => entry.key === key)
  if (!line) return nowhere
  const { parent, index } = line.place
  const above = lines.find(({ place }) => place.parent === parent && place.index === index - 1)
  const over = lines.find(({ entry }) => entry.key === parent)
  return {
    first: index > 0 ? { parent, index: 0 } : undefined,
    up: index > 0 ? { parent, index: index - 1 } : undefined,
    down: index < line.siblings - 1 ? { parent, index: index + 1 } : undefined,
    last: index < line.siblings - 1 ? { parent, index: line.siblings - 1 } : undefined,
    indent: above && { parent: above.entry.key, index: above.entry.children.length },
    outdent: over && { parent: over.place.parent, index: over.place.index + 1 },
  }
}

export type Step = 'first' | 'up' | 'down' | 'last' | 'indent' | 'outdent'

/** How deep a tree is: 0 where it is empty. */
export const depthOf = <E extends Entry<E>>(tree: readonly E[]): number =>
  Math.max(0, ...linesOf(tree).map(({ level }) => level))

const nowhere = {
  first: undefined,
  up: undefined,
  down: undefined,
  last: undefined,
  indent: undefined,
  outdent: undefined,
}

const isWithin = <E extends Entry<E>>(entry: E, key: string | null): boolean =>
  key !== null && (entry.key === key || linesOf(entry.children).some(({ entry: each }) => each.key === key))

const sameEntries = <E>(one: readonly E[], other: readonly E[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index])
