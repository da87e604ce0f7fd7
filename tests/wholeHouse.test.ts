import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { castsIn } from './support/house/casts.ts'
import { circlesIn } from './support/house/circles.ts'
import { citationsIn } from './support/house/citations.ts'
import { copiesIn } from './support/house/copies.ts'
import { deadExports } from './support/house/deadExports.ts'
import { deadDependencies } from './support/house/dependencies.ts'
import { edges, named, twice } from './support/house/exceptions.ts'
import { longFunctions } from './support/house/functions.ts'
import { linksOf } from './support/house/linked.ts'

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(path => /\.(tsx?|mjs)$/.test(path) && !path.startsWith('tests/bench/peers/') && existsSync(path))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))
const product = sources.filter(({ path }) => !path.startsWith('tests/'))
const read = sources.map(({ path, text }) => ({
  path,
  links: linksOf(path, text),
  casts: castsIn(path, text),
  long: longFunctions(path, text),
}))
const links = read.map(each => each.links)
const ofProduct = read.filter(({ path }) => !path.startsWith('tests/'))
const casts = new Map(ofProduct.map(each => [each.path, each.casts]))

describe('The whole house', () => {
  it('has no function longer than can be read at once', () => {
    expect(ofProduct.flatMap(({ path, long }) => long.map(why => `${path}: ${why}`))).toEqual([])
  })

  it('claims no type outside of the named edges, and there are at most forty', () => {
    const claimed = [...casts].flatMap(([path, lines]) =>
      lines.length > (edges[path]?.casts ?? 0) ? [`${path}: lines ${lines.join(', ')}`] : [],
    )
    expect(claimed).toEqual([])
    expect([...casts.values()].flat().length).toBeLessThanOrEqual(40)
  })

  it('names no edge that is gone', () => {
    const gone = Object.entries(edges).filter(([path, edge]) => (casts.get(path)?.length ?? 0) !== edge.casts)
    expect(gone).toEqual([])
  })

  it('exports nothing that nobody imports', () => {
    expect(deadExports(links).filter(name => !(name in named))).toEqual([])
  })

  it.each(['schema', 'server', 'client', 'sw', 'scripts', 'tests'])(
    'has no circle of imports in %s, even by types',
    runtime => {
      expect(circlesIn(links.filter(({ path }) => path.startsWith(`${runtime}/`)))).toEqual([])
    },
  )

  it('has no six lines standing twice', () => {
    expect(copiesIn(product).filter(copy => !(copy.replaceAll(/:\d+/g, '') in twice))).toEqual([])
  })

  it('cites no paper that is not here', () => {
    expect(sources.flatMap(({ path, text }) => citationsIn(text).map(why => `${path}: ${why}`))).toEqual([])
  })

  it('depends on nothing that nobody uses', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(deadDependencies({ ...dependencies, ...devDependencies }, links, elsewhere)).toEqual([])
  })
})

/** Who uses a dependency that no source imports. */
const elsewhere: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm test formats',
  '@fontsource-variable/figtree': 'client/ui/theme/figtree.css',
  '@fontsource-variable/fraunces': 'client/ui/theme/display.css',
  '@fontsource-variable/caveat': 'server/signage/fonts resolves its files',
  '@fontsource-variable/oswald': 'server/signage/fonts resolves its files',
  '@fontsource-variable/playfair-display': 'server/signage/fonts resolves its files',
  '@fontsource/bebas-neue': 'server/signage/fonts resolves its files',
  '@iconify-json/fluent-emoji': 'scripts/demo-pictures resolves its file',
  '@types/better-sqlite3': 'types',
  '@types/node': 'types',
  '@types/nodemailer': 'types',
  '@types/d3-scale': 'types',
  '@types/d3-shape': 'types',
  '@types/papaparse': 'types',
  '@types/fontkit': 'types',
  '@types/pdfkit': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  '@types/web-push': 'types',
  'axe-core': 'tests/browser puts its script into pages',
  'drizzle-kit': 'writes the migrations',
  oxlint: 'npm test lints',
  'oxlint-tsgolint': 'lint rules that need types',
  tailwindcss: 'styles',
  typescript: 'npm test checks types',
}

describe('It complains about', () => {
  const linked = (path: string, text: string) => linksOf(path, text)

  it('a function of 81 lines, and one with markup of 101', () => {
    const lines = (count: number, line: string) => `export function long() {\n${`${line}\n`.repeat(count - 2)}}\n`
    expect(longFunctions('a.ts', lines(81, 'go()'))).toEqual(['a function of 81 lines at line 1, at most 80'])
    expect(longFunctions('a.ts', lines(80, 'go()'))).toEqual([])
    const markup = (count: number) => `export const Long = () => (\n<p>\n${'<b />\n'.repeat(count - 4)}</p>\n)\n`
    expect(longFunctions('a.tsx', markup(101))).toHaveLength(1)
    expect(longFunctions('a.tsx', markup(100))).toEqual([])
  })

  it('each way to claim a type, but not as const', () => {
    const text =
      'const a = x as string\nconst b = <string>x\nconst c = x!\nconst d = [1] as const\nconst e = x satisfies string\n'
    expect(castsIn('a.ts', text)).toEqual([1, 2, 3])
  })

  it('a name nobody imports, whatever way it is exported', () => {
    const home = linked(
      'a.ts',
      'export const one = 1\nexport interface Two {}\nconst three = 3\nexport { three as four }\n',
    )
    const user = linked('b.ts', `import { one } from './a.ts'\nexport { four } from './a.ts'\n`)
    expect(deadExports([home, user])).toEqual(['a.ts: Two', 'b.ts: four'])
    expect(deadExports([home, linked('c.ts', `const all = await import('./a.ts')`)])).toEqual([])
  })

  it('a circle that only types close', () => {
    const a = linked('a.ts', `import { b } from './b.ts'`)
    const b = linked('b.ts', `import { c } from './c.ts'`)
    const c = linked('c.ts', `import type { A } from './a.ts'`)
    expect(circlesIn([a, b, c])).toEqual([['a.ts', 'b.ts', 'c.ts']])
    expect(circlesIn([a, b])).toEqual([])
  })

  it('six lines standing twice, but not five, and not imports or comments', () => {
    const lines = ['go(1)', 'go(2)', 'go(3)', 'go(4)', 'go(5)', 'go(6)']
    const of = (path: string, body: readonly string[]) => ({ path, text: `// ${path}\n${body.join('\n')}\n` })
    expect(copiesIn([of('a.ts', lines), of('b.ts', ['other()', ...lines])])).toEqual(['a.ts:2 and b.ts:3'])
    expect(copiesIn([of('a.ts', lines.slice(1)), of('b.ts', lines.slice(1))])).toEqual([])
    const imports = lines.map((_, at) => `import { a${at} } from './a${at}.ts'`)
    expect(copiesIn([of('a.ts', imports), of('b.ts', imports)])).toEqual([])
  })

  it('a citation of a paper, but not of a law', () => {
    expect(citationsIn('/** Rounded half up (design 8.1). */')).toHaveLength(1)
    expect(citationsIn('// Word for word, storefront section 4.')).toHaveLength(1)
    expect(citationsIn('/** Annex II of regulation 1169/2011; RFC 9110, section 15.5. */')).toEqual([])
  })

  it('a dependency nobody imports', () => {
    const user = linked('a.ts', `import { z } from 'zod/mini'\nimport type { D } from '@scope/name/deep'`)
    expect(deadDependencies({ zod: '1', '@scope/name': '1', lost: '1', tool: '1' }, [user], { tool: '' })).toEqual([
      'lost',
    ])
  })
})
