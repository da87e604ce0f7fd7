/** Files that are on their way or here, by address. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Loads a lazy part, and at the same time the files it needs (`assets/…`), so that they do not come one after the other. The
 * build puts it around every `import()` (scripts/build/lazyParts.ts) instead of Vite's own, which is three times as long.
 * A part or a style that does not come is told to the window as Vite tells it (`vite:preloadError`) before it rejects.
 */
export function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part | undefined> {
  const needed = files.map(file => {
    const here = asked.get(file) ?? askFor(file)
    asked.set(file, here)
    return here
  })
  return Promise.all(needed).catch(failed).then(load).catch(failed)
}

/** Resolves at once for a program, which the import waits for, and when it is here for a style; the page came with some. */
function askFor(file: string): Promise<unknown> {
  const isStyle = file.endsWith('.css')
  if (isStyle && document.querySelector(`link[href="/${file}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = `/${file}`
  const here = new Promise((resolve, reject) => {
    if (!isStyle) resolve(file)
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      asked.delete(file)
      link.remove()
      reject(new Error(link.href))
    })
  })
  document.head.append(link)
  return here
}

function failed(payload: unknown): undefined {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  if (dispatchEvent(event)) throw payload
}
