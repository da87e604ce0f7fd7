// npm start: what is missing is installed, what is stale is built, then the server takes over.
import { become, ensureBuilt, ensureInstalled, fail, serverProgram } from './project.mjs'

await ensureInstalled()
if ((await ensureBuilt()) !== 0) fail('The build failed; its message stands above.')
await become(serverProgram.args, serverProgram.env)
