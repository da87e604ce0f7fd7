// npm run administrator: see server/base/auth/main.ts.
import { become, ensureInstalled } from './project.mjs'

await ensureInstalled()
await become(['server/base/auth/main.ts', ...process.argv.slice(2)])
