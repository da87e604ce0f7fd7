import { z } from 'zod'
import { keptByOwnManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { identifier, name, relation } from '../base/fields.ts'

export const tables = entity({
  type: 'tables',
  label: { one: 'Tisch', many: 'Tische' },
  area: 'branches',
  tab: 'Tische',
  fields: { identifier: identifier(), name: name(60), branch: relation('branches'), seats: z.int().min(1).max(500) },
  labels: { identifier: 'Kennung', name: 'Name', branch: 'Filiale', seats: 'Plätze' },
  blank: { seats: 4 },
  access: keptByOwnManagers,
  audiences: { public: whole, office: whole },
  title: body => body.name,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  unique: ['identifier'],
  columns: ['identifier', 'branch', 'seats'],
  drawn: { values: ({ name: Name, identifier: Kennung, seats }) => ({ Name, Kennung, Plätze: String(seats) }) },
  list: { summed: ['seats'] },
})
export type Table = Stored<typeof tables>
