import {
  type Access,
  type Actor,
  adminsOnly,
  changedByOwnManagers,
  keptByAllStaff,
  keptByManagers,
  keptByTeam,
  messageAccess,
  orderAccess,
  revenueAccess,
} from '../../../schema/base/access.ts'
import type { Area } from '../../../schema/base/areas.ts'
import { mayReadSome } from '../shell/rights.ts'
import { texts } from './texts.ts'

/** A page of the office that is no list of documents. */
interface OfficePage {
  readonly to:
    | '/orders'
    | '/prices'
    | '/hours'
    | '/roster'
    | '/times'
    | '/postausgang'
    | '/hintergrund'
    | '/druckauftraege'
    | '/faults'
    | '/logs'
    | '/my-time'
    | '/dashboard'
  readonly label: string
  readonly area: Area
  readonly tab: string
  /** Tells the views of one page apart in its address. */
  readonly view?: 'history' | 'missed'
  readonly access: Access
}

/** A roster is opened by whoever may plan it. */
const planning: Access = { ...keptByTeam, read: keptByTeam.update }

/** Figures of money and work, and of visits for whoever keeps the website; each card asks for its own. */
const figures: Access = { ...revenueAccess, read: { ...revenueAccess.read, ROLE_EDITOR: 'all' } }

const pages: readonly OfficePage[] = [
  { to: '/orders', label: texts.areas.orders, area: 'orders', tab: texts.tabs.board, access: orderAccess },
  {
    to: '/orders',
    label: texts.tabs.history,
    area: 'orders',
    tab: texts.tabs.history,
    view: 'history',
    access: orderAccess,
  },
  {
    to: '/orders',
    label: texts.tabs.missed,
    area: 'orders',
    tab: texts.tabs.missed,
    view: 'missed',
    access: orderAccess,
  },
  { to: '/prices', label: texts.tabs.prices, area: 'catalogue', tab: texts.tabs.prices, access: keptByManagers },
  { to: '/hours', label: texts.tabs.hours, area: 'branches', tab: texts.tabs.hours, access: changedByOwnManagers },
  { to: '/roster', label: texts.tabs.roster, area: 'team', tab: texts.tabs.roster, access: planning },
  { to: '/times', label: texts.tabs.times, area: 'team', tab: texts.tabs.times, access: keptByTeam },
  { to: '/druckauftraege', label: texts.pages.prints, area: 'branches', tab: texts.tabs.devices, access: orderAccess },
  { to: '/postausgang', label: texts.pages.outbox, area: 'settings', tab: texts.tabs.messages, access: messageAccess },
  { to: '/faults', label: texts.tabs.faults, area: 'settings', tab: texts.tabs.faults, access: keptByManagers },
  {
    to: '/logs',
    label: texts.pages.changes,
    area: 'settings',
    tab: texts.pages.changes,
    access: keptByManagers,
  },
  { to: '/my-time', label: texts.tabs.myTime, area: 'team', tab: texts.tabs.myTime, access: keptByAllStaff },
  { to: '/dashboard', label: texts.areas.statistics, area: 'statistics', tab: texts.tabs.overview, access: figures },
  { to: '/hintergrund', label: texts.pages.jobs, area: 'settings', tab: texts.tabs.messages, access: adminsOnly },
]

/** Who may open a page beside the lists, whatever area it stands in; undefined for what is no such page. */
export const officePage = (to: string): OfficePage | undefined => pages.find(page => page.to === to)

/** Pages beside the lists that access gives to this person. */
export const officePagesFor = (actor: Actor): readonly OfficePage[] =>
  pages.filter(({ access }) => mayReadSome(actor, access))
