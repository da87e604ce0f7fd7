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

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: 'node_modules/.vite-tests',
  test: {
    environment: 'node',
    // No test says how fast something is: these only end what would never come, however busy the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          // Each server and each device of a test is a value of its own with its own folder or name: the files share two
          // processes, and with them the program. To load that for each of them would cost more than their tests.
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
        },
      },
    ],
    ...(process.env.VITEST_REPORT ? { outputFile: { json: process.env.VITEST_REPORT } } : {}),
  },
})
