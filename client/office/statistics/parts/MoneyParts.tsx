import { useState } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Branches } from '../board/Branches.tsx'
import { StatisticCard } from '../board/StatisticCard.tsx'
import { texts } from '../texts.ts'
import * as views from '../views/orderViews.ts'
import { PopularCard } from './PopularCard.tsx'

/** What was taken in, what of it is tax, and where. */
export const RevenuePart = () => (
  <>
    <StatisticCard name="revenue" view={views.revenueView} isCompared isWide />
    <StatisticCard name="revenue" title={texts.figures.taxes} view={views.taxView} />
    <StatisticCard name="orders" title={texts.figures.modes} view={views.modesView} />
    <Branches />
  </>
)

/** Orders, those that came to nothing, and when they come. */
export const OrdersPart = () => (
  <>
    <CountedOrders />
    <StatisticCard name="orders" title={texts.figures.modes} view={views.modesView} />
    <StatisticCard name="canceled-orders" title={texts.figures.reasons} view={views.reasonsView} />
    <StatisticCard name="canceled-orders" view={views.canceledView} isCompared isWide />
    <StatisticCard name="order-times" title={texts.figures.orderTimes} view={views.orderTimesView} isWide />
    <StatisticCard name="order-times" title={texts.figures.appointments} view={views.appointmentTimesView} isWide />
  </>
)

/** Orders are counted when they are placed, or when they are for. */
function CountedOrders() {
  const [by, setBy] = useState<'created' | 'appointment'>('created')
  return (
    <StatisticCard
      name="orders"
      view={views.ordersView}
      isCompared
      isWide
      more={by === 'appointment' ? 'by=appointment' : ''}
    >
      <Segmented
        className="self-start no-print"
        label={texts.figures.counted}
        value={by}
        options={(['created', 'appointment'] as const).map(value => ({ value, label: texts.figures.by[value] }))}
        onChange={setBy}
      />
    </StatisticCard>
  )
}

export const ItemsPart = () => (
  <>
    <StatisticCard name="items" view={views.itemsView} isCompared isWide />
    <PopularCard isWide />
  </>
)
