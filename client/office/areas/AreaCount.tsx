import type { Area } from '../../../schema/base/areas.ts'
import { texts as formTexts } from '../form/texts.ts'
import { useUndecidedPrints, useWaitingOrders } from '../overview/useAttention.ts'
import { useOffersToDecide } from '../roster/offers/useOffersToDecide.ts'
import { useTroubles } from '../shell/scope.tsx'
import { useToDecide } from '../time/absences/useToDecide.ts'
import { texts } from './texts.ts'

/** How many things of an area wait for a person, seen from every page; nothing where none does. */
export function AreaCount({ area, isDot = false }: { readonly area: Area; readonly isDot?: boolean }) {
  if (area === 'today') return <TroubleCount isDot={isDot} />
  if (area === 'orders') return <WaitingCount isDot={isDot} />
  if (area === 'team') return <AbsenceCount isDot={isDot} />
  return area === 'branches' ? <UndecidedCount isDot={isDot} /> : null
}

interface CountProps {
  /** Only that there is something: where there is no room for a number. */
  readonly isDot?: boolean
}

const TroubleCount = ({ isDot }: CountProps) => (
  <Count count={useTroubles()?.length ?? 0} title={formTexts.trouble.heading} isDot={isDot} />
)

/** Orders that wait for an answer or need somebody. */
function WaitingCount({ isDot }: CountProps) {
  const { fresh, troubled } = useWaitingOrders()
  return <Count count={fresh.length + troubled.length} title={texts.waiting.orders} isDot={isDot} />
}

/** Absences and shifts that change hands which wait for a decision. */
function AbsenceCount({ isDot }: CountProps) {
  const { length: asked } = useToDecide()
  const { length: offered } = useOffersToDecide()
  const titles = [
    ...(asked > 0 ? [texts.waiting.absences(asked)] : []),
    ...(offered > 0 ? [texts.waiting.offers(offered)] : []),
  ]
  return <Count count={asked + offered} title={titles.join(', ')} isDot={isDot} />
}

/** Papers nobody knows the end of. */
export function UndecidedCount({ isDot }: CountProps) {
  const count = useUndecidedPrints()
  return <Count count={count} title={texts.waiting.prints(count)} isDot={isDot} />
}

function Count({ count, title, isDot }: CountProps & { count: number; title: string }) {
  if (count === 0) return null
  return (
    <span
      className={`figures rounded-pill bg-warning-soft font-medium text-warning ${isDot ? 'absolute top-0.5 right-0.5 px-1 text-[0.6875rem]' : 'ml-auto px-2 text-caption'}`}
      title={title}
    >
      {count}
    </span>
  )
}
