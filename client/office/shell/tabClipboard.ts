import { type Signal, signal } from '../../device/signal.ts'
import { tabMemo } from '../../device/storage/tabMemo.ts'

/** What was copied under a name, to be put somewhere else for as long as this tab is open, also after a reload. */
export function tabClipboard(name: string): Signal<unknown> {
  const current = signal<unknown>(copiedBefore(name))
  return {
    ...current,
    set(next) {
      tabMemo.set(name, next === null ? null : JSON.stringify(next))
      current.set(next)
    },
  }
}

function copiedBefore(name: string): unknown {
  try {
    return JSON.parse(tabMemo.get(name) ?? 'null')
  } catch {
    return null
  }
}
