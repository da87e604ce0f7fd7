import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { publicDatabaseName } from '../../client/data/engine/envelope.ts'
import { type Surface, surfaces } from '../../schema/surfaces.ts'
import { filesOf, here, readManifest, web } from './files.ts'
import { buildPlainScript } from './plainScript.ts'

/** What the office has put into the shop, which it comes from: no guest ever opens it. */
const ofStaff = ['surfaces/shop/chrome/Staff.tsx']

/** The service worker with the list of what it keeps: one plain script, because a module worker is not everywhere. */
export async function buildWorker(): Promise<void> {
  const manifest = readManifest()
  const all = Object.values<Surface>(surfaces)
  const pagesOf = (some: readonly Surface[]) => some.map(({ page }) => page)
  const kept = filesOf(manifest, pagesOf(all.filter(({ offline }) => offline === 'always')), ofStaff)
  const entriesOf = (surface: Surface) => [surface.page, ...(surface === surfaces.office ? ofStaff : [])]
  const filesOnlyOf = (surface: Surface) =>
    [...filesOf(manifest, entriesOf(surface))]
      .filter(file => !kept.has(file) && keptOffline(file))
      .map(file => `/${file}`)
  const ofWorker = all.map(surface => ({
    paths: surface.paths,
    onlineOnly: surface.onlineOnly,
    page: `/${surface.page}`,
    onDemand:
      surface.offline === 'always' ? null : { cacheName: surface.offline.cacheName, files: filesOnlyOf(surface) },
  }))
  const pages = [...all.map(({ page }) => page), ...publicFiles()]
  await buildPlainScript('sw/service-worker.ts', 'service-worker.js', {
    'process.env.NODE_ENV': 'production',
    'self.__WB_MANIFEST': [
      ...[...kept].filter(keptOffline).map(file => ({ url: `/${file}`, revision: null })),
      ...pages.map(file => ({ url: `/${file}`, revision: sha256(join(web, file)) })),
    ],
    'self.__SURFACES': ofWorker,
    'self.__CATALOGUE': publicDatabaseName,
    'self.__PROGRAM': `/${manifest[surfaces.shop.page]?.file}`,
  })
}

/** What is big (the map) or in scripts we do not write in (fonts' other alphabets) is fetched when it is needed. */
function keptOffline(file: string): boolean {
  return statSync(join(web, file)).size < 1_000_000 && !/-(cyrillic|greek|vietnamese)|mapView|maplibre/.test(file)
}

function publicFiles(): string[] {
  const folder = join(here, 'client/public')
  return existsSync(folder) ? readdirSync(folder).filter(name => /\.(svg|png|ico|webmanifest)$/.test(name)) : []
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32)
}
