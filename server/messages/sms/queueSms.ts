import { heldBack, takeBackJob } from '../../ordering/orders/heldBack.ts'
import type { Follower } from '../../ordering/orders/step.ts'
import { isHeld } from '../../ordering/payments/hold.ts'
import { guestChannel, passingName, passingNews } from '../guestChannel.ts'
import { guestText } from './smsJob.ts'

/** Adds the short message of a step to a guest who gave nothing but a number. */
export const queueSms: Follower = async (transaction, step) => {
  const { order, name, undoes, at } = step
  if ((name === 'recall' ? 'in-delivery' : undoes) === 'in-delivery')
    await takeBackJob(transaction, guestText(order, 'in-delivery', 'in-delivery').dedupeKey, step)
  const news = passingNews(step)
  if (news === null || isHeld(order) || (await guestChannel(transaction, order)) !== 'sms') return
  await transaction.jobs.add(heldBack(guestText(order, news, passingName(news, order)), step), at)
}
