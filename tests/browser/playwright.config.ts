import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { withoutWindows } from './browsers.ts'

const results = fileURLToPath(new URL('../../test-results/', import.meta.url))
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './demoFolder.ts',
  outputDir: `${results}browser`,
  // Twice as many as the machine of the checks has cores: every other test waits for a server that comes back or a clock.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // No test says how fast something is: these only end what would never come, however busy the machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? `${results}playwright.json` }]],
  use: {
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    screenshot: 'only-on-failure',
    // Recording every test to keep the failed ones costs a third of the time; TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: withoutWindows,
  },
})
