import { looksBack } from '../../../schema/base/access.ts'
import { heldOrders, missedOrders } from '../../../schema/ordering/officeCalls.ts'
import { Badge } from '../../ui/Badge.tsx'
import { type BranchScope, branchFilter } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useOffice, useZone } from '../shell/scope.tsx'
import { SwitchStrip } from '../switches/SwitchStrip.tsx'
import { Board } from './board/Board.tsx'
import { heldText } from './heldText.ts'
import { Listed } from './Listed.tsx'
import { missedText } from './missedText.ts'
import { OrderHistory } from './OrderHistory.tsx'
import type { OrdersProps } from './ordersScope.ts'
import { texts } from './texts.ts'
import { useOrderNews, useOrderPace } from './useOrderNews.ts'

/** Orders as the office has them: those that are open, those that need somebody, and all there ever were. */
export function Orders({ scope, onScope }: OrdersProps) {
  const { view } = scope
  const { actor } = useOffice()
  const { scope: branches } = useBranchScope()
  const filter = branchFilter(branches)
  // Who only works at a branch has the orders of the last days.
  const isShort = view === 'history' && !looksBack({ actor })
  return (
    <div
      className={`mx-auto flex w-full flex-col gap-5 px-4 py-6 tablet:px-8 ${view === 'current' ? 'max-w-[110rem]' : 'max-w-[64rem]'}`}
    >
      <PageHead title={texts.titles[view]} intro={isShort ? texts.recentOnly : texts.intros[view]} />
      {view === 'current' && (
        <>
          <SwitchStrip />
          <Board filter={filter} isMixed={isMixed(branches)} />
          <Held filter={filter} isMixed={isMixed(branches)} />
        </>
      )}
      {view === 'missed' && <Missed filter={filter} isMixed={isMixed(branches)} />}
      {view === 'history' && <OrderHistory {...{ scope, onScope, branches }} />}
    </div>
  )
}

/** Orders of several branches say of which they are. */
const isMixed = (branches: BranchScope): boolean => branches?.length !== 1

interface ViewProps {
  /** 'filter[branch]=1,8', empty for all. */
  readonly filter: string
  readonly isMixed: boolean
}

/** Nobody makes them yet, but they take places that others could have; where there are none it is not spoken of. The board above asks for them too. */
function Held({ filter, isMixed: mixed }: ViewProps) {
  const query = useServerQuery(heldOrders, { query: filter && `?${filter}`, everyMs: useOrderPace() })
  const zone = useZone()
  if (!query.value?.length) return null
  return (
    <section aria-labelledby="held-orders" className="flex flex-col gap-3">
      <header>
        <h2 id="held-orders" className="text-title">
          {texts.held.title(query.value.length)}
        </h2>
        <p className="text-caption text-ink-soft">{texts.held.hint}</p>
      </header>
      <Listed view="current" query={query} rows={query.value} isMixed={mixed}>
        {({ createdAt, heldUntil }) => <Badge tone="warning">{heldText(createdAt, heldUntil, zone)}</Badge>}
      </Listed>
    </section>
  )
}

function Missed({ filter, isMixed: mixed }: ViewProps) {
  const query = useServerQuery(missedOrders, { query: filter && `?${filter}`, everyMs: useOrderNews() })
  return (
    <Listed view="missed" query={query} rows={query.value} isMixed={mixed}>
      {({ missed }) => <Badge tone="error">{missedText[missed]}</Badge>}
    </Listed>
  )
}
