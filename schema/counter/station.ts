import { z } from 'zod'
import { keptByOwnManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { name, relation, relations } from '../base/fields.ts'

/** Where a part of an order is made: kitchen screens show it, printers print it. */
export const stations = entity({
  type: 'stations',
  label: { one: 'Station', many: 'Stationen' },
  area: 'branches',
  tab: 'Stationen',
  fields: {
    name: name(60),
    branch: relation('branches'),
    categories: relations('categories', 500),
    isEverything: z.boolean(),
    minutes: z.number().min(0).max(240).nullish(),
    hands: z.int().min(1).max(50).nullish(),
  },
  labels: {
    name: 'Name',
    branch: 'Filiale',
    categories: 'Kategorien, die hier gemacht werden',
    isEverything: 'Macht alles (auch, was zu keiner anderen Station gehört)',
    minutes: 'Minuten für ein Stück (leer 2)',
    hands: 'Wie viele Stücke gleichzeitig (leer 1)',
  },
  blank: { categories: [], isEverything: false },
  access: keptByOwnManagers,
  // Guests' devices reckon with it when an order will be ready.
  audiences: { public: whole, office: whole },
  title: body => body.name,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  columns: ['branch', 'categories', 'minutes', 'hands'],
  list: { summed: ['hands'] },
})
export type Station = Stored<typeof stations>
