// What a guest's phone loads before the shop's first paint, what of it a page has that is only read, and what the office loads
// from signing in to a list and a form. `node scripts/first-bytes.mjs` prints all and fails when one is too much;
// tests/scripts/first-bytes.test.ts asks the same functions.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './project.mjs'

/** Bytes of gzipped JavaScript: a tenth more than framework, router and machine library alone (106.5 kB). */
export const limit = 117_150

/** Bytes of gzipped JavaScript that a page has before it is read: of one on which nothing is ordered. */
export const readingLimit = 60_000

/** Bytes of JavaScript and styles, as packed by the build (Brotli). */
export const officeLimit = 400_000

/** The pages of somebody who signs in, looks at the first page, opens the list of products and one of them. */
const toTheForm = [
  'surfaces/office/index.html',
  'surfaces/office/SignedIn.tsx',
  'data/boards/boardSteps.ts',
  'office/overview/Overview.tsx',
  // Lists and forms.
  'records',
  'office/catalogue/product/productParts.ts',
]

/** Files the worker keeps for guests: each is a request, a place in its cache and 7 ms of the processor on a first visit. */
export const keptLimit = 64

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

/** Stand in the page itself: taps are held, and the program begins after the paint. */
const IN_PAGE = ['build/early-taps.js', 'build/late-start.js']

/** @typedef {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} Manifest */
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
  const files = [...IN_PAGE, ...modules].map(file => ({ file, gzip: gzipSync(readFileSync(join(web, file))).length }))
  const total = files.reduce((sum, { gzip }) => sum + gzip, 0)
  return { files, total, intruders: intrudersIn(modules.flatMap(file => origins[file] ?? [`${file}: unknown`])) }
}

/**
 * Measures what a page that is only read has before its first paint, in the built dist/web.
 * @param {string} [web]
 */
export function readingBytes(web = join(root, 'dist/web')) {
  return IN_PAGE.reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0)
}

/**
 * Measures what the office has loaded once a product is open in its form, in the built dist/web.
 * @param {string} [web]
 * @returns {{ files: { file: string, brotli: number }[], total: number }}
 */
export function officeBytes(web = join(root, 'dist/web')) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const keys = Object.keys(manifest).filter(
    key => toTheForm.includes(key) || toTheForm.includes(manifest[key]?.name ?? ''),
  )
  if (keys.length < toTheForm.length) throw new Error(`The build has only ${keys.join(', ')}.`)
  const modules = new Set(keys.flatMap(key => staticFiles(manifest, key)))
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) => (modules.has(file) ? css : []))
  const files = [...modules, ...new Set(styles)].map(file => ({ file, brotli: statSync(join(web, `${file}.br`)).size }))
  return { files, total: files.reduce((sum, { brotli }) => sum + brotli, 0) }
}

/**
 * Parts of the shop that bring what reads Markdown along, in the built dist/web: its routes, and what several of them share.
 * Only legal texts need it, and running it once costs a slow phone more than the page it stands in the way of.
 * @param {string} [web]
 */
export function partsWithMarkdown(web = join(root, 'dist/web')) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const origins = JSON.parse(readFileSync(join(web, '.vite/origins.json'), 'utf8'))
  return markdownIn(manifest, origins)
}

/**
 * What the worker keeps on every guest's device from the first visit on, in the built dist/web, and the modules in it that
 * only staff open.
 * @param {string} [web]
 * @returns {{ files: string[], intruders: string[] }}
 */
export function keptFiles(web = join(root, 'dist/web')) {
  const origins = JSON.parse(readFileSync(join(web, '.vite/origins.json'), 'utf8'))
  const worker = readFileSync(join(web, 'build/service-worker.js'), 'utf8')
  const files = [...worker.matchAll(/url:\s*[`"']\/([^`"']+)/g)].map(([, file = '']) => file)
  const intruders = files
    .flatMap(file => origins[file] ?? [])
    .filter(origin => /^client\/(data\/)?office\//.test(origin))
  return { files, intruders }
}

/**
 * @param {Manifest} manifest
 * @param {Record<string, string[]>} origins
 */
export function markdownIn(manifest, origins) {
  return Object.entries(manifest).flatMap(([key, { name = '' }]) => {
    const isOfEvery = key.startsWith('surfaces/shop/routes/') || ['common', 'kit'].includes(name)
    return isOfEvery && staticFiles(manifest, key).some(file => origins[file]?.includes('markdown-it')) ? [key] : []
  })
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
  const reading = readingBytes()
  process.stdout.write(
    `${String(reading).padStart(8)}  bytes gzip of it where nothing is ordered, limit ${readingLimit}\n`,
  )
  const office = officeBytes()
  process.stdout.write(
    `${String(office.total).padStart(8)}  bytes Brotli of the office up to a form, limit ${officeLimit}\n`,
  )
  const kept = keptFiles().files.length
  process.stdout.write(`${String(kept).padStart(8)}  files kept on every guest's device, limit ${keptLimit}\n`)
  process.exit(
    total > limit || intruders.length || reading > readingLimit || office.total > officeLimit || kept > keptLimit
      ? 1
      : 0,
  )
}
