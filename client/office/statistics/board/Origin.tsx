import { Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { searchOf as orderSearch, scopeOf } from '../../orders/ordersScope.ts'
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
  const search =
    to === '/orders'
      ? orderSearch({
          ...scopeOf({}),
          view: 'history',
          day: dates.from,
          until: dates.to === dates.from ? null : dates.to,
        })
      : { teil: 'monat' as const, monat: dates.to.slice(0, 7) }
  return (
    <Link to={to} search={search} className={className} aria-label={texts.card.originOf(title)}>
      <ListTree size={15} aria-hidden />
      {texts.card.origin}
    </Link>
  )
}

const originOf = (name: FigureName): '/orders' | '/times' | null =>
  /order|revenue|item/.test(name) ? '/orders' : name.startsWith('working') ? '/times' : null
