import { useEffect, useState } from 'react'
import { keysOf } from '../../../../schema/base/keys.ts'
import { fieldOf, parsed } from '../../../../schema/base/record.ts'
import { isOnline, paymentMethods } from '../../../../schema/business/paymentMethods.ts'
import { offeredWays } from '../../../../schema/ordering/calls.ts'
import { type OfferedWays, paymentWays } from '../../../../schema/ordering/paymentWays.ts'
import { ask } from '../../../data/engine/http.ts'
import { memo } from '../../../device/storage/memo.ts'

const KEPT = 'payment.ways'

/** The ways to pay online by provider: at once as they were last time, then as the server knows them. None where nobody answers. */
export function useOfferedWays(isWanted: boolean): OfferedWays {
  const [offered, setOffered] = useState(kept)
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    const look = async () => {
      const answer = await ask(offeredWays, {})
      if (isLeft || !answer.ok) return
      memo.set(KEPT, JSON.stringify(answer.data))
      setOffered(answer.data)
    }
    // Without an answer what was known stays.
    look().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return offered
}

function kept(): OfferedWays {
  const known = parsed(memo.get(KEPT))
  const online = keysOf(paymentMethods).filter(isOnline)
  return Object.fromEntries(
    online.map(method => {
      const ways = fieldOf(known, method)
      return [method, keysOf(paymentWays).filter(way => Array.isArray(ways) && ways.includes(way))]
    }),
  )
}
