import type { Memo } from './memo.ts'

/** Small facts a tab keeps as long as it is open, also over a reload; where that is refused, nothing is kept. */
export const tabMemo: Pick<Memo, 'get' | 'set'> = {
  get(key) {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key, value) {
    try {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, value)
    } catch {
      // Full or forbidden.
    }
  },
}
