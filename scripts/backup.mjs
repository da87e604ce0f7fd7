// npm run backup: see server/backup.ts.
import { become, ensureInstalled } from './project.mjs'

await ensureInstalled()
await become(['server/backup.ts', 'backup', ...process.argv.slice(2)])
