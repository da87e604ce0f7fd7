import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './support/house/houseRules.ts'
import { listedInVain, withoutSource } from './support/house/testRules.ts'

/** Everything that is or would be committed. */
function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  return listed.split('\0').filter(path => path && existsSync(path))
}

describe('The house', () => {
  it('keeps its rules in every file', () => {
    const complaints = files().flatMap(path =>
      complaintsAbout(path, readFileSync(path, 'utf8')).map(why => `${path}: ${why}`),
    )
    expect(complaints).toEqual([])
  })
})

describe('Tests', () => {
  it('are named after their sources, at the mirrored place', () => {
    expect(withoutSource(files())).toEqual([])
    expect(listedInVain(files())).toEqual([])
  })
})

describe('The dependencies', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

  it('are named in exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = read('package.json')
    const versions: string[] = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('are locked for every platform, without which npm ci refuses the lockfile', () => {
    const packages: Record<string, { optionalDependencies?: Record<string, string> }> =
      read('package-lock.json').packages
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        name => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })
})

describe('The guard complains about', () => {
  it.each<[string, string, string, RegExp]>([
    [
      'a server that imports the client',
      'server/app.ts',
      `import '../client/data/engine/database.ts'`,
      /server never imports client/,
    ],
    [
      'a client that imports the server, even as a type',
      'client/ordering/menu/menu.tsx',
      `import type { App } from '../../../server/app.ts'`,
      /client never imports server/,
    ],
    [
      'a type of the server in an import()',
      'client/ordering/menu/menu.tsx',
      `type App = import('../../../server/app.ts').App`,
      /client never imports server/,
    ],
    [
      'a lazy import across the layers',
      'client/ordering/menu/menu.tsx',
      `const load = () => import('../../../server/app.ts')`,
      /client never imports server/,
    ],
    [
      'a re-export across the layers',
      'client/ordering/menu/menu.tsx',
      `export { app } from '../../../server/app.ts'; export const a = 1`,
      /client never imports server/,
    ],
    [
      'a schema that imports the client',
      'schema/base/entity.ts',
      `import '../../client/menu/menu.ts'`,
      /schema never imports client/,
    ],
    [
      'an area that imports one above it',
      'schema/catalogue/prices.ts',
      `import '../ordering/quote.ts'`,
      /the area catalogue does not stand on ordering/,
    ],
    [
      'an area of the server that reads the language of one above it',
      'server/ordering/orders/place.ts',
      `import type { Ticket } from '../../../schema/counter/boards.ts'`,
      /the area ordering does not stand on counter/,
    ],
    [
      'an area beside another',
      'client/website/map/MapSlot.tsx',
      `import '../../../schema/ordering/quote.ts'`,
      /the area website does not stand on ordering/,
    ],
    ['a worker that imports ours', 'sw/strategy.ts', `import '../schema/base/calls.ts'`, /sw never imports schema/],
    ['a worker that imports anything but workbox', 'sw/strategy.ts', `import 'rxjs'`, /workbox only/],
    ['a schema that imports a library', 'schema/base/fields.ts', `import 'rxjs'`, /zod and date-fns only/],
    ['a schema that imports Node', 'schema/base/fields.ts', `import 'node:fs'`, /zod and date-fns only/],
    ['a rule that imports zod', 'schema/ordering/slots.ts', `import { z } from 'zod'`, /zod as a type only/],
    [
      'a slice that imports a slice',
      'client/ordering/menu/menu.tsx',
      `import '../cart/cart.machine.ts'`,
      /ordering\/menu never imports ordering\/cart/,
    ],
    [
      'a slice that imports the ordering page, which joins it with others',
      'client/ordering/menu/menu.tsx',
      `import '../page/StorePage.tsx'`,
      /ordering\/menu never imports ordering\/page/,
    ],
    [
      'a slice that imports a surface',
      'client/ordering/menu/menu.tsx',
      `import '../../surfaces/shop/routes.tsx'`,
      /only a surface composes/,
    ],
    [
      'a surface that imports a surface',
      'client/surfaces/shop/main.tsx',
      `import '../office/routes.tsx'`,
      /the surface shop never imports the surface office/,
    ],
    [
      'a page of the shop that imports the kiosk',
      'client/surfaces/shop/routes/checkout.tsx',
      `const kiosk = () => import('../../kiosk/openKiosk.tsx')`,
      /the surface shop never imports the surface kiosk/,
    ],
    [
      'data that imports a slice',
      'client/data/sync.ts',
      `import '../ordering/cart/texts.ts'`,
      /data never imports ordering\/cart/,
    ],
    ['ui that imports data', 'client/ui/Button.tsx', `import '../data/live.ts'`, /ui never imports data/],
    [
      'ui that knows an entity',
      'client/ui/Money.tsx',
      `import type { Product } from '../../schema/catalogue/product.ts'`,
      /ui knows no entity/,
    ],
    ['a device that imports data', 'client/device/online.ts', `import '../data/sync.ts'`, /device never imports data/],
    [
      'rxdb outside of data',
      'client/ordering/cart/cart.effects.ts',
      `import { addRxPlugin } from 'rxdb/plugins/core'`,
      /only client\/data\/ imports rxdb/,
    ],
    [
      'dexie outside of data',
      'client/device/storage/storage.ts',
      `import 'dexie'`,
      /only client\/data\/ imports dexie/,
    ],
    [
      'drizzle outside of storage',
      'server/ordering/orders/routes.ts',
      `import { sql } from 'drizzle-orm'`,
      /only server\/base\/storage\/ imports drizzle-orm/,
    ],
    [
      'the database driver outside of storage',
      'server/main.ts',
      `import type D from 'better-sqlite3'`,
      /only server\/base\/storage\/ imports better-sqlite3/,
    ],
    [
      'a machine that imports its effects',
      'client/ordering/cart/cart.machine.ts',
      `import { load } from './cart.effects.ts'`,
      /a machine imports xstate and schema only/,
    ],
    [
      'a machine that imports react',
      'client/ordering/cart/cart.machine.ts',
      `import 'react'`,
      /a machine imports xstate and schema only/,
    ],
    ['Node in a browser', 'client/data/sync.ts', `import 'node:crypto'`, /no Node in a browser/],
    [
      'an import nobody can read ahead',
      'client/data/sync.ts',
      'export const load = (name: string) => import(name)',
      /nobody can read ahead/,
    ],
    ['a relative import without its extension', 'server/app.ts', `import './routes'`, /with the extension/],
    [
      'navigator in a slice',
      'client/ordering/menu/menu.tsx',
      'export const on = () => navigator.onLine',
      /navigator: only client\/device/,
    ],
    [
      'window.navigator in a slice',
      'client/ordering/menu/menu.tsx',
      'export const on = () => window.navigator.onLine',
      /window.navigator: only client\/device/,
    ],
    ['localStorage in data', 'client/data/sync.ts', `localStorage.getItem('x')`, /localStorage: only client\/device/],
    [
      'sessionStorage in a surface',
      'client/surfaces/shop/main.tsx',
      'const { length } = sessionStorage',
      /sessionStorage: only client\/device/,
    ],
    ['indexedDB in data', 'client/data/sync.ts', 'globalThis.indexedDB.databases()', /indexedDB: only client\/device/],
    [
      'a window event in a slice',
      'client/ordering/menu/menu.tsx',
      `window.addEventListener('online', go)`,
      /window.addEventListener: only client\/device/,
    ],
    [
      'a document event in ui',
      'client/ui/Sheet.tsx',
      `document.addEventListener('keydown', go)`,
      /document.addEventListener: only client\/device/,
    ],
    ['matchMedia in ui', 'client/ui/Sheet.tsx', `matchMedia('(min-width: 720px)')`, /matchMedia: only client\/device/],
    ['an index file', 'client/ui/index.ts', 'export const a = 1', /no barrels/],
    ['a barrel by another name', 'client/ui/all.ts', `export * from './Button.tsx'`, /no barrels/],
    ['styles in a slice of the counter', 'client/counter/kitchen/ticket.css', '', /looks stand in the components/],
    ['a folder named utils', 'client/utils/date.ts', 'export const a = 1', /utils says nothing/],
    ['a file named helpers', 'tests/support/helpers.ts', 'export const a = 1', /helpers.ts says nothing/],
    ['a file of more than 300 lines', 'server/app.ts', 'export const a = 1\n'.repeat(301), /301 lines, at most 300/],
    ['a stray file at the top', 'notes.md', '', /does not belong at the top level/],
    ['a folder that is no area', 'server/staff/routes.ts', 'export const a = 1', /server\/staff is no area/],
  ])('%s', (_title, path, text, complaint) => {
    expect(complaintsAbout(path, text).join('\n')).toMatch(complaint)
  })
})

