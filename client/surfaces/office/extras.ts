import { DevicePanel } from '../../office/devices/DevicePanel.tsx'
import type { FormExtra } from '../../office/form/EntityForm.tsx'
import { UserPassword } from '../../office/overrides/users.tsx'

/** What deviates from the generated form, by entity type. Everything else follows from the declaration. */
export const extras: Readonly<Record<string, FormExtra>> = {
  devices: DevicePanel,
  users: UserPassword,
}
