import { dirname, join } from 'node:path'

/** What a build tells of a module. */
interface ModuleInfo {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** Ids of other modules that one leads to. */
export type Ways = (id: string) => readonly string[]

/** The ways of a build: `imports` comes with a module at once, `parts` when it is asked for. */
export function waysOf(infoOf: (id: string) => ModuleInfo | null): { readonly imports: Ways; readonly parts: Ways } {
  const filesOf = new Map<string, ReadonlyMap<string, string>>()
  const imports: Ways = id => {
    const { code, importedIds } = infoOf(id) ?? { code: null, importedIds: [] }
    return importedIds.flatMap(imported => {
      const [, library] = manyParts.exec(imported) ?? []
      if (library === undefined) return [imported]
      const files = filesOf.get(imported) ?? filesByName(imported, infoOf(imported)?.code ?? '')
      filesOf.set(imported, files)
      return namesFrom(code ?? '', library).flatMap(name => files.get(name) ?? [])
    })
  }
  return { imports, parts: id => infoOf(id)?.dynamicallyImportedIds ?? [] }
}

/** Everything there is a way to, the beginnings included. */
export function reached(from: readonly string[], next: Ways): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const each of next(id)) found.add(each)
  return found
}

/** Libraries whose entry hands on every part there is: what a module needs of them are the parts it names. */
const manyParts =
  /node_modules\/(lucide-react|react-aria-components|@tanstack\/react-router)\/dist\/(?:(?:esm\/lucide-react|exports\/index)\.mjs|esm\/index\.js)$/

/** `import { Check, X as Close } from 'lucide-react'` names Check and X. */
function namesFrom(code: string, library: string): readonly string[] {
  const lists = code.matchAll(new RegExp(`import\\s*{([^}]*)}\\s*from\\s*["']${library}["']`, 'g'))
  return [...lists].flatMap(([, list = '']) => list.split(',').map(name => name.trim().split(/\s+as\s+/)[0] ?? ''))
}

/** The file of every name that the entry of a library hands on, at once or after it imported it under another name. */
function filesByName(entry: string, code: string): ReadonlyMap<string, string> {
  const imported = new Map<string, string>()
  const exported = new Map<string, string>()
  for (const [, kind, list = '', from] of code.matchAll(/(import|export)\s*{([^}]*)}(?:\s*from\s*["']([^"']+)["'])?/g))
    for (const pair of list.split(',')) {
      const [name = '', alias = name] = pair.trim().split(/\s+as\s+/)
      const file = from === undefined ? imported.get(name) : join(dirname(entry), from)
      if (file !== undefined) (kind === 'import' ? imported : exported).set(alias, file)
    }
  return exported
}
