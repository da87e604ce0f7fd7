import { join } from 'node:path'
import { build } from 'vite'
import { here, web } from './files.ts'

/**
 * Builds a script that is no module and imports nothing, with constants put in: into `build/` under a name that stays, because
 * others find it by that name.
 */
export async function buildPlainScript(
  source: string,
  name: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      outDir: join(web, 'build'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(here, source),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  })
}
