import { join } from 'node:path'
import type { Plugin } from 'vite'
import { here } from './files.ts'
import { reached, type Ways, waysOf } from './moduleGraph.ts'
import { byOccasion } from './occasions.ts'
import { smallParts } from './smallParts.ts'

const inClient = (path: string) => join(here, 'client', path)
const shop = inClient('surfaces/shop/main.tsx')
const boards = inClient('surfaces/boards/main.tsx')
const terminal = inClient('surfaces/terminal/main.tsx')
const account = inClient('surfaces/account/main.tsx')
const signage = inClient('surfaces/signage/main.tsx')
const office = inClient('surfaces/office/main.tsx')
const signedIn = inClient('surfaces/office/SignedIn.tsx')
/** What is begun with while the rest of it is still being read. */
const opening = inClient('surfaces/office/opening.ts')
const records = ['office/list/EntityList.tsx', 'office/form/EntityForm.tsx'].map(inClient)
/** What is opened on the way to a product. */
const onTheWay = ['office/overview/Overview.tsx', 'office/catalogue/product/productParts.ts'].map(inClient)
/** What takes over a page that the server drew. */
const takingOver = [
  'website/head/applyHead.ts',
  'ordering/page/offline/OfflineBar.tsx',
  'surfaces/shop/routes/home.tsx',
  'surfaces/shop/routes/site.tsx',
].map(inClient)
/** What the device has of the business, and what it sends. */
const onTheDevice = ['data/shop/publicReplica.ts', 'data/thisDevice.ts'].map(inClient)
/** Steps on orders, which the office opens as soon as somebody is signed in. */
const steps = inClient('data/boards/boardSteps.ts')

const framework = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//
const machines = /node_modules\/(xstate|@xstate)\//
/** What all that is kept on a device stands on, without the databases themselves. */
const engine =
  /\/client\/data\/(engine\/(live|waiter|world|isReachable|shelf|backoff|envelope|hash|http|packedBodies|sheaves)|sync\/fetchSnapshot)\.ts$/
const database = /node_modules\/|\/client\/data\//
/** Deeds of working time, which no guest has. */
const clockDeeds = /\/client\/data\/outbox\/(clock|own)/
/** What a screen of the business is told to do. */
const screens = /\/client\/(counter\/commands|device\/(deviceLog|media\/wakeLock))|\/schema\/counter\/deviceCommands/
const shapes = /node_modules\/zod\/|\/schema\//
/** Waits until somebody needs it, wherever it belongs. */
const large = /node_modules\/(rxdb|dexie|markdown-it)\//
/** What only staff and kiosks open in the shop. */
const notForGuests = /\/surfaces\/shop\/(showKiosk|chrome\/Staff)|\/data\/outbox\/(clock|own)/
const icons = /node_modules\/lucide-react\//
const kit =
  /\/client\/(ui|device|website\/(head|navigation))\/|\/shop\/(chrome\/SiteHeader|website\/useFollow)|node_modules\/lucide-react\//
// Only legal texts are written in Markdown: nobody else fetches what reads it.
const markdown =
  /\/client\/ui\/(markdown\/|richText\/Written)|node_modules\/(markdown-it|entities|linkify-it|mdurl|punycode\.js|uc\.micro)\//

/**
 * What the shop's first paint needs comes in two files instead of forty: the framework, which the office shares and which
 * seldom changes, and our own part. What several of its later parts need comes in few more, one of them for what the office
 * needs as well, and what is opened on one occasion stands together. The office's own part comes in three: what it knows of
 * the business, what is there once somebody is signed in, and what lists and forms need; what else it asks for stands
 * together where it is small. Small files compress badly, and a phone pays for every request.
 */
export function fewFiles() {
  let uses = usesIn(
    waysOf(() => null),
    () => 0,
  )
  const plugin: Plugin = {
    name: 'few-files',
    buildEnd() {
      uses = usesIn(
        waysOf(id => this.getModuleInfo(id)),
        id => this.getModuleInfo(id)?.code?.length ?? 0,
      )
    },
  }
  const isShared = (id: string, kind: RegExp) => uses.shared.has(id) && kind.test(id)
  const isMarkdown = (id: string) => isShared(id, markdown)
  const isKit = (id: string) =>
    isShared(id, kit) || (uses.shared.has(id) && (uses.rules.has(id) || uses.takingOver.has(id)))
  // A piece of the kit is too small for a file of its own.
  const isCommon = (id: string) => (isKit(id) && uses.office.has(id)) || uses.pieces.has(id)
  return {
    plugin,
    groups: [
      { name: 'framework', test: (id: string) => uses.first.has(id) && framework.test(id), priority: 4 },
      { name: 'first', test: (id: string) => uses.first.has(id) && id !== shop && !isStyle(id), priority: 3 },
      { name: 'machines', test: (id: string) => isShared(id, machines), priority: 2 },
      // Texts of the editor are read without it.
      { name: 'markdown', test: isMarkdown, priority: 2, includeDependenciesRecursively: false },
      { name: 'common', test: isCommon, priority: 2 },
      { name: 'kit', test: isKit, priority: 1 },
      { name: 'engine', test: (id: string) => engine.test(id), priority: 1 },
      { name: 'clock', test: clockDeeds, priority: 1, includeDependenciesRecursively: false },
      { name: 'screens', test: screens, priority: 1, includeDependenciesRecursively: false },
      { name: 'database', test: (id: string) => uses.database.has(id), includeDependenciesRecursively: false },
      { name: 'shapes', test: (id: string) => uses.shapes.has(id), includeDependenciesRecursively: false },
      {
        name: (id: string) => uses.later.get(id) ?? null,
        debugName: 'the shop after its first paint',
        includeDependenciesRecursively: false,
      },
      // What other surfaces need as well is no part of these three.
      { name: 'business', test: (id: string) => uses.begun.has(id), includeDependenciesRecursively: false },
      { name: 'desk', test: (id: string) => uses.desk.has(id), includeDependenciesRecursively: false },
      { name: 'records', test: (id: string) => uses.records.has(id), includeDependenciesRecursively: false },
      {
        name: (id: string) => uses.small.get(id) ?? null,
        debugName: 'small parts',
        includeDependenciesRecursively: false,
      },
    ],
  }
}

