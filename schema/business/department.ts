import { keptByOwnManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { identifier, longText, name, relation } from '../base/fields.ts'

export const departments = entity({
  type: 'departments',
  label: { one: 'Abteilung', many: 'Abteilungen' },
  area: 'branches',
  tab: 'Organisation',
  fields: { identifier: identifier(), name: name(), description: longText(), branch: relation('branches') },
  labels: { identifier: 'Kennung', name: 'Name', description: 'Beschreibung', branch: 'Filiale' },
  blank: { description: '' },
  access: keptByOwnManagers,
  audiences: { office: whole },
  title: body => body.name,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  unique: ['identifier'],
  columns: ['identifier', 'branch'],
  drawn: { values: ({ name: Name, description }) => ({ Name, Beschreibung: description }) },
})
export type Department = Stored<typeof departments>
