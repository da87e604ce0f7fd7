// npm run crash: the long run of killing the server in mid-order.
import { become, ensureBuilt, ensureInstalled, fail } from './project.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')
await become(['tests/crash/main.ts', ...process.argv.slice(2)])
