import { lazy } from 'react'
import type { FormParts } from '../../office/form/formParts.ts'

/** The shop's views come with the first preview. */
const ProductPreview = lazy(async () => ({ default: (await import('./preview/ProductPreview.tsx')).ProductPreview }))

/** What deviates from the generated form, by entity type, loaded with the first such form. Everything else follows from the declaration. */
const loaders: Readonly<Record<string, () => Promise<FormParts>>> = {
  blocks: async () => ({ Extra: (await import('../../office/website/blocks/ShownOn.tsx')).ShownOn }),
  branches: async () => ({ Extra: (await import('../../office/business/branch/LikeBranch.tsx')).LikeBranch }),
  config: async () => ({
    controls: {
      legalTexts: (await import('../../office/business/legal/LegalTexts.tsx')).LegalTexts,
      taxClasses: (await import('../../office/settings/taxes/TaxClasses.tsx')).TaxClasses,
    },
  }),
  customers: async () => ({
    Extra: (await import('../../office/orders/customers/CustomerPanel.tsx')).CustomerPanel,
  }),
  devices: async () => ({ Extra: (await import('../../office/counter/devices/DevicePanel.tsx')).DevicePanel }),
  'digital-signage-devices': async () => ({
    Extra: (await import('../../office/signage/screens/ScreenPanel.tsx')).ScreenPanel,
  }),
  'digital-signage-streams': async () => ({
    Extra: (await import('../../office/signage/streams/StreamPanel.tsx')).StreamPanel,
  }),
  'external-users': async () => ({
    Extra: (await import('../../office/orders/customers/ExternalAccess.tsx')).ExternalAccess,
  }),
  menus: async () => (await import('../../office/catalogue/menus/menuParts.ts')).menuParts,
  navigations: async () => ({
    controls: { items: (await import('../../office/website/navigation/TreeControl.tsx')).TreeControl },
    isWide: true,
  }),
  'planned-changes': async () => {
    const [{ PlannedOn }, { PlannedValues }, { Told }] = await Promise.all([
      import('../../office/planned/PlannedOn.tsx'),
      import('../../office/planned/PlannedValues.tsx'),
      import('../../office/planned/Told.tsx'),
    ])
    return { controls: { on: PlannedOn, title: null, changes: PlannedValues, author: Told, reason: Told } }
  },
  products: async () => ({
    ...(await import('../../office/catalogue/product/productParts.ts')).productParts,
    Preview: ProductPreview,
  }),
}
const loaded = new Map<string, Promise<FormParts>>()

/** Null for a form that is generated as a whole. What could not be loaded is asked for again. */
export function formPartsOf(type: string): Promise<FormParts> | null {
  const load = loaders[type]
  if (!load) return null
  const known = loaded.get(type)
  if (known) return known
  const parts = load()
  loaded.set(type, parts)
  parts.catch(() => loaded.delete(type))
  return parts
}
