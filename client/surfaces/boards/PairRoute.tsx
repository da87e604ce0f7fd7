import { useEffect } from 'react'
import {
  type PairedDevice,
  type PairedScreen,
  type PairingKind,
  pairingKinds,
} from '../../../schema/counter/pairing.ts'
import { PairPage } from '../../counter/pairing/PairPage.tsx'
import { texts } from '../../counter/pairing/texts.ts'
import { openPage, searchOfPage } from '../../device/page/page.ts'
import { setPageTitle } from '../../device/page/pageTitle.ts'
import { forgetNextVisit } from '../../device/storage/forgetNextVisit.ts'
import { rememberDevice } from '../../device/storage/knownDevice.ts'
import { rememberScreen } from '../../device/storage/knownScreen.ts'
import { Panel } from './Panels.tsx'

/** '/pair?kind=kiosk': a screen of the business is set up. With `print=auto` a kiosk prints its slips without asking. */
export default function PairRoute() {
  useEffect(() => setPageTitle(texts.title), [])
  return (
    <Panel>
      <PairPage kind={kindIn(searchOfPage().get('kind'))} onPaired={settle} />
    </Panel>
  )
}

const kindIn = (wanted: string | null): PairingKind | null => pairingKinds.find(kind => kind === wanted) ?? null

function settle(device: PairedDevice | PairedScreen): void {
  if (device.kind === 'screen') {
    rememberScreen(device)
    return openPage('/signage')
  }
  rememberDevice({ ...device, prints: searchOfPage().get('print') === 'auto' })
  // No page of the shop that was kept here is shown before the kiosk's cover.
  void forgetNextVisit()
    .catch(() => {})
    .then(() => openPage(screenOf(device)))
}

function screenOf({ kind, branch }: PairedDevice): string {
  if (kind === 'kiosk') return '/'
  return kind === 'terminal' ? '/time-tracking' : `/${kind}/${branch}`
}
