import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What keeps nothing between two tests needs no process of its own per file, which would cost more than its tests. */
const rules = ['tests/schema/**/*.test.{ts,tsx}', 'tests/client/**/*.test.{ts,tsx}', 'tests/sw/**/*.test.ts']
/** Databases of a device are opened once for a whole program. */
const withState = ['tests/client/data/**/*.test.ts']
/** Each server of a test is a value of its own with its own folder: the files share a process, and with it the program. */
const servers = ['tests/server/**/*.test.{ts,tsx}']
/** They start programs, or are long: beside others, never before them. */
const alone = ['tests/server/main.test.ts', 'tests/server/serve.test.ts', 'tests/server/**/*.schedules.test.ts']

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
      { extends: true, test: { name: 'rules', include: rules, exclude: withState, isolate: false } },
      { extends: true, test: { name: 'servers', include: servers, exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: { name: 'machinery', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...rules, ...servers] },
      },
      { extends: true, test: { name: 'devices', include: withState } },
    ],
    ...(process.env.VITEST_REPORT ? { outputFile: { json: process.env.VITEST_REPORT } } : {}),
  },
})
