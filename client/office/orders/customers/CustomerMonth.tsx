import { useState } from 'react'
import { csvText } from '../../../../schema/base/csv.ts'
import { formatMoney } from '../../../../schema/base/money.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { customers } from '../../../../schema/ordering/customer.ts'
import { type CustomerAccount, customerAccount, invoiceTable } from '../../../../schema/ordering/customerAccount.ts'
import type { Row } from '../../../data/office/office.ts'
import { now } from '../../../device/clock.ts'
import { saveFile } from '../../../device/media/saveFile.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useTitles, useZone } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { Section } from '../Section.tsx'
import { monthSums } from './monthSums.ts'
import { texts } from './texts.ts'

/** What was ordered on account in a month, against the budget, and the list by which it is invoiced. */
export function CustomerMonth({ row: { id, body } }: { readonly row: Row }) {
  const zone = useZone()
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useServerQuery(customerAccount, { params: { id }, query: chosen ? `?month=${chosen}` : '' })
  const { value, problem } = query
  const month = chosen ?? value?.month ?? localTime(now(), zone).date.slice(0, 7)
  const titles = useTitles([...new Set(value?.orders.map(({ branch }) => branch))].map(each => ['branches', each]))
  const title = customers.title(body)
  const save = (account: CustomerAccount) => {
    const rows = invoiceTable(account, title, branch => titles.get(`branches:${branch}`) ?? String(branch))
    saveFile(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), texts.month.file(title, account.month))
  }
  // What was ordered on account is to be invoiced also once nothing is agreed any more.
  if (body['isInvoiced'] !== true && !value?.latest) return null
  return (
    <Section title={texts.month.title}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3">
        <div className="w-44">
          <input
            type="month"
            aria-label={texts.month.label}
            className={input}
            value={month}
            onChange={event => event.target.value && setChosen(event.target.value)}
          />
        </div>
        {value && value.orders.length + value.credits.length > 0 && (
          <Button size="small" variant="secondary" onClick={() => save(value)}>
            {texts.month.csv}
          </Button>
        )}
      </div>
      <div className="px-4 pt-2 empty:hidden">
        <QueryState queries={[query]} />
      </div>
      {!value && problem === null && <Loading className="h-24" />}
      {value && <Sums account={value} />}
    </Section>
  )
}

const looks = { part: '', due: 'font-strong', beside: 'text-ink-soft' } as const

function Sums({ account }: { readonly account: CustomerAccount }) {
  const { orders, credits } = account
  const currency = [...orders, ...credits][0]?.currency ?? 'EUR'
  const money = (cents: number) => formatMoney(cents, currency)
  const rows = [
    ...orders.map(each => ({
      ...each,
      key: `orders:${each.id}`,
      to: each.id,
      what: each.orderedBy,
      cents: each.totalGross,
    })),
    ...credits.map(each => ({
      ...each,
      key: `credits:${each.id}`,
      to: each.order,
      what: texts.month.credit,
      cents: -each.amount,
    })),
  ]
  return (
    <>
      <dl className="figures flex flex-col gap-1 px-4 py-3">
        {monthSums(account, money).map(({ label, value, kind }) => (
          <div key={label} className={`flex flex-wrap justify-between gap-x-4 ${looks[kind]}`}>
            <dt>{label}</dt>
            <dd className="ml-auto">{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length > 0 && (
        <ul className="figures divide-y divide-line border-t border-line">
          {rows.map(({ key, to, day, ticketNumber, what, cents }) => (
            <li key={key}>
              <a href={`#/orders/${to}`} className="flex gap-4 px-4 py-2.5 hover:bg-sunken">
                <span className="min-w-0 flex-1 truncate">
                  {[day.split('-').toReversed().join('.'), ticketNumber, what].filter(Boolean).join(' · ')}
                </span>
                <span>{money(cents)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
