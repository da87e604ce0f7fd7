// node lighthouse.mjs <url> <chromium> <simulate|devtools>: one mobile audit, its figures as JSON.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [, , url, chromePath, throttlingMethod] = process.argv
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
try {
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  process.stdout.write(
    JSON.stringify({
      performance: Math.round((lhr.categories.performance.score ?? 0) * 100),
      accessibility: Math.round((lhr.categories.accessibility.score ?? 0) * 100),
      practices: Math.round((lhr.categories['best-practices'].score ?? 0) * 100),
      seo: Math.round((lhr.categories.seo.score ?? 0) * 100),
      lcp: lhr.audits['largest-contentful-paint'].numericValue ?? 0,
      tbt: lhr.audits['total-blocking-time'].numericValue ?? 0,
      cls: lhr.audits['cumulative-layout-shift'].numericValue ?? 0,
      failed: Object.values(lhr.audits)
        .filter(audit => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
        .map(audit => audit.id),
    }),
  )
} finally {
  await chrome.kill()
}
