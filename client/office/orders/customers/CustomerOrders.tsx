import { formatMoney } from '../../../../schema/base/money.ts'
import { customerOrders } from '../../../../schema/ordering/customerCalls.ts'
import type { Row } from '../../../data/office/office.ts'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useTitles } from '../../shell/scope.tsx'
import { OrderRow } from '../OrderRow.tsx'
import { Section } from '../Section.tsx'
import { texts } from './texts.ts'

/** The orders with a customer's number or address, and what they come to. */
export function CustomerOrders({ row: { id, body } }: { readonly row: Row }) {
  const query = useServerQuery(customerOrders, { params: { id } })
  const { value, problem } = query
  const titles = useTitles([...new Set(value?.orders.map(({ branch }) => branch))].map(each => ['branches', each]))
  const isReached = Boolean(body['phone']) || Boolean(body['email'])
  return (
    <Section title={texts.orders}>
      <div className="px-4 pt-2 empty:hidden">
        <QueryState queries={[query]} />
      </div>
      {!value && problem === null && <Loading className="h-40" />}
      {value?.count === 0 && <p className="px-4 py-6 text-ink-soft">{isReached ? texts.none : texts.unknown}</p>}
      {value && value.count > 0 && (
        <>
          <p className="figures px-4 pt-3 font-medium">
            {texts.sum(
              value.count,
              value.hasMore,
              value.totals.map(({ gross, currency }) => formatMoney(gross, currency)),
            )}
          </p>
          {value.count > value.orders.length && (
            <p className="px-4 text-caption text-ink-soft">{texts.newest(value.orders.length)}</p>
          )}
          <ul className="divide-y divide-line">
            {value.orders.map(order => (
              <li key={order.id}>
                <OrderRow order={order} branch={titles.get(`branches:${order.branch}`) ?? null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
