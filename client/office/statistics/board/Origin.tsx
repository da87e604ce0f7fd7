import { Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { searchOf as orderSearch, scopeOf } from '../../orders/ordersScope.ts'
import type { Dates } from '../period.ts'
import { texts } from '../texts.ts'
import { useDashboard } from './dashboardContext.ts'
import type { FigureName } from './registry.ts'

interface OriginProps {
  readonly name: FigureName
  readonly title: string
  readonly className: string
}

/** The rows a figure was made of, where there are any: of visits nothing is kept that could be read one by one. */
export function Origin({ name, title, className }: OriginProps) {
  const { dates } = useDashboard()
  const to = originOf(name)
  if (to === null) return null
  const place =
    to === '/orders' ? ordersOf(dates) : ({ to, search: { teil: 'monat', monat: dates.to.slice(0, 7) } } as const)
  return (
    <Link {...place} className={className} aria-label={texts.card.originOf(title)}>
      <ListTree size={15} aria-hidden />
      {texts.card.origin}
    </Link>
  )
}

/** Where the orders of some local dates stand, of those looked at or of one branch, which may be deleted. */
export const ordersOf = ({ from, to }: Dates, branch: number | null = null) =>
  ({
    to: '/orders',
    search: orderSearch({ ...scopeOf({}), view: 'history', day: from, until: to === from ? null : to, branch }),
  }) as const

const originOf = (name: FigureName): '/orders' | '/times' | null =>
  /order|revenue|item/.test(name) ? '/orders' : name.startsWith('working') ? '/times' : null
