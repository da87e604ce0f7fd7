import { useMemo } from 'react'
import { plannedOn } from '../../../../schema/business/plannedChange.ts'
import { type Catalogue, createCatalogue } from '../../../data/shop/catalogue.ts'
import { useBodies } from '../../../office/catalogue/menus/useBodies.ts'
import { asPlanned, plansBy } from '../../../office/planned/asPlanned.ts'
import type { Plan } from '../../../office/planned/plan.ts'
import { usePlans } from '../../../office/planned/usePlans.ts'
import { useOffice } from '../../../office/shell/scope.tsx'

interface CatalogueAt {
  readonly catalogue: Catalogue
  /** What of it is only planned until then. */
  readonly plans: readonly Plan[]
  readonly isRead: boolean
}

/** What guests get at an instant (epoch ms), from what this device has of it and with what is planned until then. */
export function useCatalogueAt(at: number): CatalogueAt {
  const { entities } = useOffice()
  const config = useBodies('config')
  const branches = useBodies('branches')
  const categories = useBodies('categories')
  const menus = useBodies('menus')
  const products = useBodies('products')
  const switches = useBodies('switches')
  const all = usePlans()
  const types = useMemo(
    () => ({ config, branches, categories, menus, products, switches }),
    [config, branches, categories, menus, products, switches],
  )
  // The same ones as long as none more is due.
  const due = plansBy(all, at).length
  const plans = useMemo(
    () =>
      plansBy(all, Number.POSITIVE_INFINITY)
        .slice(0, due)
        .filter(plan => plannedOn(plan)[0] in types),
    [all, due, types],
  )
  const catalogue = useMemo(() => {
    const made = createCatalogue()
    const documents = Object.entries(types).flatMap(([type, rows]) => {
      const entity = entities.find(each => each.type === type)
      return [...(rows?.values() ?? [])].map(row => {
        const own = plans.filter(({ on }) => on === `${type}:${row.id}`)
        const { id, rev, body } = entity && own.length > 0 ? asPlanned(entity, row, own) : row
        return { type, id, rev, body }
      })
    })
    made.replace(documents)
    made.setFreshness({ source: 'live' })
    return made
  }, [types, plans, entities])
  return { catalogue, plans, isRead: Object.values(types).every(Boolean) }
}
