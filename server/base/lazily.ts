import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * A package that is loaded when it is first needed: most servers send no mail in their first hour, and what is not loaded
 * costs no memory and no start. Synchronous, so that who needs it need not become a promise.
 */
export function lazily<Module>(load: (require: NodeJS.Require) => Module): () => Module {
  let loaded: Module | undefined
  return () => (loaded ??= load(require))
}
