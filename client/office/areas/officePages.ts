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
import { texts as printing } from '../counter/printing/texts.ts'
import { texts as history } from '../history/texts.ts'
import { texts as hours } from '../hours/texts.ts'
import { texts as messages } from '../messages/texts.ts'
import { texts as orders } from '../orders/texts.ts'
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
  { to: '/orders', label: orders.title, area: 'orders', tab: texts.tabs.board, access: orderAccess },
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
  { to: '/hours', label: hours.title, area: 'branches', tab: texts.tabs.hours, access: changedByOwnManagers },
  { to: '/roster', label: texts.tabs.roster, area: 'team', tab: texts.tabs.roster, access: planning },
  { to: '/times', label: texts.tabs.times, area: 'team', tab: texts.tabs.times, access: keptByTeam },
  { to: '/druckauftraege', label: printing.title, area: 'branches', tab: texts.tabs.devices, access: orderAccess },
  { to: '/postausgang', label: messages.outbox, area: 'settings', tab: texts.tabs.messages, access: messageAccess },
  { to: '/faults', label: texts.tabs.faults, area: 'settings', tab: texts.tabs.faults, access: keptByManagers },
  {
    to: '/logs',
    label: history.changeSets.title,
    area: 'settings',
    tab: history.changeSets.title,
    access: keptByManagers,
  },
  { to: '/my-time', label: texts.tabs.myTime, area: 'team', tab: texts.tabs.myTime, access: keptByAllStaff },
  { to: '/dashboard', label: texts.areas.statistics, area: 'statistics', tab: texts.tabs.overview, access: figures },
  { to: '/hintergrund', label: messages.jobs, area: 'settings', tab: texts.tabs.messages, access: adminsOnly },
]

/** Who may open a page beside the lists, whatever area it stands in; undefined for what is no such page. */
export const officePage = (to: string): OfficePage | undefined => pages.find(page => page.to === to)

/** Pages beside the lists that access gives to this person. */
export const officePagesFor = (actor: Actor): readonly OfficePage[] =>
  pages.filter(({ access }) => mayReadSome(actor, access))
