import {
  type Access,
  type Actor,
  adminsOnly,
  changedByOwnManagers,
  may,
  messageAccess,
} from '../../../schema/base/access.ts'
import { texts as printing } from '../counter/printing/texts.ts'
import { texts as hours } from '../hours/texts.ts'
import { texts as messages } from '../messages/texts.ts'
import { texts as orders } from '../orders/texts.ts'
import { seesOrders } from './rights.ts'

/** A page of the office that is no list of documents. */
export interface OfficePage {
  readonly to: '/orders' | '/hours' | '/postausgang' | '/hintergrund' | '/druckauftraege'
  readonly label: string
  /** Where it stands in the side bar: in a group of lists, or in one of its own; null is at the top. */
  readonly group: string | null
}

/** Pages beside the lists, for those who may open them. */
export function officePagesFor(actor: Actor): readonly OfficePage[] {
  const pages: OfficePage[] = []
  if (seesOrders(actor)) pages.push({ to: '/orders', label: orders.title, group: null })
  if (seesOrders(actor)) pages.push({ to: '/druckauftraege', label: printing.title, group: 'Betrieb' })
  if (mayRead(actor, changedByOwnManagers)) pages.push({ to: '/hours', label: hours.title, group: 'Betrieb' })
  if (mayRead(actor, messageAccess)) pages.push({ to: '/postausgang', label: messages.outbox, group: messages.group })
  if (mayRead(actor, adminsOnly)) pages.push({ to: '/hintergrund', label: messages.jobs, group: messages.group })
  return pages
}

/** All of it, or that of a branch of one's own. */
const mayRead = (actor: Actor, access: Access): boolean =>
  may(actor, 'read', access, []) || actor.branches.some(branch => may(actor, 'read', access, [branch]))
