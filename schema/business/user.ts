import { z } from 'zod'
import { adminsOnly, keptByTeam, roles } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, email, localDate, name, phone, relations, text } from '../base/fields.ts'

/** People who sign in. Passwords are no part of the document: they never replicate. */
export const users = entity({
  type: 'users',
  label: { one: 'Person', many: 'Personen' },
  area: 'team',
  tab: 'Personen',
  fields: {
    username: name(80),
    firstName: text(80),
    lastName: name(80),
    email: email().nullish(),
    phone: phone(),
    roles: z.array(choice(roles)).max(10),
    branches: relations('branches'),
    isEnabled: z.boolean(),
    /** The last day on which they may sign in, in the zone of the business. */
    accessUntil: localDate().nullish(),
  },
  labels: {
    username: 'Benutzername',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    roles: 'Rollen',
    branches: 'Filialen',
    isEnabled: 'Aktiv',
    accessUntil: 'Zugang bis (letzter Tag)',
  },
  blank: { firstName: '', phone: '', roles: [], branches: [], isEnabled: true },
  access: { ...adminsOnly, read: keptByTeam.read },
  audiences: { admin: whole },
  teams: body => body.branches,
  title: body => `${body.lastName} ${body.firstName}`.trim(),
  unique: ['username'],
  columns: ['username', 'roles', 'isEnabled'],
  // What stands on a badge. How somebody is reached is theirs.
  drawn: {
    values: ({ firstName: Vorname, lastName: Nachname }) => ({
      Name: `${Vorname} ${Nachname}`.trim(),
      Vorname,
      Nachname,
    }),
  },
})
export type User = Stored<typeof users>
