// npm test: every check and every test, all of them even when one fails, and one line at the end that sums up.
// `npm test -- --times=10` does so ten times in a row, `--beside-load` beside a process that never rests: what passes by
// luck is found by that. `--whole` tries every property as often as proves it, where a run in between takes a fifth.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureChromium, headlessShell } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, kept, pinnedNode, root, run, whenNpmIsGone } from './project.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** Bytes with which checking types has no need to look for any: on less it would look more often than it does by itself. */
const ENOUGH = 2.8e9

const results = join(root, 'test-results')
const { values: wanted } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    'beside-load': { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
})

whenNpmIsGone(() => process.exit(1))
await ensureInstalled()
mkdirSync(results, { recursive: true })
if (wanted['beside-load']) keepBusy()

/** @type {string[]} */
const lines = []
let hasFailed = false
for (let turn = 0; turn < Number(wanted.times); turn++) {
  const began = performance.now()
  const { passed, failed, skipped } = await everything()
  hasFailed ||= failed > 0
  lines.push(`Done in ${seconds(began)}\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.stdout.write(`\n${lines.join('\n')}\n`)
}
process.exit(hasFailed ? 1 : 0)

/**
 * One run. The checks share no files with the build, so they go beside it. Tests are alone on the machine: beside each other
 * those of units and those of the browser take a quarter more of the processor. Types are checked by one checker a project:
 * more of them halve neither the time on two cores nor the memory, they double both.
 */
async function everything() {
  const counts = await Promise.all([
    step('Format', check(['@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'])),
    // On one core: else it checks each project by several checkers.
    step('Lint', check(['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'], { ...inMemory(), GOMAXPROCS: '1' })),
    step('Types', check(['typescript/bin/tsc', '-b', '--checkers', '1'], inMemory())),
    step('Build', async () => verdict(await ensureBuilt())),
  ])
  process.stdout.write('\n== Unit, integration and walk tests\n')
  counts.push(await step('Unit, integration and walk tests', vitest))
  process.stdout.write('\n== Browser tests\n')
  counts.push(await step('Browser tests', playwright))
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/**
 * @param {string} title
 * @param {() => Promise<Count>} work
 */
async function step(title, work) {
  const began = performance.now()
  const count = await work()
  process.stdout.write(`== ${title}: ${count.failed ? `${count.failed} FAILED` : 'ok'}, ${seconds(began)}\n`)
  return count
}

/**
 * A program in node_modules and its arguments; counts as one.
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
function check(command, env) {
  return async () => verdict(await aside(command, env))
}

/**
 * Half the time of who checks types goes into looking for memory that is free again. Where the machine has enough, that is
 * put off until a fifth of it is taken, which most of the time is never.
 * @returns {Record<string, string>}
 */
function inMemory() {
  // What a container may take is less than what its machine has.
  const limit = Math.floor(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 5)
  return limit < ENOUGH ? {} : { GOGC: 'off', GOMEMLIMIT: String(limit) }
}

/** A neighbour on the machine that takes whatever it can get. */
function keepBusy() {
  const busy = spawn(pinnedNode(), ['-e', 'for (;;);'], { stdio: 'ignore' })
  process.on('exit', () => busy.kill())
}

async function vitest() {
  const report = freshReport('vitest.json')
  const code = await tool(
    ['vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'],
    { VITEST_REPORT: report, ...(wanted.whole ? { WHOLE_RUNS: 'true' } : {}) },
  )
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = read(report)
  for (const { name, message, assertionResults } of testResults) {
    if (message) tellAgain(relative(root, name), message)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') tellAgain(`${relative(root, name)} › ${fullName}`, failureMessages.join('\n'))
  }
  return counted(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests })
}

async function playwright() {
  const report = freshReport('playwright.json')
  // Without a Chromium the tests are only listed, and a listed test counts as skipped.
  const chromium = await ensureChromium()
  const code = await tool(
    ['playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts', ...(chromium ? [] : ['--list'])],
    { CHROMIUM_PATH: chromium ?? '', HEADLESS_SHELL_PATH: headlessShell() ?? '', PLAYWRIGHT_REPORT: report },
  )
  const { suites = [], errors = [], stats = {} } = read(report)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  for (const { title, ok, file, tests } of suites.flatMap(specsIn))
    if (!ok) tellAgain(`${file} › ${title}`, [...stepsIn(tests), ...causesOf(tests)].join('\n'))
  for (const { message } of errors) tellAgain('Outside of every test', message)
  return counted(code, { passed: expected, failed: unexpected + flaky, skipped })
}

/**
 * What failed stands at the end once more, where whoever sees only that looks.
 * @param {string} title
 * @param {string} cause
 */
function tellAgain(title, cause) {
  process.stdout.write(`\nFAILED ${title}\n${stripVTControlCharacters(cause).split('\n').slice(0, 25).join('\n')}\n`)
}

/**
 * @typedef {{ title: string, duration: number, error?: object, steps?: Step[] }} Step
 * @typedef {{ errors: { message: string }[], steps?: Step[] }} Result
 * @typedef {{ title: string, ok: boolean, file: string, tests: { results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}

/**
 * The steps of a test that took long or failed: where one that ended for its time stood still.
 * @param {Spec['tests']} tests
 */
function stepsIn(tests) {
  const steps = tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => steps))
  const telling = steps.filter(({ duration, error }) => error || duration > 30_000)
  return telling.map(({ title, duration }) => `in its step "${title}" after ${Math.round(duration / 1000)} s`)
}

/** @param {Spec['tests']} tests */
function causesOf(tests) {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
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
 * A program in node_modules; what it starts by the dozen finds what the ones before compiled. Answers its exit code.
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
function tool([script = '', ...args], env = {}) {
  return run([pinnedNode(), join(root, 'node_modules', script), ...args], { env: { ...kept, ...env } })
}

/**
 * The same beside others: what it says is shown when it has ended.
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
async function aside([script = '', ...args], env = {}) {
  const options = { cwd: root, env: { ...process.env, ...kept, ...env } }
  const child = spawn(pinnedNode(), [join(root, 'node_modules', script), ...args], options)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  const code = await new Promise(resolve => child.on('close', resolve))
  process.stdout.write(said)
  return code ?? 1
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
