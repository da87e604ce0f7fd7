import { z } from 'zod'
import { keptByTeam } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { email, longText, money, name, phone, relation, relations, text } from '../base/fields.ts'

/** Somebody a branch looks after: a person or a company. Their orders are found by phone and address, not kept with them. */
export const customers = entity({
  type: 'customers',
  label: { one: 'Kunde', many: 'Kunden' },
  area: 'orders',
  tab: 'Kunden',
  fields: {
    isCompany: z.boolean(),
    name: name(),
    firstName: text(120),
    vatNumber: text(40),
    phone: phone().nullish(),
    email: email().nullish(),
    street: text(),
    zipCode: text(20),
    city: text(),
    /** On account, and within how many days that is payable. */
    isInvoiced: z.boolean().optional(),
    invoiceDays: z.int().min(0).max(365).nullish(),
    budget: money().nullish(),
    discountGroup: relation('discount-groups').nullish(),
    branch: relation('branches'),
    note: longText(),
    tags: relations('customer-tags', 20).optional(),
    /** The one this is a double of, whose orders its own are counted among. */
    sameAs: relation('customers').nullish(),
  },
  labels: {
    isCompany: 'Ein Unternehmen',
    name: 'Familienname oder Firma',
    firstName: 'Vorname (auch der Ansprechperson)',
    vatNumber: 'UID-Nummer',
    phone: 'Telefon',
    email: 'E-Mail',
    street: 'Straße und Hausnummer',
    zipCode: 'PLZ',
    city: 'Ort',
    isInvoiced: 'Darf auf Rechnung bestellen',
    invoiceDays: 'Zahlbar in Tagen',
    budget: 'Budget im Monat',
    discountGroup: 'Rabattgruppe',
    branch: 'Betreut von',
    note: 'Notiz',
    tags: 'Merkmale',
    sameAs: 'Ist dieselbe Person wie',
  },
  blank: { isCompany: false, firstName: '', vatNumber: '', street: '', zipCode: '', city: '', note: '' },
  access: keptByTeam,
  audiences: { admin: whole },
  teams: ({ branch }) => [branch],
  branches: ({ branch }) => [branch],
  title: ({ isCompany, firstName, name }) => (isCompany || !firstName ? name : `${firstName} ${name}`),
  columns: ['phone', 'email', 'city'],
  form: [
    { title: 'Wer', fields: ['isCompany', 'name', 'firstName', 'vatNumber'] },
    {
      title: 'Erreichbar',
      hint: 'Bestellungen mit dieser Telefonnummer oder E-Mail-Adresse gehören dazu.',
      fields: ['phone', 'email'],
    },
    { title: 'Adresse', fields: ['street', 'zipCode', 'city'] },
    { title: 'Konditionen', fields: ['isInvoiced', 'invoiceDays', 'budget', 'discountGroup'] },
    { title: 'Betreuung', fields: ['branch', 'note', 'tags', 'sameAs'] },
  ],
  key: ['email', 'phone'],
})
export type Customer = Stored<typeof customers>
