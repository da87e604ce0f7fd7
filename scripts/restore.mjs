// npm run restore: see server/backup.ts.
import { become, ensureInstalled } from './project.mjs'

await ensureInstalled()
await become(['server/backup.ts', 'restore', ...process.argv.slice(2)])
