import { signal } from '../../../device/signal.ts'
import { tabMemo } from '../../../device/storage/tabMemo.ts'

const KEY = 'clipboard'
const current = signal<unknown>(copiedBefore())

/** A block that was copied, to be put into any page for as long as this tab is open, also after a reload. */
export const clipboard = {
  ...current,
  set(next: unknown) {
    tabMemo.set(KEY, next === null ? null : JSON.stringify(next))
    current.set(next)
  },
}

function copiedBefore(): unknown {
  try {
    return JSON.parse(tabMemo.get(KEY) ?? 'null')
  } catch {
    return null
  }
}
