import type { DeviceEntry } from '../../schema/counter/device.ts'
import type { Draft } from './authoring.ts'
import { branchIds } from './branch.ts'

/** Screens of the main house; nobody has let them in yet. */
export const demoDevices: Draft<DeviceEntry>[] = [
  screen('kiosk-eingang', 'Kiosk am Eingang', 'kiosk', 'K1'),
  screen('abholung-theke', 'Abholung über der Theke', 'frontdesk'),
  screen('backstube', 'Küche', 'kitchen'),
]

function screen(
  identifier: string,
  name: string,
  kind: DeviceEntry['kind'],
  prefix: string | null = null,
): Draft<DeviceEntry> {
  return { identifier, name, kind, branch: branchIds.stammhaus, prefix, isEnabled: true }
}
