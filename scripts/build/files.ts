import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** The top folder of the project. */
export const here = join(import.meta.dirname, '../..')
/** Where the build puts what browsers fetch. */
export const web = join(here, 'dist/web')

export function readManifest(): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  return manifest
}

/** Every script, style and font that the given manifest entries can ask for, lazily or at once; `without` some and what only they ask for. */
export function filesOf(manifest: Manifest, entries: readonly string[], without: readonly string[] = []): Set<string> {
  const files = new Set<string>()
  const seen = new Set(without)
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}
