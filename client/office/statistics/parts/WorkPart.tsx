import { StatisticCard } from '../board/StatisticCard.tsx'
import { ordersView } from '../views/orderViews.ts'
import { workView } from '../views/workViews.ts'

/** Work that was done and planned, beside what there was to do. */
export const WorkPart = () => (
  <>
    <StatisticCard name="working-activities" view={workView} />
    <StatisticCard name="working-schedules" view={workView} />
    <StatisticCard name="orders" view={ordersView} isCompared isWide />
  </>
)
