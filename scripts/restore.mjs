// npm run restore: see server/backup/main.ts.
import { become, ensureInstalled } from './project.mjs'

await ensureInstalled()
await become(['server/backup/main.ts', 'restore', ...process.argv.slice(2)])
