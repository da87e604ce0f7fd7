// npm run soak: the long run of copies made by others, apart and together.
import { become, ensureBuilt, ensureInstalled, fail } from './project.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')
await become(['tests/soak/main.ts', ...process.argv.slice(2)])
