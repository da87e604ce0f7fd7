// npm run screenshots: every screen in every state at both widths, light and dark, into screenshots/ with a contact sheet.
// `npm run screenshots -- cart` makes those whose names contain it.
import { ensureChromium } from './chromium.mjs'
import { become, ensureBuilt, ensureInstalled, fail } from './project.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')
const chromium = await ensureChromium()
if (!chromium) fail('Without a Chromium there are no screenshots.')
await become(['tests/browser/screenshots/main.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium })
