import type { Linked } from './linked.ts'

/** Dependencies no source imports, though a source would have to: what only configuration or styles name is told in `elsewhere`. */
export function deadDependencies(
  declared: Readonly<Record<string, string>>,
  files: readonly Pick<Linked, 'packages'>[],
  elsewhere: Readonly<Record<string, string>>,
): string[] {
  const imported = new Set(files.flatMap(({ packages }) => packages.map(packageOf)))
  return Object.keys(declared).filter(name => !imported.has(name) && !(name in elsewhere))
}

function packageOf(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1
  return specifier.split('/').slice(0, depth).join('/')
}
