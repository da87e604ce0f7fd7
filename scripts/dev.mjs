// npm run dev: the same product with reload on change. The browser talks to Vite on PORT, Vite passes the server's
// addresses on to the server, which restarts on each edit.
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, fail, pinnedNode, root, run, whenNpmIsGone } from './project.mjs'

const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`

await ensureInstalled()
// The server renders with the built shop, so it needs one even though the browser gets its pages from Vite.
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')

// Whatever ends first, a signal to us included, takes the rest along.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit(0))
whenNpmIsGone(() => process.exit(0))
const ended = await Promise.race([
  run([pinnedNode(), '--watch', 'server/main.ts'], { env: { PORT: String(serverPort), PUBLIC_ORIGIN: origin } }),
  run([pinnedNode(), join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
    env: { SERVER_ORIGIN: `http://127.0.0.1:${serverPort}` },
  }),
])
process.exit(ended)
