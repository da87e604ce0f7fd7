import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: 'node_modules/.vite-tests',
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Property tests run a thousand cases and integration tests start the server, on machines with two slow cores.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    ...(process.env.VITEST_REPORT ? { outputFile: { json: process.env.VITEST_REPORT } } : {}),
  },
})
