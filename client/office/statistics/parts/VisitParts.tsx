import { StatisticCard } from '../board/StatisticCard.tsx'
import { texts } from '../texts.ts'
import * as views from '../views/visitViews.ts'

/** Who came to the website, when, where to and which way. */
export const VisitorsPart = () => (
  <>
    <StatisticCard name="unique-visitors" view={views.visitorsView} isCompared isWide />
    <StatisticCard name="page-views" view={views.pageViewsView} isCompared isWide />
    <StatisticCard name="pages" view={views.pagesView} />
    <StatisticCard name="referrers" view={views.shareView(texts.shares.referrers)} />
    <StatisticCard name="visitor-times" view={views.visitorTimesView} isWide />
    <StatisticCard name="event-flow" view={views.flowView} isWide />
    <StatisticCard name="events" view={views.eventsView} />
  </>
)

const schemes: Readonly<Record<string, string>> = texts.shares.scheme

/** What they came with. */
export const DevicesPart = () => (
  <>
    <StatisticCard name="browsers" view={views.shareView(texts.shares.browsers)} />
    <StatisticCard name="operating-systems" view={views.shareView(texts.shares.systems)} />
    <StatisticCard name="resolutions" view={views.shareView(texts.shares.resolutions)} />
    <StatisticCard name="device-pixel-ratios" view={views.shareView(texts.shares.ratios)} />
    <StatisticCard name="color-schemes" view={views.shareView(texts.shares.schemes, key => schemes[key] ?? key)} />
  </>
)
