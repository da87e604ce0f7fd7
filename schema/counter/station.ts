import { z } from 'zod'
import { keptByOwnManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { name, relation, relations } from '../base/fields.ts'

/** Where a part of an order is made: kitchen screens show it, printers print it. */
export const stations = entity({
  type: 'stations',
  label: { one: 'Station', many: 'Stationen', group: 'Betrieb' },
  fields: {
    name: name(60),
    branch: relation('branches'),
    categories: relations('categories', 500),
    isEverything: z.boolean(),
  },
  labels: {
    name: 'Name',
    branch: 'Filiale',
    categories: 'Kategorien, die hier gemacht werden',
    isEverything: 'Macht alles (auch, was zu keiner anderen Station gehört)',
  },
  blank: { categories: [], isEverything: false },
  access: keptByOwnManagers,
  audiences: { office: whole },
  title: body => body.name,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  columns: ['branch', 'categories', 'isEverything'],
})
export type Station = Stored<typeof stations>
