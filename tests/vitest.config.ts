import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * A process of their own each: they wait for programs that they start, or change their own for good (`envelope`). They begin
 * first, so that in the end nothing is left to wait for but what is short.
 */
const alone = [
  'tests/{crash,fuzz,soak}/**/*.test.ts',
  'tests/server/{main,serve}.test.ts',
  'tests/walks/flaky.test.ts',
  'tests/client/data/engine/envelope.test.ts',
]
const rules = 'tests/{schema,client,sw}/**/*.test.{ts,tsx}'
/** What devices keep is tested against servers. */
const devices = 'tests/client/data/**/*.test.ts'
/** Programs that benches are measured beside bring tests of their own. */
const foreign = '**/node_modules/**'
const everythingElse = ['tests/*.test.ts', 'tests/!(schema|client|sw)/**/*.test.{ts,tsx}']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: 'node_modules/.vite-tests',
  test: {
    environment: 'node',
    // No test says how fast something is: these only end what would never come, however busy the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    // The files of a project share two processes, and with them the program: to load that anew for each would cost more than
    // most of their tests. Servers and devices of a test are values of their own, with their own folders and names.
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: { name: 'rules', include: [rules], exclude: [foreign, ...alone, devices], isolate: false },
      },
      {
        extends: true,
        test: { name: 'servers', include: [devices, ...everythingElse], exclude: [foreign, ...alone], isolate: false },
      },
    ],
    ...(process.env.VITEST_REPORT ? { outputFile: { json: process.env.VITEST_REPORT } } : {}),
  },
})
