import { normalisePhone } from '../../../schema/base/phone.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branches } from '../../../schema/business/branch.ts'
import { type EscalationLevel, levelDue } from '../../../schema/counter/escalation.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { pushJob } from '../../messages/push/pushJob.ts'
import { hasStaffDevice } from '../../messages/push/queuePushes.ts'
import { unseenSms } from '../../messages/sms/smsJob.ts'
import { follow } from '../../ordering/orders/step.ts'
import { isHeld } from '../../ordering/payments/hold.ts'
import { endSelfPause, pauseBranch, standing } from './selfPause.ts'

type World = Pick<MessagesDeps, 'storage' | 'entities' | 'feeds' | 'clock' | 'followers'>

interface Escalation {
  /** One look at what nobody has seen. Returns how many orders became more urgent. */
  tick(): Promise<number>
}

/**
 * Orders nobody looks at become urgent: boards sound louder, the shift lead is told, the branch pauses
 * itself. Each level happens once per order, however many servers look; one that was slept through is not left out.
 */
export function createEscalation({ storage, entities, feeds, clock, followers }: World): Escalation {
  let known: { readonly position: number; readonly branches: readonly Branch[] } | null = null

  async function tick(): Promise<number> {
    let raised = 0
    for (const branch of await escalating()) {
      for (const order of await storage.read.acknowledgements.unseen(branch.id)) {
        if (isHeld(order)) continue
        const due = levelDue(order, branch, clock.now())
        for (const level of raisedLevels)
          if (level > order.escalation && level <= due && (await raise(order.id, branch, level))) raised++
      }
      await endWhereAnswered(branch.id)
    }
    return raised
  }

  const raise = (id: number, branch: Branch, level: RaisedLevel): Promise<boolean> => {
    const at = clock.now()
    return storage.write(async transaction => {
      if (!(await transaction.acknowledgements.escalate(id, level - 1, level))) return false
      const order = await transaction.orders.byId(id)
      if (!order) return false
      const { rev, status } = order
      await transaction.orders.insertEvent({ order: id, rev, action: `escalate-${level}`, status, actor: 'system', at })
      if (level === 2) await tellShiftLead(transaction, order, branch, at)
      if (level === 3) await pauseBranch(transaction, entities, order, at)
      await follow(followers, transaction, { name: 'escalated', order, at })
      return true
    })
  }

  /** Who takes or refuses the order without a board has seen it too. */
  async function endWhereAnswered(branch: number): Promise<void> {
    const pause = await standing(storage.read, branch)
    if (!pause) return
    const order = await storage.read.orders.byId(pause.order)
    const isOpen = order && order.acknowledgedAt === null && unanswered.has(order.status)
    if (!isOpen) await storage.write(transaction => endSelfPause(transaction, entities, branch, clock.now()))
  }

  /** Branches that want it, read again when a document changed. */
  async function escalating(): Promise<readonly Branch[]> {
    const position = feeds.position('office')
    if (known?.position === position) return known.branches
    const all = await storage.read.documents.every(branches)
    known = { position, branches: all.filter(branch => branch.isEscalationEnabled) }
    return known.branches
  }

  return { tick }
}

const raisedLevels = [1, 2, 3] as const satisfies readonly EscalationLevel[]
type RaisedLevel = (typeof raisedLevels)[number]

/** A guest who gives up is nobody of the branch. */
const unanswered = new Set(['new', 'canceled', 'failed'])

async function tellShiftLead(
  transaction: Transaction,
  order: OrderRow,
  { shiftLeadPhone, country }: Branch,
  at: number,
): Promise<void> {
  const to = shiftLeadPhone && normalisePhone(shiftLeadPhone, country)
  if (to) await transaction.jobs.add(unseenSms(order, to, at), at)
  if (await hasStaffDevice(transaction)) await transaction.jobs.add(pushJob(order, 'unseen', 'unseen'), at)
}
