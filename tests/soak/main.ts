import { markdownTable, options, saveResults } from '../support/results.ts'
import { runSchedules } from './schedules.ts'
import { soak } from './soak.ts'

/**
 * npm run soak: copies made by others that edit apart (`--schedules=1000`), then a server that is killed and restored under
 * PouchDB, RxDB and a shop that edit and follow it (`--seconds=600 --kills=5`). 0 leaves a part out, `--seed` makes a run again.
 */
const defaults = { schedules: 1000, seconds: 600, kills: 5, seed: Date.now() % 2 ** 31 }
const { schedules, seconds, kills, seed } = options(defaults, process.argv.slice(2))
const apart = await runSchedules({
  schedules,
  seed,
  onProgress: (done, findings) => {
    if (done % 50 === 0) console.error(`  ${done} of ${schedules} schedules, ${findings} findings`)
  },
})
for (const { schedule, what } of apart.findings) console.log(`\n#${schedule} ${what}`)
console.error(`  ${seconds} seconds with ${kills} kills and a restore …`)
const together = seconds > 0 ? await soak({ seconds, kills, seed }) : { edits: 0, kills: 0, findings: [] }
for (const what of together.findings) console.log(`\n${what}`)
const rows = [
  [`${apart.schedules} schedules apart`, apart.edits, apart.told, apart.findings.length],
  [`${seconds} s together, ${together.kills} kills, one restore`, together.edits, '', together.findings.length],
]
console.log(`\n${markdownTable(['run', 'edits', 'documents told of', 'differences'], rows)}\n`)
console.log(`Seed ${seed}. Figures: ${saveResults('soak', { seed, apart, together })}`)
process.exit(apart.findings.length + together.findings.length === 0 ? 0 : 1)
