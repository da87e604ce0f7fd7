import { addDays, instantAt, localTime } from '../../../schema/base/zonedTime.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Account, InvoiceTerms } from '../../../schema/ordering/account.ts'
import { type Customer, customers } from '../../../schema/ordering/customer.ts'
import { customerKey } from '../../../schema/ordering/customerKeys.ts'
import { discountGroups } from '../../../schema/ordering/discountGroup.ts'
import type { Storage } from '../../base/storage/storage.ts'

type Reads = Pick<Storage['read'], 'documents' | 'accounts'>

/** Days within which an invoice is payable where the office says nothing. */
const USUAL_DAYS = 14

/** What is agreed with a customer; `now` (epoch ms) says in which month. Null where there is no such customer. */
export async function accountFor(
  reads: Reads,
  id: number,
  zone: Pick<Config, 'timeZone'>,
  now: number,
): Promise<Account | null> {
  const customer = await reads.documents.entity(customers, id)
  if (!customer) return null
  const { discountGroup } = customer
  const group = discountGroup ? await reads.documents.entity(discountGroups, discountGroup) : undefined
  return {
    customer: id,
    name: customers.title(customer),
    invoice: await invoiceTerms(reads, customer, monthSpan(monthOf(now, zone), zone)),
    discount: group ? { name: group.name, percent: group.percent, categories: group.categories } : null,
  }
}

/** What is agreed about invoices, with what was ordered on account from one instant to before another (epoch ms). */
export async function invoiceTerms(
  { accounts }: Pick<Reads, 'accounts'>,
  { id, isInvoiced, invoiceDays, budget }: Customer,
  span: { readonly from: number; readonly to: number },
): Promise<InvoiceTerms | null> {
  if (!isInvoiced) return null
  return { days: invoiceDays ?? USUAL_DAYS, budget: budget ?? null, used: await accounts.used(customerKey(id), span) }
}

/** YYYY-MM by the clock of the business. */
export const monthOf = (now: number, { timeZone }: Pick<Config, 'timeZone'>): string =>
  localTime(now, timeZone).date.slice(0, 7)

/** A month (YYYY-MM) from its first instant to before the next one's, epoch ms. */
export function monthSpan(month: string, { timeZone }: Pick<Config, 'timeZone'>) {
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: instantAt(first, 0, timeZone), to: instantAt(next, 0, timeZone) }
}
