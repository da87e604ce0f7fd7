import { createContext } from 'react'
import { addressAt } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { type Signal, signal } from '../../device/signal.ts'
import type { Memo } from '../../device/storage/memo.ts'

/** A call that was not done: all it takes to make it once more. */
export interface FailedCall {
  /** Says which call with which argument it is. */
  readonly key: string
  readonly method: 'POST' | 'PUT' | 'DELETE'
  /** From the origin on: '/api/orders/17/print'. */
  readonly address: string
  readonly body?: unknown
  /** Why it was not done, in German. */
  readonly sentence: string
}

interface FailedCalls {
  /** Those of before the page was loaded anew: nobody sees them where they were tried. */
  readonly former: Pick<Signal<readonly FailedCall[]>, 'get' | 'subscribe'>
  readonly failed: (call: Omit<FailedCall, 'key'>) => void
  /** It was done, or nobody wants it any more. */
  readonly settled: (call: Pick<FailedCall, 'method' | 'address' | 'body'>) => void
  readonly clear: () => void
}

const KEY = 'failed-calls'
/** The oldest go: nobody works through more. */
const MOST = 20

/** Calls of one person that were not done. They live as long as the tab, and are never made by themselves. */
export function createFailedCalls(memo: Pick<Memo, 'get' | 'set'>, person: number): FailedCalls {
  const name = `${KEY}:${person}`
  const former = signal(callsIn(memo.get(name)))
  let own: readonly FailedCall[] = []
  const keep = () => {
    const all = [...former.get(), ...own].slice(-MOST)
    memo.set(name, all.length === 0 ? null : JSON.stringify(all))
  }
  const drop = (key: string) => {
    if (former.get().some(call => call.key === key)) former.set(former.get().filter(call => call.key !== key))
    own = own.filter(call => call.key !== key)
  }
  return {
    former,
    failed(call) {
      const key = keyOf(call)
      const isFormer = former.get().some(each => each.key === key)
      if (isFormer) former.set(former.get().map(each => (each.key === key ? { ...call, key } : each)))
      else own = [...own.filter(each => each.key !== key), { ...call, key }]
      keep()
    },
    settled(call) {
      drop(keyOf(call))
      keep()
    },
    clear() {
      former.set([])
      own = []
      keep()
    },
  }
}

/** Where nothing is kept. */
export const FailedCallsContext = createContext<FailedCalls>(createFailedCalls({ get: () => null, set: () => {} }, 0))

const keyOf = ({ method, address, body }: Pick<FailedCall, 'method' | 'address' | 'body'>): string =>
  `${method} ${address} ${JSON.stringify(body ?? null)}`

function callsIn(text: string | null): readonly FailedCall[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isFailedCall) : []
  } catch {
    return []
  }
}

const isFailedCall = (value: unknown): value is FailedCall =>
  isObject(value) &&
  ['POST', 'PUT', 'DELETE'].includes(String(value['method'])) &&
  ['key', 'address', 'sentence'].every(name => typeof value[name] === 'string') &&
  String(value['address']).startsWith(addressAt('/', {}))
