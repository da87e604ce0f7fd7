import { z } from 'zod'
import { keptByTeam } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { email, name, relation, text } from '../base/fields.ts'
import { customers } from './customer.ts'

/** Somebody of a customer or of a donation recipient who signs in by link: no staff, and nothing of the office is theirs. */
export const externalUsers = entity({
  type: 'external-users',
  label: { one: 'Externe Person', many: 'Externe' },
  area: 'orders',
  tab: 'Externe',
  fields: {
    name: name(),
    firstName: text(120),
    email: email(),
    customer: relation('customers').nullish(),
    donatee: relation('donatees').nullish(),
    seesAll: z.boolean(),
    isEnabled: z.boolean(),
    branch: relation('branches'),
  },
  labels: {
    name: 'Familienname',
    firstName: 'Vorname',
    email: 'E-Mail',
    customer: 'Bestellt für den Kunden',
    donatee: 'Sieht die Spenden an',
    seesAll: 'Sieht alle Bestellungen des Kunden',
    isEnabled: 'Aktiv',
    branch: 'Betreut von',
  },
  blank: { firstName: '', seesAll: false, isEnabled: true },
  check({ customer, donatee }, tell) {
    if (!customer && !donatee) tell('customer', 'blank')
  },
  opens: { customer: customers },
  access: keptByTeam,
  audiences: { admin: whole },
  teams: ({ branch }) => [branch],
  branches: ({ branch }) => [branch],
  title: ({ firstName, name }) => `${firstName} ${name}`.trim(),
  unique: ['email'],
  columns: ['email', 'customer', 'isEnabled'],
})
export type ExternalUser = Stored<typeof externalUsers>
