import { type Signal, signal } from '../signal.ts'
import type { Memo } from './memo.ts'

/** A small fact that this device keeps, live in all of its pages; null where there is none. */
export function kept(memo: Memo, key: string): Signal<string | null> {
  const current = signal(memo.get(key))
  memo.watch(key, current.set)
  return {
    ...current,
    set(next) {
      memo.set(key, next)
      current.set(next)
    },
  }
}
