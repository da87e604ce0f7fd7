import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { removeUpload } from '../../base/media/uploadFiles.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { UploadRow } from '../../base/storage/statements/ordering/uploads.ts'
import { forgetOrder } from './forgetOrder.ts'

/** Orders forgotten in one transaction: others wait for it. */
const AT_ONCE = 20

export interface ForgetOld {
  /** Under which it is kept how far it came. */
  readonly name: string
  /** Epoch ms: orders of a branch that were placed, and were due, before then are old. */
  readonly before: (branch: number) => number
  /** Whether a company stays named, as on a voucher. */
  readonly keepsCompany: boolean
}

type World = Pick<BaseDeps, 'storage' | 'clock'> & { readonly settings: Pick<BaseDeps['settings'], 'dataDir'> }

/** Takes the guests out of old orders, the oldest first, and goes on next time where it stopped. Returns how many orders. */
export async function forgetOldOrders(
  { storage, clock, settings }: World,
  { name, before, keepsCompany }: ForgetOld,
): Promise<number> {
  const key = `retention:${name}`
  let after = Number((await storage.read.documents.fact(key)) ?? '0')
  let waiting = Number.POSITIVE_INFINITY
  let count = 0
  for (;;) {
    const page = await storage.read.erasing.named(after, AT_ONCE)
    const files: UploadRow[] = []
    await storage.write(async transaction => {
      for (const order of page) {
        if (!isOld(order, before(order.branch))) {
          waiting = Math.min(waiting, order.id - 1)
          continue
        }
        const contact = keepsCompany ? companyOf(order) : {}
        if (toJson(contact) === order.contact) continue
        const forgotten = await forgetOrder(transaction, order, { actor: 'system', at: clock.now(), contact })
        files.push(...forgotten.files)
        count += 1
      }
      const last = page.at(-1)
      if (last) await transaction.documents.putFact(key, String(Math.min(waiting, last.id)))
    })
    for (const row of files) await removeUpload(settings, row)
    const last = page.at(-1)
    // Those that follow are newer still.
    if (!last || page.length < AT_ONCE || !page.some(order => isOld(order, before(order.branch)))) return count
    after = last.id
  }
}

/** An order that is for later, or that nobody has ended, is not old. */
const isOld = ({ status, createdAt, appointmentAt }: OrderRow, before: number): boolean =>
  isFinal(status) && Math.max(createdAt, appointmentAt ?? 0) < before

/** Who a voucher is made out to, where that is a company, and who owes what was ordered on account. */
function companyOf({ paymentMethod, contact }: OrderRow): KeptContact {
  const { isCompany, companyName, vatNumber, street, zipCode, city, country, customer } = fromJson(contact)
  const owedBy = paymentMethod === 'invoice' && customer ? { customer } : {}
  if (!companyName && !vatNumber) return owedBy
  return { isCompany, companyName, vatNumber, street, zipCode, city, country, ...owedBy }
}
