interface Edge {
  readonly casts: number
  readonly because: string
}

/** Edges at which a type has to be claimed, because whoever is behind them has none. Forty casts at most, and each with its reason. */
export const edges: Readonly<Record<string, Edge>> = {
  'client/counter/kiosk/kioskOrder.ts': {
    casts: 1,
    because: 'choices are read-only on the device and plain in a call',
  },
  'client/data/account/ownAccount.ts': { casts: 1, because: 'JSON this device wrote into its own storage' },
  'client/data/engine/http.ts': {
    casts: 1,
    because: 'the answer to a call is of the type its call declares; the server is checked against the same value',
  },
  'client/data/shop/catalogue.ts': {
    casts: 1,
    because: 'a shelf holds what the server publishes under the type it is asked for by',
  },
  'client/office/shell/session.ts': { casts: 1, because: 'JSON this office wrote into its own storage' },
  'schema/base/entity.ts': {
    casts: 5,
    because: 'the generic path takes any body; `entity` has just checked it against the shape',
  },
  'schema/base/keys.ts': { casts: 2, because: 'Object.keys and fromEntries forget what the keys of a table are' },
  'schema/base/zonedTime.ts': { casts: 1, because: 'a rest of seven, plus one, is a weekday' },
  'schema/index.ts': { casts: 2, because: 'the register hands on entities of different shapes as one list' },
  'schema/ordering/obstacles.ts': { casts: 1, because: 'a sentence takes the values its own code names' },
  'scripts/demo-pictures/chance.ts': { casts: 1, because: 'a place within the list' },
  'scripts/demo-pictures/sprites.ts': { casts: 2, because: 'a stream of bytes, and JSON of a package' },
  'server/base/documents/bulkDocs.ts': {
    casts: 1,
    because: 'a database that is neither public nor live is an audience',
  },
  'server/base/documents/write.ts': { casts: 1, because: 'what a shape lets pass is a body' },
  'server/base/http/answer.ts': {
    casts: 1,
    because: 'the body of an answer is wider here than in the types of the platform',
  },
  'server/base/http/addresses.ts': { casts: 2, because: 'Node gives one callback two forms' },
  'server/base/storage/json.ts': { casts: 1, because: 'the text of a value carries its type' },
  'server/base/storage/onDemand.ts': { casts: 1, because: 'the properties have just been defined, one for each maker' },
  'server/base/storage/statements/placeholders.ts': {
    casts: 2,
    because: 'an object built from the names of columns has those names',
  },
  'server/counter/printing/jobView.ts': { casts: 1, because: 'print jobs know only the states of printing' },
  'server/messages/push/pusher.ts': { casts: 2, because: 'the types of web-push say less than it does' },
  'server/ordering/orders/changedItem.ts': {
    casts: 1,
    because: 'choices as a call gives them are looked at for files only',
  },
  'server/ordering/payments/setup.ts': { casts: 1, because: 'Hono hands on the arguments of its runtime' },
  'server/website/rendering/pages.ts': {
    casts: 1,
    because: 'the build’s render function is not there when types are checked',
  },
}

/** Exports a program outside of the sources asks for by name: `path: name`, and who. */
export const named: Readonly<Record<string, string>> = {
  'vite.config.ts: default': 'Vite',
  'client/device/page/lazyParts.ts: loadPart': 'the build, around every import()',
  'client/data/engine/matching.ts: compared': 'the build, instead of what RxDB brings',
  'client/data/engine/matching.ts: matching': 'the build, instead of what RxDB brings',
  'tests/vitest.config.ts: default': 'Vitest',
  'tests/browser/playwright.config.ts: default': 'Playwright',
  'tests/browser/demoFolder.ts: default': 'Playwright, before all tests',
  'scripts/fonts/subset-font.d.ts: default': 'the compiler, for a package without types',
  'schema/website/file.ts: LibraryFile': 'the demo club',
  'schema/website/site.ts: SiteContent': 'the editor of pages',
}

/** Places that stand twice on purpose: `a.ts and b.ts`, and why. */
export const twice: Readonly<Record<string, string>> = {
  'schema/business/department.ts and schema/counter/device.ts':
    'two nouns of a branch that are kept, seen and named alike today and need not tomorrow',
}
