import { useMemo } from 'react'
import { type Product, products } from '../../../schema/catalogue/product.ts'
import { useLive } from '../../data/engine/live.ts'
import { productIn } from '../orders/lines/productIn.ts'
import { useOffice } from '../shell/scope.tsx'

/** So many are offered to look at a layout with. */
const OFFERED = 100

/** The first products this device has, in the order of their names. */
export function useProducts(): readonly Product[] {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(products.type, { limit: OFFERED }), [office]))
  return useMemo(() => page?.rows.flatMap(row => productIn(row) ?? []) ?? [], [page])
}
