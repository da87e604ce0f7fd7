import { addDays, instantAt, localTime } from '../../../schema/base/zonedTime.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Account, InvoiceTerms } from '../../../schema/ordering/account.ts'
import { type Customer, customers } from '../../../schema/ordering/customer.ts'
import { customerKey, leadingOf, samePersons } from '../../../schema/ordering/customerKeys.ts'
import { discountGroups } from '../../../schema/ordering/discountGroup.ts'
import type { Storage } from '../../base/storage/storage.ts'

type Reads = Pick<Storage['read'], 'documents' | 'accounts'>

/** Days within which an invoice is payable where the office says nothing. */
const USUAL_DAYS = 14

/**
 * What is agreed with a customer; `now` (epoch ms) says in which month. Who was put together with another one has that one's
 * terms and shares its budget. Null where there is no such customer.
 */
export async function accountFor(
  reads: Reads,
  id: number,
  zone: Pick<Config, 'timeZone'>,
  now: number,
): Promise<Account | null> {
  const party = await partyOf(reads, id)
  if (!party) return null
  const { discountGroup } = party.lead
  const group = discountGroup ? await reads.documents.entity(discountGroups, discountGroup) : undefined
  return {
    customer: id,
    name: customers.title(party.customer),
    invoice: await invoiceTerms(reads, party, monthSpan(monthOf(now, zone), zone)),
    discount: group ? { name: group.name, percent: group.percent, categories: group.categories } : null,
  }
}

/** A customer with all who are the same: they owe together. */
interface Party {
  readonly customer: Customer
  /** With whom things are agreed. */
  readonly lead: Customer
  /** By what the orders of each of them are found. */
  readonly keys: readonly string[]
}

/** Null where there is no such customer. */
export async function partyOf({ documents }: Pick<Reads, 'documents'>, id: number): Promise<Party | null> {
  const all = await documents.every(customers)
  const [customer, lead] = [all.find(each => each.id === id), leadingOf(id, all)]
  if (!customer || !lead) return null
  return { customer, lead, keys: samePersons(lead.id, all).map(each => customerKey(each.id)) }
}

/** What is agreed about invoices, with what was ordered on account from one instant to before another (epoch ms). */
export async function invoiceTerms(
  { accounts }: Pick<Reads, 'accounts'>,
  { lead: { isInvoiced, invoiceDays, budget }, keys }: Party,
  span: { readonly from: number; readonly to: number },
): Promise<InvoiceTerms | null> {
  if (!isInvoiced) return null
  const sums = await Promise.all(keys.map(key => accounts.used(key, span)))
  const used = sums.reduce((sum, each) => sum + each, 0)
  return { days: invoiceDays ?? USUAL_DAYS, budget: budget ?? null, used }
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
