import { setPageContext } from '../../device/page/page.ts'
import { scalePage } from '../../device/page/scale.ts'
import type { KnownDevice } from '../../device/storage/knownDevice.ts'
import '../../counter/kiosk/kiosk.css'
import { KioskShell } from './KioskShell.tsx'

/** Targets of 44 px become 64 px; letters grow with them. */
const SCALE = 1.45

setPageContext('self-service')
scalePage(SCALE)

/** The shop in the context of self-service: on a screen that stands in it. */
export function Kiosk({ device }: { device: KnownDevice }) {
  return <KioskShell device={device} />
}