describe('The guard lets pass', () => {
  it.each<[string, string, string]>([
    ['a type of zod in a rule', 'schema/ordering/slots.ts', `import type { z } from 'zod'`],
    ['inline types of zod in a rule', 'schema/ordering/slots.ts', `import { type z } from 'zod'`],
    ['an area that imports one below it', 'schema/ordering/quote.ts', `import '../catalogue/prices.ts'`],
    [
      'storage, which keeps what every area says',
      'server/base/storage/statements/ordering/orders.ts',
      `import '../../../schema/ordering/cart.ts'`,
    ],
    [
      'schema in the client',
      'client/ordering/menu/menu.tsx',
      `import { slots } from '../../../schema/ordering/slots.ts'`,
    ],
    ['rxdb in data', 'client/data/sync.ts', `import { replicateRxCollection } from 'rxdb/plugins/replication'`],
    ['drizzle in storage', 'server/base/storage/sqlite.ts', `import { sql } from 'drizzle-orm'`],
    ['the settings in the server', 'server/main.ts', `import settings from '../hono.config.ts'`],
    [
      'device, data and ui in a slice',
      'client/ordering/cart/cart.effects.ts',
      `import '../../device/online.ts'; import '../../data/live.ts'; import '../../ui/Button.tsx'`,
    ],
    [
      'slices in a surface',
      'client/surfaces/shop/routes.tsx',
      `import '../../ordering/cart/cart.tsx'; import './theme.css'`,
    ],
    [
      'the slices of its area in the ordering page',
      'client/ordering/page/StorePage.tsx',
      `import '../cart/CartPanel.tsx'; import '../menu/StoreHead.tsx'`,
    ],
    [
      'the type of an effect in its machine',
      'client/ordering/cart/cart.machine.ts',
      `import type { Line } from './line.ts'; import { setup } from 'xstate'`,
    ],
    [
      'a property that is named like an effect',
      'client/ordering/menu/menu.tsx',
      'const a = { matchMedia: 1, navigator() {} }; a.matchMedia; type T = { navigator: string }',
    ],
    ['mounting the app', 'client/surfaces/shop/main.tsx', `document.getElementById('app')`],
    ['navigator in device', 'client/device/online.ts', 'navigator.onLine'],
    [
      'words in comments and strings',
      'client/ordering/menu/menu.tsx',
      `// navigator import 'rxdb'\nconst a = "import x from 'rxdb'; navigator"`,
    ],
    ['the one barrel', 'schema/index.ts', `export * from './entity.ts'`],
    ['a file of 300 lines', 'server/app.ts', 'export const a = 1\n'.repeat(300)],
  ])('%s', (_title, path, text) => {
    expect(complaintsAbout(path, text)).toEqual([])
  })
})
