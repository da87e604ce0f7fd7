// npm test: every check and every test, all of them even when one fails, and one line at the end that sums up.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, pinnedNode, root, run, whenNpmIsGone } from './project.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

const results = join(root, 'test-results')
const started = performance.now()
/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: 0 }

whenNpmIsGone(() => process.exit(1))
await ensureInstalled()
mkdirSync(results, { recursive: true })

await step('Format', check('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'))
await step('Lint', check('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'))
await step('Types', check('typescript/bin/tsc', '-b'))
await step('Build', async () => verdict(await ensureBuilt()))
await step('Unit, integration and walk tests', vitest)
await step('Browser tests', playwright)

const { passed, failed, skipped } = total
process.stdout.write(
  `\nDone in ${seconds(started)}\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
)
process.exit(failed ? 1 : 0)

/**
 * @param {string} title
 * @param {() => Promise<Count>} work
 */
async function step(title, work) {
  process.stdout.write(`\n== ${title}\n`)
  const began = performance.now()
  const count = await work()
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += count[key]
  process.stdout.write(`== ${title}: ${count.failed ? `${count.failed} FAILED` : 'ok'}, ${seconds(began)}\n`)
}

/** @param {string[]} command  a program in node_modules and its arguments; counts as one */
function check(...command) {
  return async () => verdict(await tool(command))
}

async function vitest() {
  const report = freshReport('vitest.json')
  const code = await tool(
    ['vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'],
    { VITEST_REPORT: report },
  )
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read(report)
  return counted(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests })
}

async function playwright() {
  const report = freshReport('playwright.json')
  // Without a Chromium the tests are only listed, and a listed test counts as skipped.
  const chromium = await ensureChromium()
  const code = await tool(
    ['playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts', ...(chromium ? [] : ['--list'])],
    { CHROMIUM_PATH: chromium ?? '', PLAYWRIGHT_REPORT: report },
  )
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {}
  return counted(code, { passed: expected, failed: unexpected + flaky, skipped })
}

/**
 * A run that ended badly without a failed test (a file that did not load, a crash) is a failure too.
 * @param {number} code
 * @param {Count} count
 */
function counted(code, count) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** @param {number} code */
function verdict(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
function tool([script = '', ...args], env = {}) {
  return run([pinnedNode(), join(root, 'node_modules', script), ...args], { env })
}

/** @param {string} name */
function freshReport(name) {
  const path = join(results, name)
  rmSync(path, { force: true })
  return path
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
