import type { PairedScreen } from '../../../schema/counter/pairing.ts'
import { memo } from './memo.ts'

const KEY = 'screen'

/** Which TV of the business this browser is; null for none. Its key lies in a cookie that no script can read. */
export function knownScreen(): Pick<PairedScreen, 'id' | 'name'> | null {
  try {
    return JSON.parse(memo.get(KEY) ?? 'null')
  } catch {
    return null
  }
}

export const rememberScreen = (screen: PairedScreen | null): void =>
  memo.set(KEY, screen === null ? null : JSON.stringify({ id: screen.id, name: screen.name }))
