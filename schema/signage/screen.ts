import { z } from 'zod'
import { keptByOwnManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, identifier, name, openingHours, relation, relations, time } from '../base/fields.ts'

/**
 * A TV of a branch. It is let in by a code, like other devices (schema/counter/pairing); what it may read is its own
 * database, and that ends at once when it is switched off here.
 */
export const screens = entity({
  type: 'digital-signage-devices',
  label: { one: 'TV', many: 'TVs' },
  area: 'content',
  tab: 'Bildschirme',
  fields: {
    identifier: identifier(),
    name: name(60),
    branch: relation('branches'),
    orientation: choice({ landscape: 'Quer', portrait: 'Hoch' }),
    streams: relations('digital-signage-streams', 20),
    hours: openingHours({ isForStaff: true }).nullish(),
    /** Local times of the branch between which it is darker; an end at or before the beginning is on the next day. */
    dimFrom: time().nullish(),
    dimTo: time().nullish(),
    /** How bright it is then, in percent of the usual. */
    dimmed: z.int().min(10).max(90).nullish(),
    volume: z.int().min(0).max(100),
    inches: z.int().min(24).max(120).nullish(),
    distance: z.number().min(0.5).max(30).multipleOf(0.1).nullish(),
    isEnabled: z.boolean(),
  },
  labels: {
    identifier: 'Kennung',
    name: 'Name',
    branch: 'Filiale',
    orientation: 'Lage',
    streams: 'Streams',
    hours: 'Eingeschaltet',
    dimFrom: 'Dunkler ab',
    dimTo: 'Dunkler bis',
    dimmed: 'Helligkeit dann (%)',
    volume: 'Lautstärke (%)',
    inches: 'Diagonale (Zoll)',
    distance: 'Abstand der Gäste (m)',
    isEnabled: 'Aktiv',
  },
  form: [
    { title: 'Gerät', fields: ['name', 'identifier', 'branch', 'orientation', 'isEnabled'] },
    {
      title: 'Was läuft',
      hint: 'Gelten zwei Streams mit gleichem Vorrang, läuft der obere.',
      fields: ['streams', 'volume'],
    },
    {
      title: 'Wann und wie hell',
      hint: 'Ohne Zeiten ist der TV immer eingeschaltet und immer gleich hell. Ohne Angabe ist er im Dunkeln halb so hell.',
      fields: ['hours', 'dimFrom', 'dimTo', 'dimmed'],
    },
    {
      title: 'Lesbarkeit',
      hint: 'Daran misst die Gestaltung von Szenen, ob Schrift groß genug ist.',
      fields: ['inches', 'distance'],
    },
  ],
  blank: { orientation: 'landscape', streams: [], volume: 0, isEnabled: true },
  unique: ['identifier'],
  check({ dimFrom, dimTo }, tell) {
    if (dimFrom && !dimTo) tell('dimTo', 'blank')
    if (dimTo && !dimFrom) tell('dimFrom', 'blank')
  },
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  title: body => body.name,
  access: keptByOwnManagers,
  audiences: { office: whole },
  columns: ['branch', 'isEnabled'],
})
export type Screen = Stored<typeof screens>
