import { join } from 'node:path'
import type { Plugin } from 'vite'
import { here } from './files.ts'

const matching = JSON.stringify(join(here, 'client/data/engine/matching.ts'))

interface Cut {
  /** What the path of the module ends with. */
  readonly file: string
  readonly from: RegExp
  readonly to: string
}

/** What packages bring along and nobody here ever uses: every device would fetch and read it before its first list. */
const cuts: readonly Cut[] = [
  // The storage of RxDB advertises its paid siblings in the console of everybody who uses it: it is for what goes wrong.
  {
    file: '/rxdb/dist/esm/plugins/storage-dexie/rx-storage-instance-dexie.js',
    from: /!shownNonPremiumLog && !\(await hasPremiumFlag\(\)\)/,
    to: 'false',
  },
  // RxDB brings a whole language of queries for asking whether one document matches and which of two comes first.
  {
    file: '/rxdb/dist/esm/rx-query-mingo.js',
    from: /^[^]*$/,
    to: `export { matching as getMingoQuery } from ${matching}\n`,
  },
  {
    file: '/rxdb/dist/esm/rx-query-helper.js',
    from: /import { compare as mingoSortComparator } from 'mingo\/util';/,
    to: `import { compared as mingoSortComparator } from ${matching};`,
  },
  // Nothing that is watched here is more than one document, which is read anew as quickly as a change is worked out.
  {
    file: '/rxdb/dist/esm/event-reduce.js',
    from: /import { calculateActionName, runAction } from 'event-reduce-js';/,
    to: '',
  },
  {
    file: '/rxdb/dist/esm/event-reduce.js',
    from: /export function calculateNewResults\([^]*$/,
    to: 'export const calculateNewResults = () => ({ runFullQueryAgain: true })\n',
  },
  // What is changed here is sent by a loop of our own: nothing that is replicated is ever looked through for what to send, and
  // no index has to know when each document was written.
  {
    file: '/rxdb/dist/esm/replication-protocol/index.js',
    from: /^ {2}startReplicationUpstream\(state\);$/m,
    to: '  state.events.active.up.next(false);\n  state.firstSyncDone.up.next(true);',
  },
  {
    file: '/rxdb/dist/esm/plugins/storage-dexie/dexie-helper.js',
    from: /^ {2}parts\.push\(\['_meta\.lwt', primaryKey\]\);$/m,
    to: '',
  },
  {
    file: '/rxdb/dist/esm/plugins/storage-dexie/dexie-helper.js',
    from: /^ {2}parts\.push\(\['_meta\.lwt'\]\);$/m,
    to: '',
  },
  // No name of a field begins with a pipe, which the database of browsers would not take: each document was copied through and
  // through to look for one, when it is laid down and when it is read.
  { file: '/rxdb/dist/esm/plugins/storage-dexie/dexie-helper.js', from: /^ {2}d = from\w+Field\(d\);$/gm, to: '' },
  // Every browser this is built for has channels of its own between its pages.
  {
    file: '/broadcast-channel/dist/esbrowser/method-chooser.js',
    from: /^[^]*$/,
    to: "import { NativeMethod } from './methods/native.js'\nexport const chooseMethod = () => NativeMethod\n",
  },
  // No address here pretends to be another one, lies below a path of its own or moves in with a transition of the router's.
  { file: router('router'), from: /this\.options\.routeMasks\)/g, to: 'false)' },
  { file: router('router'), from: /if \(opts\.mask\)/, to: 'if (false)' },
  { file: router('router'), from: /if \(maskedLocation\)/, to: 'if (false)' },
  { file: router('router'), from: /if \(__tempLocation && /, to: 'if (false && ' },
  { file: router('router'), from: /if \(shouldViewTransition && /, to: 'if (false && ' },
  {
    file: router('router'),
    from: /nextBasepath !== "\/" && trimPath\(nextBasepath\) \? rewriteBasepath\([^)]*\) : /,
    to: '',
  },
  { file: router('router'), from: /if \(this\.rewrite\)/, to: 'if (false)' },
  { file: router('rewrite'), from: /const res = rewrite\?\.(?:in|out)put\?\.\({ url }\);/g, to: 'const res = null;' },
  // Titles, descriptions and scripts of pages come from elsewhere.
  { file: router('load-client'), from: /routeOptions\.head \|\| routeOptions\.scripts/, to: 'false' },
  // Shapes are never told as JSON Schema.
  { file: zod('schemas'), from: /^\s*inst\._zod\.processJSONSchema = .*$/gm, to: '' },
  {
    file: zod('schemas'),
    from: /jsonSchema: {\s*(?:(?:in|out)put: createStandardJSONSchemaMethod\(.*\),\s*){2}},/,
    to: '',
  },
  { file: zod('schemas'), from: /toJSONSchema\(params\) {\s*return .*;\s*},/, to: '' },
  // A problem is told by its code, in German: nobody is shown what the package says in English.
  { file: zod('schemas'), from: /core\.config\(en\(\)\);/, to: ';' },
  // What is checked came as JSON: it never leads back to itself.
  { file: zod('schemas'), from: /core\.config\({ memoizer: core\.memoizer\(\) }\);/, to: ';' },
]

function router(name: string): string {
  return `/@tanstack/router-core/dist/esm/${name}.js`
}

function zod(name: string): string {
  return `/zod/v4/classic/${name}.js`
}

/** Leaves the unused out of what is built. Where a new version says it in another way the build ends here. */
export function unusedCode(): Plugin {
  const found = new Set<Cut>()
  return {
    name: 'unused-code',
    apply: 'build',
    transform(code, id) {
      const path = id.replaceAll('\\', '/')
      const here = cuts.filter(({ file }) => path.endsWith(file))
      if (here.length === 0) return undefined
      const cut = here.reduce((text, each) => {
        if (text.search(each.from) >= 0) found.add(each)
        return text.replace(each.from, each.to)
      }, code)
      return { code: cut, map: null }
    },
    buildEnd(error) {
      const missed = cuts.find(each => !found.has(each))
      if (!error && missed && this.environment.name === 'client')
        throw new Error(`${missed.file} says in another way than this build knows what nobody uses of it.`)
    },
  }
}
