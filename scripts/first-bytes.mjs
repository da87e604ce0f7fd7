// What a guest's phone loads before the shop's first paint. `node scripts/first-bytes.mjs` prints it and fails when it is
// too much; tests/scripts/first-bytes.test.ts asks the same function.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './project.mjs'

/** Bytes of gzipped JavaScript: a tenth more than framework, router and machine library alone (106.5 kB). */
export const limit = 117_150

/** Packages and folders that come after the first paint, or never to a guest. */
const later = [
  'rxdb',
  'dexie',
  'zod',
  'client/office/',
  'client/surfaces/office/',
  'client/surfaces/kiosk/',
  'client/counter/',
]

/** Stands in the page itself. */
const EARLY = 'build/early-taps.js'

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */
/** @typedef {{ files: { file: string, gzip: number }[], total: number, intruders: string[] }} FirstBytes */

/**
 * Measures what stands in the page itself, the shop's entry and everything that imports statically, in the built dist/web.
 * @param {string} [web]
 * @returns {FirstBytes}
 */
export function firstBytes(web = join(root, 'dist/web')) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const origins = JSON.parse(readFileSync(join(web, '.vite/origins.json'), 'utf8'))
  const modules = staticFiles(manifest, 'index.html')
  const files = [EARLY, ...modules].map(file => ({ file, gzip: gzipSync(readFileSync(join(web, file))).length }))
  const total = files.reduce((sum, { gzip }) => sum + gzip, 0)
  return { files, total, intruders: intrudersIn(modules.flatMap(file => origins[file] ?? [`${file}: unknown`])) }
}

/**
 * @param {string[]} origins
 * @returns {string[]}
 */
export function intrudersIn(origins) {
  return origins.filter(origin =>
    later.some(
      name => (name.endsWith('/') ? origin.startsWith(name) : origin === name) || origin.endsWith(': unknown'),
    ),
  )
}

/**
 * The entry's file and those it imports statically, each once; lazily imported ones are left out.
 * @param {Manifest} manifest
 * @param {string} entry
 */
export function staticFiles(manifest, entry) {
  const keys = new Set([entry])
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next)
  return [...keys].map(key => manifest[key]?.file ?? `${key}: not in the manifest`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, total, intruders } = firstBytes()
  for (const { file, gzip } of files) process.stdout.write(`${String(gzip).padStart(8)}  ${file}\n`)
  process.stdout.write(`${String(total).padStart(8)}  bytes gzip of JavaScript before first paint, limit ${limit}\n`)
  if (intruders.length) process.stdout.write(`Not before first paint: ${intruders.join(', ')}\n`)
  process.exit(total > limit || intruders.length ? 1 : 0)
}
