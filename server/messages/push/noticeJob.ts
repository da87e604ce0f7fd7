import { z } from 'zod'
import { config as configEntity } from '../../../schema/business/config.ts'
import { users } from '../../../schema/business/user.ts'
import { iconAddress } from '../../../schema/business/webApp.ts'
import { jobKind } from '../../base/jobs/kind.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { MessagesDeps } from '../deps.ts'
import { tellDevices } from './tellDevices.ts'

/** Seconds for which a device that is switched off is still told afterwards: a night and a day off. */
const KEPT_SECONDS = 36 * 3600

/** Tells the devices of one person of the staff something that concerns only them. */
export const notice = jobKind({
  kind: 'notice',
  payload: z.object({ user: z.int(), title: z.string(), body: z.string(), url: z.string(), tag: z.string() }),
  async handle(world: Pick<MessagesDeps, 'storage' | 'messengers' | 'log'>, { user: id, ...told }, _job, signal) {
    const { documents, pushes } = world.storage.read
    const user = await documents.entity(users, id)
    const settings = await documents.entity(configEntity, 1)
    if (!user?.isEnabled || !settings) return 'expired'
    const shown = { ...told, icon: iconAddress(settings, '192'), keptSeconds: KEPT_SECONDS }
    const isTold = await tellDevices(world, await pushes.ofOwner(`users:${id}`), shown, signal)
    return isTold ? 'done' : 'expired'
  },
})

/** What somebody is told; `name` is what makes it one of its kind. */
interface PersonNotice {
  readonly user: number
  readonly title: string
  /** No more than may be read on a locked screen. */
  readonly body: string
  /** Path to open, from the origin on. */
  readonly url: string
  readonly tag: string
}

/** A notice to one person. */
export const noticeJob = (told: PersonNotice, name: string): NewJob =>
  notice.job(told, { dedupeKey: `notice:${told.user}:${name}` })
