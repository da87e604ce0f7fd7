import { markdownTable, options, saveResults } from '../support/results.ts'
import { besiege } from './siege.ts'

/** What nobody else may wait longer than, milliseconds; and what the server may hold, megabytes. */
const PATIENCE_MS = 250
const MOST_MEGABYTES = 300

/** npm run siege: the worst one address can send, while somebody at another address looks at the shop. */
const { seconds, atonce, streams, halves } = options(
  { seconds: 3, atonce: 20, streams: 5000, halves: 2000 },
  process.argv.slice(2),
)
const phases = await besiege({ seconds, atOnce: atonce, streams, halves })
const rows = phases.map(({ what, sent, statuses, longest, failed, memory }) => [
  what,
  sent,
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '-1' ? 'waiting' : status === '0' ? 'closed' : status}`)
    .join(', '),
  Math.round(longest),
  failed,
  memory?.toFixed(0) ?? '–',
])
console.log(
  markdownTable(['sent by one address', 'sent', 'answers', 'others wait at most ms', 'failed', 'memory MB'], rows),
)
console.log(`Figures: ${saveResults('siege', { seconds, atOnce: atonce, phases })}`)
const isHeld = phases.every(
  ({ longest, failed, memory }) => longest <= PATIENCE_MS && failed === 0 && (memory ?? 0) <= MOST_MEGABYTES,
)
process.exit(isHeld ? 0 : 1)
