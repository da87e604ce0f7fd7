// npm run siege: the worst one address can send, while others look at the shop.
import { become, ensureBuilt, ensureInstalled, fail } from './project.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')
await become(['tests/fuzz/siegeMain.ts', ...process.argv.slice(2)])
