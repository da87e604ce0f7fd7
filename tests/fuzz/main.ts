import { markdownTable, options, saveResults } from '../support/results.ts'
import { fuzz } from './run.ts'

/** Nobody freezes the server: no single request may take longer. */
const SLOWEST_MS = 1000

/**
 * npm run fuzz: crooked requests against every route for as long as one likes.
 * `npm run fuzz -- --requests=1000000` is the published figure; `--seed` makes a run again.
 */
const { requests, seed } = options({ requests: 100_000, seed: Date.now() % 2 ** 31 }, process.argv.slice(2))
const result = await fuzz({
  requests,
  seed,
  onFinding: ({ number, what, request }) => console.log(`\n#${number} ${what}\n  ${request}`),
  onProgress: (done, findings) => {
    if (done % 10_000 === 0) console.error(`  ${done} of ${requests}, ${findings} findings`)
  },
})

const statuses = Object.entries(result.statuses).map(([status, count]) => `${count} × ${status}`)
const [early, late] = result.memory
console.log(
  `\n${markdownTable(
    ['requests', 'findings', 'per second', 'slowest ms', 'memory MB early / end', 'answers'],
    [
      [
        result.requests,
        result.findings.length,
        Math.round(result.requests / result.seconds),
        Math.round(result.slowest),
        `${early?.toFixed(0) ?? '–'} / ${late?.toFixed(0) ?? '–'}`,
        statuses.join(', '),
      ],
    ],
  )}\n`,
)
console.log(`Seed ${seed}. Figures: ${saveResults('fuzz', { seed, ...result })}`)
if (result.slowest > SLOWEST_MS) console.log(`One request took longer than ${SLOWEST_MS} ms.`)
process.exit(result.findings.length === 0 && result.slowest <= SLOWEST_MS ? 0 : 1)
