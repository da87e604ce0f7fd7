import type { ComponentType } from 'react'
import type { FigureName } from '../board/registry.ts'
import { ClosingsPart } from '../closings/ClosingsPart.tsx'
import type { Part } from '../dashboardScope.ts'
import { ItemsPart, OrdersPart, RevenuePart } from './MoneyParts.tsx'
import { OverviewPart } from './OverviewPart.tsx'
import { DevicesPart, VisitorsPart } from './VisitParts.tsx'
import { WorkPart } from './WorkPart.tsx'

interface PartPage {
  /** It is there for whoever may know one of these. */
  readonly of: readonly FigureName[]
  /** A sheet of sums: there is nothing to compare and nothing to draw. */
  readonly isSheet?: true
  readonly Page: ComponentType
}

/** Parts of the page: every figure of the specification has its place in one of them. */
export const partTable: Readonly<Record<Part, PartPage>> = {
  overview: { of: ['revenue', 'orders', 'popular-items', 'order-times', 'unique-visitors'], Page: OverviewPart },
  revenue: { of: ['revenue'], Page: RevenuePart },
  orders: { of: ['orders', 'canceled-orders', 'order-times'], Page: OrdersPart },
  items: { of: ['items', 'popular-items'], Page: ItemsPart },
  closings: { of: ['revenue'], isSheet: true, Page: ClosingsPart },
  visitors: {
    of: ['unique-visitors', 'page-views', 'pages', 'referrers', 'visitor-times', 'event-flow', 'events'],
    Page: VisitorsPart,
  },
  devices: {
    of: ['browsers', 'operating-systems', 'resolutions', 'device-pixel-ratios', 'color-schemes'],
    Page: DevicesPart,
  },
  work: { of: ['working-activities', 'working-schedules'], Page: WorkPart },
}
