import { markdownTable, options, saveResults } from '../support/results.ts'
import { runSchedules } from './schedules.ts'

/** npm run soak: copies made by others that edit apart; `--schedules=1000` is the published figure, `--seed` makes a run again. */
const { schedules, seed } = options({ schedules: 1000, seed: Date.now() % 2 ** 31 }, process.argv.slice(2))
const outcome = await runSchedules({
  schedules,
  seed,
  onProgress: (done, findings) => {
    if (done % 50 === 0) console.error(`  ${done} of ${schedules} schedules, ${findings} findings`)
  },
})
for (const { schedule, what } of outcome.findings) console.log(`\n#${schedule} ${what}`)
const row = [outcome.schedules, outcome.edits, outcome.told, outcome.findings.length]
console.log(`\n${markdownTable(['schedules', 'edits', 'documents told of', 'differences'], [row])}\n`)
console.log(`Seed ${seed}. Figures: ${saveResults('soak', { seed, ...outcome })}`)
process.exit(outcome.findings.length === 0 ? 0 : 1)
