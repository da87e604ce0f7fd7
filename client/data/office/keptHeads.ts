import { isObject } from '../../../schema/base/sameValue.ts'
import type { Memo } from '../../device/storage/memo.ts'

/** What a long list begins with, as the device remembers it: of the documents themselves there is nothing in it. */
export interface KeptHead {
  readonly ids: readonly number[]
  /** Of how many. */
  readonly total: number
  /** The one database of the server they are from; null where they are from several. */
  readonly from: string | null
}

/** What a person's lists begin with on this device, by type of document. */
export interface KeptHeads {
  readonly get: (type: string) => KeptHead | null
  readonly set: (type: string, head: KeptHead | null) => void
  /** Takes all of them off the device. */
  readonly forget: () => void
}

export function createKeptHeads(memo: Memo, user: number): KeptHeads {
  const keyOf = (type: string) => `office-${user}:head:${type}`
  const typesKey = `office-${user}:heads`
  const types = () => (memo.get(typesKey) ?? '').split(' ').filter(Boolean)
  return {
    get: type => headIn(memo.get(keyOf(type))),
    set(type, head) {
      const text = head && JSON.stringify(head)
      if (memo.get(keyOf(type)) === text) return
      memo.set(keyOf(type), text)
      if (text !== null && !types().includes(type)) memo.set(typesKey, [...types(), type].join(' '))
    },
    forget() {
      for (const type of types()) memo.set(keyOf(type), null)
      memo.set(typesKey, null)
    },
  }
}

/** What the device remembers is anybody's who sits at it: what is no head is none. */
function headIn(text: string | null): KeptHead | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isObject(value)) return null
    const { ids, total, from } = value
    if (!Array.isArray(ids) || typeof total !== 'number') return null
    return { ids: ids.map(Number), total, from: typeof from === 'string' ? from : null }
  } catch {
    return null
  }
}
