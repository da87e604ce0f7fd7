import { useState } from 'react'
import { draw } from '../../../../schema/signage/draw.ts'
import type { Ink, Layout } from '../../../../schema/signage/drawing.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { useSettings } from '../../shell/scope.tsx'
import type { LayoutData } from '../DrawnLayout.tsx'
import { dataOf } from '../productData.ts'
import { useInk } from '../useInk.ts'
import { useProducts } from '../useProducts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

/** What the layout is drawn with while it is edited: real data, of a product of one's choice. */
export function usePreview({ page, layers }: Pick<LayoutEditor, 'page' | 'layers'>) {
  const currency = useSettings()?.currency
  const products = useProducts()
  const [chosen, setProduct] = useState<number | null>(null)
  const product = page.isOfProduct ? (products.find(({ id }) => id === chosen) ?? products[0]) : undefined
  const data: LayoutData = dataOf(product, currency)
  const layout: Layout = { ...page, layers }
  const ink = useInk(layout)
  const drawn = (shown: readonly Layer[]) => {
    const whole: Ink | null = ink && { ...ink, ...data }
    return whole && draw({ ...page, layers: shown }, whole)
  }
  return { ink, data, layout, drawn, product, products: page.isOfProduct ? products : [], setProduct }
}
