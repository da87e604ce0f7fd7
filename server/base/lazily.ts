import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * A package that is loaded when it is first needed: most servers send no mail in their first hour, and what is not loaded
 * costs no memory and no start. Synchronous, so that who needs it need not become a promise. `Module` is what the package's own types say.
 */
export function lazily<Module>(name: string): () => Module {
  let loaded: Module | undefined
  return () => {
    const present: Module = loaded ?? require(name)
    loaded = present
    return present
  }
}
