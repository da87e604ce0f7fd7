import { isObject } from '../../../schema/base/sameValue.ts'

/** Calls the listener whenever somebody touches the screen, types or scrolls. Returns how to stop. */
export function onTouched(listener: () => void): () => void {
  const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
  for (const kind of kinds) addEventListener(kind, listener, { capture: true, passive: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, listener, { capture: true })
  }
}

/**
 * Nobody gets from a kiosk to another site, a telephone or the files of the device, nor to a page of ours that is none of the
 * kiosk's (`isOurs` by its path). Returns how to stop.
 */
export function holdOnPage(isOurs: (path: string) => boolean): () => void {
  const guard = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('a[href]')
    const isAway =
      link &&
      (link.origin !== location.origin ||
        !isOurs(link.pathname) ||
        link.target === '_blank' ||
        link.hasAttribute('download'))
    if (isAway || target?.closest('input[type=file]') || event.type === 'contextmenu') event.preventDefault()
  }
  addEventListener('click', guard, { capture: true })
  addEventListener('contextmenu', guard, { capture: true })
  return () => {
    removeEventListener('click', guard, { capture: true })
    removeEventListener('contextmenu', guard, { capture: true })
  }
}

/** Starts the page anew with the program that the server has now. */
export const reloadPage = (): void => location.reload()
export const openPage = (path: string): void => location.assign(path)
export const searchOfPage = (): URLSearchParams => new URLSearchParams(location.search)

/** Megabytes of the program's memory; null where the browser does not say. */
export function heapMb(): number | null {
  const memory: unknown = 'memory' in performance ? performance.memory : null
  const bytes = isObject(memory) ? memory['usedJSHeapSize'] : null
  return typeof bytes === 'number' ? Math.round(bytes / 1024 / 1024) : null
}

/** Name of the built file this stands in: another one after every change of the program. */
export const programVersion = (): string => new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

export const printPage = (): void => window.print()
