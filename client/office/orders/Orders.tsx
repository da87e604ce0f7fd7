import { missedOrders } from '../../../schema/ordering/officeCalls.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { BranchChoice } from './BranchChoice.tsx'
import { Board } from './board/Board.tsx'
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
      {view === 'current' && <Board branch={branch} />}
      {view === 'missed' && <Missed branch={branch} />}
      {view === 'history' && <OrderHistory scope={scope} onScope={onScope} />}
    </div>
  )
}

const ofBranch = (branch: number | null): string => (branch === null ? '' : `?filter[branch]=${branch}`)

function Missed({ branch }: { readonly branch: number | null }) {
  const query = useServerQuery(missedOrders, { query: ofBranch(branch), everyMs: ASK_MS })
  return (
    <Listed view="missed" query={query} rows={query.value} isMixed={branch === null}>
      {({ missed }) => <Badge tone="error">{texts.missed[missed]}</Badge>}
    </Listed>
  )
}
