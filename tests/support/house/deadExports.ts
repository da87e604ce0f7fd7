import type { Linked } from './linked.ts'

/** Names that are exported and that nobody imports: `path: name`. */
export function deadExports(files: readonly Linked[]): string[] {
  const wanted = new Map<string, Set<string>>()
  for (const { imports } of files)
    for (const { target, names } of imports) {
      const all = wanted.get(target) ?? new Set()
      for (const name of names) all.add(name)
      wanted.set(target, all)
    }
  return files.flatMap(({ path, exports }) =>
    exports.filter(name => !isWanted(wanted.get(path), name)).map(name => `${path}: ${name}`),
  )
}

const isWanted = (names: ReadonlySet<string> | undefined, name: string): boolean =>
  names !== undefined && (names.has(name) || names.has('*'))
