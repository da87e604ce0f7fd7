// npm run bench: the benchmarks, as tables and as JSON under bench-results/.
import { become, ensureBuilt, ensureInstalled, fail } from './project.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')
await become(['tests/bench/main.ts', ...process.argv.slice(2)])
