import { useMemo } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { paceOf } from '../../../schema/ordering/pace.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import { useOrderingAccount } from '../../data/account/ownAccount.ts'
import { isComplete } from '../../data/shop/catalogue.ts'
import { useConfig, useFreshness, useList } from '../../data/shop/useCatalogue.tsx'

/** The device's catalogue as the rules of quotes read it; another value whenever something in it changes. Null without settings. */
export function useRulesCatalogue(branch: Branch): Catalogue | null {
  const config = useConfig()
  const menus = useList('menus')
  const products = useList('products')
  const categories = useList('categories')
  const tables = useList('tables')
  const switches = useList('switches')
  const stations = useList('stations')
  const paces = useList('paces')
  const isWhole = isComplete(useFreshness())
  const donatees = useList('donatees')
  const account = useOrderingAccount()
  return useMemo(() => {
    if (!config) return null
    const productById = new Map(products.map(product => [product.id, product]))
    const categoryById = new Map(categories.map(category => [category.id, category]))
    return {
      config,
      branch,
      menus,
      switches,
      account,
      pace: paceOf(branch.id, stations, paces),
      product: id => productById.get(id),
      category: id => categoryById.get(id),
      // What has not come yet cannot be said to be missing.
      ...(isWhole && {
        table: (key: number | string) => tables.find(({ id, identifier }) => id === key || identifier === key),
        donatee: (id: number) => donatees.find(donatee => donatee.id === id),
      }),
    }
  }, [config, branch, menus, products, categories, tables, switches, stations, paces, donatees, isWhole, account])
}
