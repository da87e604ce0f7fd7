import type { Me } from '../../../../schema/base/calls.ts'
import { createStaffPush } from '../../../data/boards/staffPush.ts'
import { browserWorld } from '../../../data/engine/world.ts'
import { openOffice } from '../../../data/office/office.ts'
import type { SessionStore } from '../../../office/shell/session.ts'

/**
 * Signs out and takes everything of the office off this device, as the office itself does. Where something was typed that
 * the server does not have, nothing happens without `isSure`: how many changes would be lost, else 0.
 */
export async function leaveOffice(me: Me, session: SessionStore, isSure: boolean): Promise<number> {
  const office = await openOffice(me, { world: browserWorld })
  const pending = office.state().get()?.pending ?? 0
  if (pending > 0 && !isSure) {
    await office.close()
    return pending
  }
  await office.wipe()
  const push = createStaffPush({ name: 'office', isPerson: true }, browserWorld)
  await push.start()
  if (push.standing.get().state === 'on') await push.switchOff()
  push.close()
  await session.signOut()
  return 0
}
