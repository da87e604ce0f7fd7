// npm run fuzz: the long run of random input against every call.
import { become, ensureBuilt, ensureInstalled, fail } from './project.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')
await become(['tests/fuzz/main.ts', ...process.argv.slice(2)])
