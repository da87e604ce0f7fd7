import { type Signal, signal } from '../../device/signal.ts'
import type { Memo } from '../../device/storage/memo.ts'

/** Orders somebody has acknowledged on this device; survives a reload, so that nothing rings twice. */
export interface Seen {
  readonly orders: Pick<Signal<ReadonlySet<number>>, 'get' | 'subscribe'>
  readonly add: (orders: readonly number[]) => void
}

const MOST = 300

export function createSeen(memo: Memo, key = 'kitchen:seen'): Seen {
  const orders = signal<ReadonlySet<number>>(new Set(read(memo.get(key))))
  return {
    orders,
    add(more) {
      const all = [...orders.get(), ...more].slice(-MOST)
      memo.set(key, JSON.stringify(all))
      orders.set(new Set(all))
    },
  }
}

function read(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(each => typeof each === 'number') : []
  } catch {
    return []
  }
}
