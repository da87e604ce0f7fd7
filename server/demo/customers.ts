import type { Body } from '../../schema/base/entity.ts'
import { customers } from '../../schema/ordering/customer.ts'
import { demoGuests } from './guests.ts'

/** Who comes often enough to be known, a company that orders breakfasts, and somebody entered twice. */
export const demoCustomers: readonly Body[] = [
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
  },
  ...demoGuests
    .slice(0, 1)
    .map(({ firstName, lastName, phone }) => ({ ...customers.blank, firstName, name: lastName, phone, branch: 1 })),
]
