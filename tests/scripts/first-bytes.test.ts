import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  firstBytes,
  intrudersIn,
  keptFiles,
  keptLimit,
  limit,
  markdownIn,
  officeBytes,
  officeLimit,
  partsWithMarkdown,
  readingBytes,
  readingLimit,
  staticFiles,
} from '../../scripts/first-bytes.mjs'

const built = existsSync('dist/web/.vite/manifest.json')

describe('What the shop loads before its first paint', () => {
  // `npm test` builds before it comes here; a single test run on a fresh clone has nothing to measure.
  it.skipIf(!built)('is at most 117.15 kB of gzipped JavaScript', () => {
    const { files, total } = firstBytes()
    expect(files.length).toBeGreaterThan(0)
    expect(total, files.map(({ file, gzip }) => `${gzip} ${file}`).join('\n')).toBeLessThanOrEqual(limit)
  })

  it.skipIf(!built)('holds no database, no validation and nothing of the office', () => {
    expect(firstBytes().intruders).toEqual([])
  })
})

describe('What a page has on which nothing is ordered', () => {
  it.skipIf(!built)('before it is painted is at most 60 kB of gzipped JavaScript', () => {
    expect(readingBytes()).toBeGreaterThan(0)
    expect(readingBytes()).toBeLessThanOrEqual(readingLimit)
  })
})

describe('What reads Markdown', () => {
  it.skipIf(!built)('comes with the legal texts, and with no page of the shop or the website', () => {
    expect(partsWithMarkdown()).toEqual([])
  })

  it('is found where a part needs it by another one', () => {
    const manifest = {
      'surfaces/shop/routes/site.tsx': { file: 'site.js', imports: ['_kit.js'] },
      '_kit.js': { file: 'kit.js', name: 'kit', imports: ['_markdown.js'] },
      '_markdown.js': { file: 'markdown.js', name: 'markdown' },
      'ordering/page/legal/LegalText.tsx': { file: 'legal.js', imports: ['_markdown.js'] },
    }
    const origins = { 'markdown.js': ['client/ui/markdown/Markdown.tsx', 'markdown-it'] }
    expect(markdownIn(manifest, origins)).toEqual(['surfaces/shop/routes/site.tsx', '_kit.js'])
    expect(markdownIn(manifest, { 'markdown.js': [] })).toEqual([])
  })
})

describe("What the worker keeps on every guest's device", () => {
  it.skipIf(!built)('is at most 64 files, and nothing of the office', () => {
    const { files, intruders } = keptFiles()
    expect(files).toContain('index.html')
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(keptLimit)
    expect(intruders).toEqual([])
  })
})

describe('What the office loads', () => {
  it.skipIf(!built)('from signing in to a list and a form is at most 400 kB as it is sent, styles included', () => {
    const { files, total } = officeBytes()
    expect(files.length).toBeGreaterThan(10)
    expect(total, files.map(({ file, brotli }) => `${brotli} ${file}`).join('\n')).toBeLessThanOrEqual(officeLimit)
  })
})

describe('The measurement itself', () => {
  const manifest = {
    'index.html': { file: 'shop.js', imports: ['_a.js'], dynamicImports: ['lazy'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'] },
    '_b.js': { file: 'b.js', imports: ['_a.js'] },
    lazy: { file: 'lazy.js' },
  }

  it('counts the entry and all its static imports once, and no lazy one', () => {
    expect(staticFiles(manifest, 'index.html')).toEqual(['shop.js', 'a.js', 'b.js'])
  })

  it.each(['rxdb', 'dexie', 'zod', 'client/office/list.tsx', 'client/surfaces/office/main.tsx'])(
    'complains about %s',
    origin => {
      expect(intrudersIn(['react-dom', origin])).toEqual([origin])
    },
  )

  it('lets through what belongs there', () => {
    expect(intrudersIn(['react', 'react-dom', 'client/menu/menu.tsx', 'schema/ordering/pricing.ts'])).toEqual([])
  })

  it('does not take a chunk it knows nothing about for innocent', () => {
    expect(intrudersIn(['assets/x.js: unknown'])).toEqual(['assets/x.js: unknown'])
  })
})
