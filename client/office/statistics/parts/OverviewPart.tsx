import { Glance } from '../board/Glance.tsx'
import { StatisticCard } from '../board/StatisticCard.tsx'
import { Tiles } from '../board/Tiles.tsx'
import { texts } from '../texts.ts'
import { modesView, orderTimesView, revenueView } from '../views/orderViews.ts'
import { visitorsView } from '../views/visitViews.ts'
import { PopularCard } from './PopularCard.tsx'

/** The house at a glance: today, four figures, and what they are made of. */
export const OverviewPart = () => (
  <>
    <div className="flex flex-col gap-4 desktop:col-span-2">
      <Glance />
      <Tiles />
    </div>
    <StatisticCard name="revenue" view={revenueView} isCompared isWide />
    <StatisticCard name="orders" title={texts.figures.modes} view={modesView} />
    <PopularCard />
    <StatisticCard name="order-times" title={texts.figures.orderTimes} view={orderTimesView} isWide />
    <StatisticCard name="unique-visitors" view={visitorsView} isCompared isWide />
  </>
)
