import { useMemo } from 'react'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { type Catalogue, createCatalogue } from '../../../data/shop/catalogue.ts'
import { useBodies } from '../../../office/catalogue/menus/useBodies.ts'
import { typedProduct } from '../../../office/catalogue/product/typedProduct.ts'
import { bodyIn } from '../../../office/form/draft.ts'
import type { FormPreviewProps } from '../../../office/form/formParts.ts'

interface TypedCatalogue {
  readonly catalogue: Catalogue
  /** Null while what is typed is no product, and while the device is being read. */
  readonly product: Product | null
}

/** What guests get, from what this device has of it, with the product as it is typed right now and no other. */
export function useTypedCatalogue(form: FormPreviewProps['form'], row: FormPreviewProps['row']): TypedCatalogue {
  const product = useMemo(
    () => typedProduct(bodyIn(form.draft, row), row && { ...row.body, id: row.id }),
    [form.draft, row],
  )
  const config = useBodies('config')
  const branches = useBodies('branches')
  const categories = useBodies('categories')
  const menus = useBodies('menus')
  const switches = useBodies('switches')
  const stored = useMemo(() => {
    const types = { config, branches, categories, menus, switches }
    return Object.entries(types).flatMap(([type, rows]) =>
      [...(rows?.values() ?? [])].map(({ id, rev, body }) => ({ type, id, rev, body })),
    )
  }, [config, branches, categories, menus, switches])
  const isRead = [config, branches, categories, menus, switches].every(Boolean)
  // No other product: a menu of this one alone is drawn at every key.
  return useMemo(() => {
    const catalogue = createCatalogue()
    const typed = product ? [{ type: 'products', id: product.id, rev: product.rev, body: { ...product } }] : []
    catalogue.replace([...stored, ...typed])
    return { catalogue, product: isRead ? product : null }
  }, [stored, product, isRead])
}
