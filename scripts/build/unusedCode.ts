import type { Plugin } from 'vite'

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
  // RxDB asks whether one document matches; what sorts and shapes whole results is its storages' own.
  { file: '/rxdb/dist/esm/rx-query-mingo.js', from: /pipeline: {\s*\$sort,\s*\$project\s*}/, to: 'pipeline: {}' },
  // Every browser this is built for has channels of its own between its pages.
  {
    file: '/broadcast-channel/dist/esbrowser/method-chooser.js',
    from: /^[^]*$/,
    to: "import { NativeMethod } from './methods/native.js'\nexport const chooseMethod = () => NativeMethod\n",
  },
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
