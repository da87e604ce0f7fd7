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
  if (!isTest || path === 'tests/house.test.ts') return []
  const code = text.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return luck.filter(([found]) => found.test(code)).map(([, why]) => why)
}
