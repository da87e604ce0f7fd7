import { describe, expect, it } from 'vitest'
import { testComplaints, withoutSource } from './testRules.ts'

describe('The guard of the tests complains about', () => {
  it.each<[string, string, string, RegExp]>([
    ['a test that sleeps', 'tests/browser/a.spec.ts', 'await page.waitForTimeout(100)', /never sleeps/],
    ['one that pauses', 'tests/server/a.test.ts', 'await new Promise(go => setTimeout(go, 9))', /never sleeps/],
    ['a forced click', 'tests/browser/a.spec.ts', 'await box.check({ force: true })', /never forces/],
    ['a second chance', 'tests/browser/playwright.config.ts', 'retries: 2,', /fails once fails/],
    ['a stopwatch', 'tests/schema/a.test.ts', 'expect(Date.now() - from).toBeLessThan(9)', /belongs to a bench/],
  ])('%s', (_title, path, text, complaint) => {
    expect(testComplaints(path, text).join('\n')).toMatch(complaint)
  })

  it('a test whose source has moved, and about no other', () => {
    const sources = ['schema/base/money.ts', 'client/ui/Button.tsx', 'scripts/first-bytes.mjs']
    const fine = [
      'tests/schema/base/money.rounding.test.ts',
      'tests/client/ui/Button.test.tsx',
      'tests/walks/a.test.ts',
    ]
    expect(withoutSource([...sources, ...fine, 'tests/schema/money.test.ts'])).toEqual(['tests/schema/money.test.ts'])
  })
})

describe('The guard of the tests lets pass', () => {
  it.each<[string, string, string]>([
    ['a proxy that is slow on purpose', 'tests/support/slow.ts', 'setTimeout(go, 1000)'],
    ['a file that is removed', 'tests/browser/a.ts', 'await rm(folder, { recursive: true, force: true })'],
    ['a clock of the page', 'tests/browser/a.spec.ts', 'await page.clock.fastForward(1000)'],
    ['words in a comment', 'tests/browser/a.spec.ts', '// never waitForTimeout(100)'],
    ['no retries', 'tests/browser/playwright.config.ts', 'retries: 0,'],
  ])('%s', (_title, path, text) => {
    expect(testComplaints(path, text)).toEqual([])
  })
})
