import { useMemo } from 'react'
import { type ImageTemplate, imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import type { LabelSheet } from '../../../schema/signage/labelSheets.ts'
import { useBodies } from '../catalogue/menus/useBodies.ts'
import { templateIn } from './templateIn.ts'

/** The layouts of one's own that go onto a label of this sheet. */
export function useOwnLabels({ width, height }: LabelSheet): readonly ImageTemplate[] {
  const templates = useBodies(imageTemplates.type)
  return useMemo(
    () =>
      [...(templates?.values() ?? [])].flatMap(row => {
        const template = templateIn(row)
        const isOfProducts = template?.subject === 'products' || template?.subject === 'none'
        const fits = template?.unit === 'mm' && template.width <= width && template.height <= height
        return isOfProducts && fits ? [template] : []
      }),
    [templates, width, height],
  )
}
