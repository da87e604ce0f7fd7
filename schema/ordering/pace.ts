import { z } from 'zod'
import { keptByAdmins } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { instant, piece, relation, text } from '../base/fields.ts'
import type { Pace } from './promise.ts'
import type { Maker } from './workload.ts'

/**
 * How fast a branch is, as the server learned it from its orders and tells it to devices: one document a branch, with the
 * branch's id and nothing of any guest. The office reads it; what is changed by hand is reckoned anew with the next orders.
 */
export const paces = entity({
  type: 'paces',
  label: { one: 'Tempo', many: 'Tempo der Filialen' },
  area: 'branches',
  tab: 'Schalter',
  fields: {
    branch: relation('branches'),
    lessons: z
      .array(
        piece(
          {
            part: text(20),
            factor: z.number().min(0).max(10),
            slack: z.number().min(0).max(240),
            orders: z.int().min(0),
          },
          {
            part: 'Wochentag und Tageszeit',
            factor: 'Wirkliche Minuten je gerechneter Minute',
            slack: 'Minuten Reserve',
            orders: 'Gelernt aus Bestellungen',
          },
        ),
      )
      .max(40),
    waiting: z
      .array(
        piece(
          { station: z.int().min(0), minutes: z.number().min(0).max(100_000) },
          { station: 'Nummer der Station', minutes: 'Minuten Arbeit, die warten' },
        ),
      )
      .max(100),
    asOf: instant(),
  },
  labels: { branch: 'Filiale', lessons: 'Gelernt', waiting: 'Was gerade wartet', asOf: 'Stand' },
  blank: { lessons: [], waiting: [] },
  access: keptByAdmins,
  audiences: { public: whole, office: whole },
  title: body => `Filiale ${body.branch}`,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  columns: ['branch', 'asOf'],
})
export type PaceDocument = Stored<typeof paces>

/** What is known of a branch, from its stations and what the server tells of it; without either, its fixed number of minutes. */
export function paceOf(
  branch: number,
  stations: readonly (Maker & { readonly branch: number })[],
  documents: readonly PaceDocument[],
): Pace {
  const makers = stations.filter(station => station.branch === branch)
  const told = documents.find(each => each.branch === branch)
  return {
    makers,
    lessons: Object.fromEntries((told?.lessons ?? []).map(({ part, ...lesson }) => [part, lesson])),
    waiting: Object.fromEntries((told?.waiting ?? []).map(({ station, minutes }) => [station, minutes])),
    asOf: told ? Date.parse(told.asOf) : 0,
  }
}
