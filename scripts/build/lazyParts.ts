import { join } from 'node:path'
import type { Plugin } from 'vite'
import { here } from './files.ts'

const HELPER = '\0vite/preload-helper.js'

/** What Vite puts around every `import()` is replaced by our own, which is a third as long: it is on every first page. */
export function lazyParts(): Plugin {
  let isReplaced = false
  return {
    name: 'lazy-parts',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(_code, id) {
      if (id !== HELPER) return undefined
      isReplaced = true
      const ours = JSON.stringify(join(here, 'client/device/page/lazyParts.ts'))
      return { code: `export { loadPart as __vitePreload } from ${ours}`, map: null }
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('Vite loads lazy parts in another way than this build knows.')
    },
  }
}
