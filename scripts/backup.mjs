// npm run backup: see server/backup/main.ts.
import { become, ensureInstalled } from './project.mjs'

await ensureInstalled()
await become(['server/backup/main.ts', 'backup', ...process.argv.slice(2)])
