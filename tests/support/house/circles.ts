import type { Linked } from './linked.ts'

/** Files that import each other around a circle, by types too: one list of files for each knot. */
export function circlesIn(files: readonly Pick<Linked, 'path' | 'imports'>[]): string[][] {
  const targets = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const reachable = new Map([...targets.keys()].map(path => [path, reachedFrom(path, targets)]))
  const knots = new Map<string, string[]>()
  for (const [path, reached] of reachable) {
    if (!reached.has(path)) continue
    const knot = [path, ...[...reached].filter(other => other !== path && reachable.get(other)?.has(path))].toSorted()
    knots.set(knot.join(), knot)
  }
  return [...knots.values()]
}

function reachedFrom(path: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(targets.get(path))
  for (const next of reached) for (const target of targets.get(next) ?? []) reached.add(target)
  return reached
}