const isForGuests = (id: string) => !notForGuests.test(id)
const isStyle = (id: string) => id.endsWith('.css')
/** An icon is a line of ours; what else comes from a library is as large as it is. */
const isOurs = (id: string) => !id.includes('/node_modules/') || icons.test(id)

/** Which modules are needed by what. */
function usesIn({ imports, parts }: { readonly imports: Ways; readonly parts: Ways }, sizeOf: (id: string) => number) {
  const everything: Ways = id => [...imports(id), ...parts(id)]
  const ofShop = reached([shop], everything)
  const ofOffice = reached([office], everything)
  const elsewhere = reached([shop, boards, terminal, signage, account], everything)
  /** Staff who sign out in the shop take the office's data off the device by its own means. */
  const isForOthers = reached([shop, boards, terminal, signage, account], id => everything(id).filter(isForGuests))
  const entry = reached([office], imports)
  const desk = reached([signedIn], imports)
  const begun = reached([opening], imports)
  /** With lists and forms, and what is opened at once. */
  const ofDesk = reached([office, signedIn, steps, ...records], imports)
  const isOfficeOnly = (id: string) => !elsewhere.has(id) && !entry.has(id) && !isStyle(id)
  const partsOf = (ids: ReadonlySet<string>) => [...new Set([...ids].flatMap(parts))]
  const inRecords = only(reached(records, imports), id => isOfficeOnly(id) && !desk.has(id))
  const small = smallParts({
    parts: partsOf(ofOffice),
    imports,
    sizeOf,
    isLoose: id => isOfficeOnly(id) && isOurs(id) && !desk.has(id) && !inRecords.has(id) && id !== signedIn,
    pieces: 'office-pieces',
  })
  const isOnTheWay = (id: string) => small.get(id) === 'office-pieces'
  return {
    first: reached([shop], imports),
    shared: sharedBy(partsOf(ofShop), imports),
    // Shapes need zod, which no first paint waits for.
    rules: only(ofShop, id => /\/schema\//.test(id) && !reachesZod(id, imports)),
    pieces: only(ofShop, id => (icons.test(id) && ofOffice.has(id)) || (kit.test(id) && ofDesk.has(id))),
    office: new Set([...ofDesk, ...reached(onTheDevice, imports)]),
    begun: only(begun, id => !entry.has(id) && !isForOthers.has(id) && id !== opening),
    desk: only(desk, id => isOfficeOnly(id) && id !== signedIn && !begun.has(id)),
    takingOver: reached(takingOver, imports),
    ...afterPaint({ imports, parts }, ofDesk),
    records: new Set([...inRecords, ...only(reached(onTheWay, imports), isOnTheWay)]),
    small,
  }
}

/** What a guest's phone loads once the page is painted; `ofDesk` is what the office has as well. */
function afterPaint({ imports, parts }: { readonly imports: Ways; readonly parts: Ways }, ofDesk: ReadonlySet<string>) {
  const everything: Ways = id => [...imports(id), ...parts(id)]
  const first = reached([shop], imports)
  const guests = reached([shop], id => everything(id).filter(isForGuests))
  const ofGuests = only(guests, id => !first.has(id) && !isStyle(id))
  const elsewhere = reached([boards, terminal, signage, account], everything)
  const isOnlyHere = (id: string) => ofGuests.has(id) && !elsewhere.has(id) && !ofDesk.has(id)
  return {
    database: only(reached(onTheDevice, imports), id => ofGuests.has(id) && database.test(id) && !engine.test(id)),
    shapes: only(ofGuests, id => ofDesk.has(id) && shapes.test(id) && reachesZod(id, imports)),
    later: byOccasion({
      parts: [...new Set([...guests].flatMap(parts))].filter(isForGuests),
      imports,
      isLoose: id => isOnlyHere(id) && isOurs(id) && !reaches(id, large, imports),
      occasionOf,
      sharedBy: id => (reachesZod(id, imports) ? 'ordering' : 'page'),
    }),
  }
}

/** Routes have a file of their own; what is opened on them comes with all pages, with what is ordered or with its dialogs. */
function occasionOf(part: string): string | null {
  if (/\/routes\/again|\/ordering\/(page|menu|cart)\//.test(part)) return 'ordering'
  if (/\/client\/ordering\//.test(part)) return 'dialogs'
  return /\/routes\/|\/website\/(map|pages)\//.test(part) ? null : 'page'
}

const only = (ids: ReadonlySet<string>, test: (id: string) => boolean): ReadonlySet<string> =>
  new Set([...ids].filter(test))

/** What more than one of the shop's later parts needs. A guest's phone never loads the kiosk. */
function sharedBy(parts: readonly string[], imports: Ways): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const part of parts)
    for (const id of part.includes('/kiosk/') ? [] : reached([part], imports))
      if (seen.has(id)) shared.add(id)
      else seen.add(id)
  return shared
}

const reachesZod = (id: string, imports: Ways): boolean => reaches(id, /node_modules\/zod\//, imports)

const reaches = (id: string, kind: RegExp, imports: Ways): boolean =>
  [...reached([id], imports)].some(each => kind.test(each))
