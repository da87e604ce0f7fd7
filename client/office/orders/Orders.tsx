import { heldOrders, missedOrders } from '../../../schema/ordering/officeCalls.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useZone } from '../shell/scope.tsx'
import { BranchChoice } from './BranchChoice.tsx'
import { Board } from './board/Board.tsx'
import { heldText } from './heldText.ts'
import { Listed } from './Listed.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import type { OrdersProps } from './ordersScope.ts'
import { texts } from './texts.ts'

/** While somebody looks at it (ms). */
const ASK_MS = 5000

/** Orders as the office has them: those that are open, those that need somebody, and all there ever were. */
export function Orders({ scope, onScope }: OrdersProps) {
  const { view, branch } = scope
  return (
    <div
      className={`mx-auto flex w-full flex-col gap-5 px-4 py-6 tablet:px-8 ${view === 'current' ? 'max-w-[110rem]' : 'max-w-[64rem]'}`}
    >
      <PageHead title={texts.title} intro={texts.intro}>
        <BranchChoice branch={branch} onBranch={chosen => onScope({ ...scope, branch: chosen })} />
      </PageHead>
      <Segmented
        className="tablet:self-start"
        label={texts.viewLabel}
        value={view}
        options={(['current', 'missed', 'history'] as const).map(value => ({ value, label: texts.views[value] }))}
        onChange={chosen => onScope({ ...scope, view: chosen })}
      />
      {view === 'current' && (
        <>
          <Board branch={branch} />
          <Held branch={branch} />
        </>
      )}
      {view === 'missed' && <Missed branch={branch} />}
      {view === 'history' && <OrderHistory scope={scope} onScope={onScope} />}
    </div>
  )
}

const ofBranch = (branch: number | null): string => (branch === null ? '' : `?filter[branch]=${branch}`)

/** Nobody makes them yet, but they take places that others could have; where there are none it is not spoken of. */
function Held({ branch }: { readonly branch: number | null }) {
  const query = useServerQuery(heldOrders, { query: ofBranch(branch), everyMs: ASK_MS })
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
      <Listed view="current" query={query} rows={query.value} isMixed={branch === null}>
        {({ createdAt, heldUntil }) => <Badge tone="warning">{heldText(createdAt, heldUntil, zone)}</Badge>}
      </Listed>
    </section>
  )
}

function Missed({ branch }: { readonly branch: number | null }) {
  const query = useServerQuery(missedOrders, { query: ofBranch(branch), everyMs: ASK_MS })
  return (
    <Listed view="missed" query={query} rows={query.value} isMixed={branch === null}>
      {({ missed }) => <Badge tone="error">{texts.missed[missed]}</Badge>}
    </Listed>
  )
}
