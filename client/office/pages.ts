import { type Actor, adminsOnly, may, messageAccess } from '../../../schema/access.ts'
import { de } from './texts.ts'

/** Pages beside the lists, for those who may open them. */
export function messagePagesOf(actor: Actor): readonly { readonly to: string; readonly label: string }[] {
  return [
    ...(mayReadMessages(actor) ? [{ to: '/postausgang', label: de.outbox }] : []),
    ...(may(actor, 'read', adminsOnly, []) ? [{ to: '/hintergrund', label: de.jobs }] : []),
  ]
}

/** All of them, or those of a branch of one's own. */
const mayReadMessages = (actor: Actor): boolean =>
  may(actor, 'read', messageAccess, []) || actor.branches.some(branch => may(actor, 'read', messageAccess, [branch]))
