/** What lets a test pass or fail by luck, and what is said about it. */
const luck: readonly (readonly [RegExp, string])[] = [
  [/\bwaitForTimeout\(|(?<!\.)\bsetTimeout\(|timers\/promises/, 'a test waits for what becomes true and never sleeps'],
  [/networkidle/, 'a quiet network says nothing: a test waits for what becomes true'],
  [
    /\.(\w*click|tap|\w*check\w*|fill|hover|press|drag\w*|selectOption)\([^)]*\bforce: true/i,
    'a test clicks where a guest could click and never forces',
  ],
  [/\bretries: (?!0\b)|\bretry: \d|--retries/, 'what fails once fails: there are no retries'],
  [/(performance|Date)\.now\(\) - [^\n]*\)\.(not\.)?toBe/, 'how long something takes belongs to a bench'],
]

/** Rules for tests, in words: nothing passes or fails by luck. What serves them (proxies that are slow on purpose) may wait. */
export function testComplaints(path: string, text: string): string[] {
  const isTest = path.startsWith('tests/browser/') || /^tests\/.*\.test\.tsx?$/.test(path)
  // The rules' own controls hold examples of what they forbid.
  if (!isTest || path === 'tests/support/house/testRules.test.ts') return []
  const code = text.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return luck.filter(([found]) => found.test(code)).map(([, why]) => why)
}

/** Tests that belong to no single file, each with what they hold. */
const acrossFiles: Readonly<Record<string, string>> = {
  'tests/client/office/form/unions.test.tsx':
    'forms of kinds with fields of their own, from the model to what is drawn',
  'tests/client/texts.test.ts': 'every German sentence of the specification, in the texts of its screen',
  'tests/schema/entities.test.ts': 'what holds for every entity of the register',
  'tests/schema/ordering/fixedNumbers.test.ts': 'numbers and formats that are the same in every shop',
  'tests/schema/ordering/guestInputs.test.ts': 'what a guest enters, from the search to the form of the checkout',
  'tests/schema/ordering/guestStates.test.ts': 'what a guest is told of branches, hours, products and orders',
  'tests/server/base/documents/access.test.ts': 'role × entity × action, by REST and by replication alike',
  'tests/server/base/storage/engines.test.ts': 'what every engine has to keep',
}

/** Tests of a runtime whose name, up to its first dot, is that of no file or folder at the mirrored place. */
export function withoutSource(paths: readonly string[]): string[] {
  const stem = (path: string): string => path.replace(/(\/[^/.]+)\.[^/]*$/, '$1')
  const sources = new Set(paths.flatMap(path => [stem(path), path.slice(0, path.lastIndexOf('/'))]))
  return paths.filter(
    path =>
      /^tests\/(schema|server|client|sw|scripts)\/.*\.test\.tsx?$/.test(path) &&
      !sources.has(stem(path).replace('tests/', '')) &&
      !acrossFiles[path],
  )
}

/** Tests that are listed as belonging to no single file and are not there any more. */
export const listedInVain = (paths: readonly string[]): string[] =>
  Object.keys(acrossFiles).filter(path => !paths.includes(path))
