import type { Body } from '../../schema/base/entity.ts'
import { customers } from '../../schema/ordering/customer.ts'
import { externalUsers } from '../../schema/ordering/externalUser.ts'
import { demoGuests } from './guests.ts'

/** What firms pay less. */
const demoDiscountGroups: readonly Body[] = [{ name: 'Firmenkunden', percent: 8, categories: [] }]

/** By what they are found together. */
const demoTags: readonly Body[] = [{ name: 'Besprechungen' }, { name: 'Stammgast' }]

/** Who comes often enough to be known, a company that orders breakfasts, and somebody entered twice. */
const demoCustomers: readonly Body[] = [
  ...demoGuests.slice(0, 8).map(({ firstName, lastName, phone, email, street }) => ({
    ...customers.blank,
    firstName,
    name: lastName,
    phone,
    email,
    street,
    zipCode: '1080',
    city: 'Wien',
    branch: 1,
  })),
  {
    ...customers.blank,
    isCompany: true,
    name: 'Kanzlei Aigner & Partner',
    firstName: 'Sabine',
    vatNumber: 'ATU12345675',
    phone: '+43 1 0000 4711',
    email: 'empfang@kanzlei-aigner.example',
    street: 'Josefstädter Straße 12',
    zipCode: '1080',
    city: 'Wien',
    branch: 1,
    note: 'Jeden Donnerstag Gebäck für die Besprechung, Rechnung an die Kanzlei.',
    isInvoiced: true,
    invoiceDays: 14,
    budget: 60_000,
    discountGroup: 1,
    tags: [1],
  },
  ...demoGuests
    .slice(0, 1)
    .map(({ firstName, lastName, phone }) => ({ ...customers.blank, firstName, name: lastName, phone, branch: 1 })),
]

const kanzlei = demoCustomers.findIndex(({ isCompany }) => isCompany === true) + 1

/** Two people of the company, of whom one sees what both order, and somebody who is donated to. */
const demoExternals: readonly Body[] = [
  { firstName: 'Sabine', name: 'Aigner', email: 'sabine@kanzlei-aigner.example', customer: kanzlei, seesAll: true },
  { firstName: 'Tobias', name: 'Reiter', email: 'tobias@kanzlei-aigner.example', customer: kanzlei, seesAll: false },
  { firstName: 'Maria', name: 'Hofstätter', email: 'maria@tafel.example', donatee: 1, seesAll: false },
].map(person => ({ ...externalUsers.blank, ...person, branch: 1 }))

/** Customers, what is agreed with them, and their people, by the kind of document. */
export const demoAccounts = {
  'discount-groups': demoDiscountGroups,
  'customer-tags': demoTags,
  customers: demoCustomers,
  'external-users': demoExternals,
}
