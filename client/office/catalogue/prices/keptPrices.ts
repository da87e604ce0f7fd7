import { useEffect, useEffectEvent, useState } from 'react'
import type { Body } from '../../../../schema/base/entity.ts'
import { isObject } from '../../../../schema/base/sameValue.ts'
import { entriesOf, partsOf } from '../../form/formValues.ts'
import { isRow } from '../../form/keptDraft.ts'
import { useOffice } from '../../shell/scope.tsx'
import type { PriceDraft } from './priceShelf.ts'

/** How long (ms) typing waits for more of it before it is on the disk. */
const PAUSE_MS = 400
const NAME = 'prices:list'

/** A draft of the price list as the device keeps it. */
export const keptPrices = (draft: PriceDraft): Body => ({ products: [...draft.values()] })

/** The draft that was kept; what cannot be read of it is left out. */
export function openedPrices(kept: Body | null): PriceDraft {
  const all = entriesOf(kept?.['products']).flatMap(entry => {
    const { base, prices } = partsOf(entry)
    if (!isRow(base) || !isObject(prices)) return []
    const cents = Object.entries(prices).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, value] as const] : [],
    )
    return [[base.id, { base, prices: Object.fromEntries(cents) }] as const]
  })
  return new Map(all)
}

/** Keeps what is typed until it is saved, discarded or left on purpose; `onFound` gets what a former page left. */
export function useKeptPrices(draft: PriceDraft, onFound: (draft: PriceDraft) => void): void {
  const { office } = useOffice()
  const [isRead, setRead] = useState(false)
  const found = useEffectEvent((kept: Body | null) => {
    const opened = openedPrices(kept)
    if (opened.size > 0 && draft.size === 0) onFound(opened)
    setRead(true)
  })
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const kept = await office.drafts.read(NAME).catch(() => null)
      if (!isOver) found(kept)
    }
    void read()
    return () => {
      isOver = true
      void office.drafts.drop(NAME)
    }
  }, [office])
  useEffect(() => {
    if (!isRead) return undefined
    const isEmpty = draft.size === 0
    const keep = () => (isEmpty ? office.drafts.drop(NAME) : office.drafts.keep(NAME, keptPrices(draft)))
    const timer = setTimeout(() => void keep(), isEmpty ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [office, draft, isRead])
}
