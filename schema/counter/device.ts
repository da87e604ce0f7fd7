import { z } from 'zod'
import type { DeviceKind } from '../base/access.ts'
import { keptByOwnManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, identifier, name, relation } from '../base/fields.ts'
import { PREFIX } from '../ordering/tickets.ts'

export const deviceKindLabels = {
  kiosk: 'Kiosk',
  frontdesk: 'Abholbildschirm',
  kitchen: 'Küchenbildschirm',
  terminal: 'Zeiterfassung',
} as const satisfies Record<DeviceKind, string>

/**
 * A screen of the business that stands somewhere for good. It is let in by a code that staff confirm (server/devices); what
 * it may do follows from its kind and branch as they stand here now, and ends at once when it is switched off.
 */
export const devices = entity({
  type: 'devices',
  label: { one: 'Gerät', many: 'Geräte' },
  area: 'branches',
  tab: 'Geräte & Drucker',
  fields: {
    identifier: identifier(),
    name: name(60),
    kind: choice(deviceKindLabels),
    branch: relation('branches'),
    /** Under which a kiosk counts orders that it takes without network, if nobody had it that day. */
    prefix: z.string().regex(PREFIX).nullish(),
    /** Where the slip of an order from this kiosk comes out. */
    printer: relation('printers').nullish(),
    isEnabled: z.boolean(),
  },
  labels: {
    identifier: 'Kennung',
    name: 'Name',
    kind: 'Art',
    branch: 'Filiale',
    prefix: 'Nummernkreis am Kiosk (z. B. K2)',
    printer: 'Belegdrucker am Kiosk',
    isEnabled: 'Aktiv',
  },
  blank: { kind: 'kiosk', isEnabled: true },
  access: keptByOwnManagers,
  audiences: { office: whole },
  title: body => body.name,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  unique: ['identifier'],
  columns: ['kind', 'branch', 'isEnabled'],
})
export type DeviceEntry = Stored<typeof devices>
