import { z } from 'zod'
import { boardAccess, may, orderAccess } from '../../../schema/base/access.ts'
import { dateFormat } from '../../../schema/base/dateFormat.ts'
import type { Body } from '../../../schema/base/entity.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { config as configEntity } from '../../../schema/business/config.ts'
import { users } from '../../../schema/business/user.ts'
import { iconAddress } from '../../../schema/business/webApp.ts'
import { jobKind } from '../../base/jobs/kind.ts'
import { bodyOf } from '../../base/storage/json.ts'
import type { NewJob } from '../../base/storage/statements/base/jobs.ts'
import type { PushRow } from '../../base/storage/statements/messages/pushSubscriptions.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../deps.ts'
import { addressedChannel, isPassing, passingName } from '../guestChannel.ts'
import { mailJob } from '../mail/mailJob.ts'
import { guestText } from '../sms/smsJob.ts'
import type { Notice } from './pusher.ts'
import { tellDevices } from './tellDevices.ts'
import { de } from './texts.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock' | 'messengers' | 'log'>

/** What a notification about an order says. Those of staff are `new-order`, `unseen` and `running-out`, all others are the guest's. */
const pushKinds = [
  'new-order',
  'unseen',
  'running-out',
  'confirm',
  'reject',
  'cancel',
  'propose',
  'delay',
  'in-delivery',
  'completed',
] as const
export type PushKind = (typeof pushKinds)[number]

/**
 * Tells the devices of an order's guest, or those of the staff of its branch. A device its push service does not know any
 * more is forgotten.
 */
export const push = jobKind({
  kind: 'push',
  payload: z.object({ order: z.int(), push: z.enum(pushKinds) }),
  async handle({ storage, clock, messengers, log }: World, { order: id, push: kind }, _job, signal) {
    const order = await storage.read.orders.byId(id)
    const branch = order && (await storage.read.documents.entity(branches, order.branch))
    const settings = await storage.read.documents.entity(configEntity, 1)
    if (!order || !branch || !settings || isOver(kind, order)) return 'expired'
    const notice = noticeOf(kind, order, branch, settings)
    const devices = isForStaff(kind)
      ? await staffDevices(storage.read, order.branch)
      : await storage.read.pushes.ofOwner(`orders:${order.id}`)
    const isTold = await tellDevices({ storage, messengers, log }, devices, notice, signal)
    return isTold ? 'done' : tellOtherwise(storage, clock, order, kind)
  },
})

/** What is no news any more: a promise that is kept or broken, a delay of what is ready. */
const isOver = (kind: PushKind, { status }: OrderRow): boolean =>
  (kind === 'running-out' || kind === 'delay') && status !== 'new' && status !== 'confirmed'

/** No device can be told any more: what the guest has to hear goes the next way that was given. */
async function tellOtherwise(
  storage: World['storage'],
  clock: World['clock'],
  order: OrderRow,
  kind: PushKind,
): Promise<'expired'> {
  const way = isPassing(kind) ? addressedChannel(order) : null
  if (!isPassing(kind) || way === null) return 'expired'
  const name = passingName(kind, order)
  const job = way === 'mail' ? mailJob(order, kind, name) : guestText(order, kind, name)
  await storage.write(({ jobs }) => jobs.add(job, clock.now()))
  return 'expired'
}

/** A notification about an order; `name` is what makes it one of its kind. */
export function pushJob({ id: order }: OrderRow, kind: PushKind, name: string): NewJob {
  return push.job({ order, push: kind }, { dedupeKey: `push:order:${order}:${name}`, order })
}

const isForStaff = (kind: PushKind): boolean => kind === 'new-order' || kind === 'unseen' || kind === 'running-out'

function noticeOf(kind: PushKind, order: OrderRow, branch: Branch, config: Config): Notice {
  const number = (config.disableTickets ? de.numbered : de.ticket)(order.ticketNumber)
  const isReady = kind === 'in-delivery' && order.mode !== 'delivery'
  const words = {
    ...de,
    'in-delivery': isReady ? de.ready : de.underway,
    'new-order': de.newOrder,
    'running-out': de.runningOut,
  }[kind]
  return {
    title: words(number),
    body: [kind === 'propose' ? de.answer : branch.name, timeOf(kind, order, branch)].filter(Boolean).join(' · '),
    // Where staff see the order and answer it, on a device of the kitchen and on the shift lead's phone.
    url: isForStaff(kind) ? `/kitchen/${order.branch}` : `/status/${order.uid}/${order.hash}`,
    tag: `order-${order.id}`,
    icon: iconAddress(config, '192'),
  }
}

/** What is promised now, where that is the news. */
function timeOf(kind: PushKind, { promisedAt }: OrderRow, { timeZone }: Branch): string {
  if (promisedAt === null || (kind !== 'delay' && kind !== 'running-out')) return ''
  const time = dateFormat('push-time', timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (kind === 'delay' ? de.nowAbout : de.promisedFor)(time.format(promisedAt))
}

/** Devices of people who work at the branch, and those that stand in it; each browser once, whoever asked for it there. */
async function staffDevices({ pushes, documents }: Storage['read'], branch: number): Promise<PushRow[]> {
  const found: PushRow[] = []
  for (const device of await pushes.ofFamily('users')) {
    const user = await documents.entity(users, idOf(device))
    if (user?.isEnabled && may(user, 'read', orderAccess, [branch])) found.push(device)
  }
  for (const device of await pushes.ofFamily('devices')) {
    const row = await documents.document('devices', idOf(device))
    if (row && row.deleted === 0 && isBoardOf(branch, bodyOf(row))) found.push(device)
  }
  return [...new Map(found.map(device => [device.endpoint, device])).values()]
}

/** Whether a device stands in the branch and shows its orders. */
const isBoardOf = (branch: number, { isEnabled, branch: at, kind }: Body): boolean =>
  isEnabled === true && at === branch && Object.entries(boardAccess).some(([name, { read }]) => name === kind && read)

const idOf = ({ owner }: PushRow): number => Number(owner.split(':')[1])
