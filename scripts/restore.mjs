// npm run restore: see server/base/backup/main.ts.
import { become, ensureInstalled } from './project.mjs'

await ensureInstalled()
await become(['server/base/backup/main.ts', 'restore', ...process.argv.slice(2)])
