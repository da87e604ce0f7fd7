import type { ReactNode } from 'react'
import { opensTab } from '../../../schema/base/areas.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { Forbidden } from '../../office/areas/Forbidden.tsx'
import { placeOf } from '../../office/areas/officeAreas.ts'
import { officePage } from '../../office/areas/officePages.ts'
import { texts } from '../../office/orders/texts.ts'
import { useShows } from '../../office/settings/deviceSettings.ts'
import { EmptyCard } from '../../office/shell/CardList.tsx'
import { Missing } from '../../office/shell/Missing.tsx'
import { mayReadSome, readable } from '../../office/shell/rights.ts'
import { useEntity, useOffice } from '../../office/shell/scope.tsx'

/** What stands in the way of a page; null where nothing does. */
export function usePageBar(to: string): ReactNode {
  const { actor } = useOffice()
  const page = officePage(to)
  if (!page) return <Missing />
  const { area, tab, access } = page
  if (mayReadSome(actor, access) && opensTab(actor.roles, area, tab)) return null
  return <Forbidden {...{ area, tab, access }} />
}

/** The entity of an address, or what is shown in its place where there is none for this person. */
export function useOpened(
  type: string,
): { readonly entity: Entity; readonly bar: null } | { entity?: never; bar: ReactNode } {
  const { me } = useOffice()
  const entity = useEntity(type)
  const isGuestShown = useShows('customerData')
  if (!entity) return { bar: <Missing /> }
  const { area, tab } = placeOf(entity)
  if (type === 'customers' && !isGuestShown) return { bar: <EmptyCard title={texts.hidden.guest} /> }
  if (readable(entity, me) && opensTab(me.roles, area, tab)) return { entity, bar: null }
  const isForAdmins = entity.audiences.office === undefined
  return { bar: <Forbidden {...{ area, tab, isForAdmins }} access={entity.access} /> }
}
