import { UserPassword } from '../../office/business/users.tsx'
import { DevicePanel } from '../../office/counter/devices/DevicePanel.tsx'
import type { FormExtra } from '../../office/form/EntityForm.tsx'

/** What deviates from the generated form, by entity type. Everything else follows from the declaration. */
export const formExtras: Readonly<Record<string, FormExtra>> = {
  devices: DevicePanel,
  users: UserPassword,
}
