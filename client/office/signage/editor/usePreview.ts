import { useState } from 'react'
import { draw } from '../../../../schema/signage/draw.ts'
import type { Ink, Layout } from '../../../../schema/signage/drawing.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { useSettings } from '../../shell/scope.tsx'
import type { LayoutData } from '../DrawnLayout.tsx'
import { isLive } from '../isLive.ts'
import { dataOf } from '../productData.ts'
import { useInk } from '../useInk.ts'
import { useLiveData } from '../useLiveData.ts'
import { useProducts } from '../useProducts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

/** What the layout is drawn with while it is edited: real data, of a product, a branch and a moment of one's choice. */
export function usePreview({ page, layers }: Pick<LayoutEditor, 'page' | 'layers'>) {
  const currency = useSettings()?.currency
  const products = useProducts()
  const [chosen, setProduct] = useState<number | null>(null)
  const [branch, setBranch] = useState<number | null>(null)
  const [moment, setMoment] = useState('')
  const live = useLiveData({ branch, moment, isWanted: isLive(layers) })
  const product = page.isOfProduct ? (products.find(({ id }) => id === chosen) ?? products[0]) : undefined
  const data: LayoutData = { ...dataOf(product, currency), live }
  const layout: Layout = { ...page, layers }
  const { ink, again } = useInk(layout)
  const drawn = (shown: readonly Layer[]) => {
    const whole: Ink | null = ink && { ...ink, ...data }
    return whole && draw({ ...page, layers: shown }, whole)
  }
  return {
    ink,
    /** Asks once more for fonts that did not come; null where none is missing that way. */
    again,
    data,
    layout,
    drawn,
    product,
    products: page.isOfProduct ? products : [],
    setProduct,
    branch: live?.branch ?? null,
    setBranch,
    moment,
    setMoment,
  }
}
