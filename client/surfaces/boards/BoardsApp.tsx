import { lazy, Suspense, useEffect, useState } from 'react'
import { CatalogueContext, useConfig, useList } from '../../data/shop/useCatalogue.tsx'
import { after } from '../../device/clock.ts'
import { setPageTitle } from '../../device/page/pageTitle.ts'
import { knownDevice } from '../../device/storage/knownDevice.ts'
import { keepStorage } from '../../device/storage/storage.ts'

import type { Address } from './address.ts'
import { applyDarkTheme } from './darkTheme.ts'
import type { BoardSession } from './openBoard.ts'
import { Choose, Panel, SignedOut } from './Panels.tsx'
import { de } from './texts.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

const FrontdeskRoute = lazy(() => import('./FrontdeskRoute.tsx'))
const KitchenRoute = lazy(() => import('./KitchenRoute.tsx'))

const DeviceCommands = lazy(() => import('../../counter/commands/DeviceCommands.tsx'))

/** How long (ms) a screen nobody knows waits before it asks again whether somebody has let it in. */
const ASK_AGAIN_MS = 20_000

/** A screen of a branch: opened once, it goes on for months. */
export function BoardsApp({ address }: { readonly address: Address }) {
  const [round, setRound] = useState(0)
  const [again] = useState(() => () => setRound(before => before + 1))
  useEffect(() => setPageTitle(de[address.kind]), [address.kind])
  return (
    <>
      <OpenedBoard key={round} address={address} onUnknownDevice={again} />
      <UpdateNotice />
    </>
  )
}

interface OpenedBoardProps {
  readonly address: Address
  /** Asks again, some time after nobody knew this device. */
  readonly onUnknownDevice: () => void
}

function OpenedBoard({ address, onUnknownDevice }: OpenedBoardProps) {
  const opened = useOpened(address)
  useEffect(
    () => (opened === 'signedOut' ? after(ASK_AGAIN_MS, onUnknownDevice) : undefined),
    [opened, onUnknownDevice],
  )
  if (opened === 'failed') return <Panel title={de.failed} hint={de.failedHint} />
  if (opened === 'signedOut') return <SignedOut kind={address.kind} />
  if (opened === 'opening') return <Panel hint={de.loading} />
  return (
    <CatalogueContext value={opened.catalogue}>
      <ThemeOfBusiness />
      <Suspense fallback={<Panel hint={de.loading} />}>
        <Screen address={address} session={opened} />
        {/* Whoever opened it with their own account is asked nothing. */}
        {knownDevice() !== null && <DeviceCommands />}
      </Suspense>
    </CatalogueContext>
  )
}

function Screen({ address, session }: { readonly address: Address; readonly session: BoardSession }) {
  const branches = useList('branches')
  const branch = branches.find(({ id }) => id === address.branch)
  if (address.branch === null) return <Choose kind={address.kind} branches={branches} />
  if (branch && session.board) return <KitchenRoute {...{ address, branch, session }} board={session.board} />
  if (branch && session.called) return <FrontdeskRoute {...{ address, branch }} board={session.called} />
  return <Panel hint={de.loading} />
}

type Opened = BoardSession | 'opening' | 'signedOut' | 'failed'

/** Names of guests leave a device that may not see them any more. */
function useOpened(address: Address): Opened {
  const [opened, setOpened] = useState<Opened>('opening')
  useEffect(() => {
    let isWanted = true
    let close: () => Promise<void> = async () => {}
    void keepStorage()
    import('./openBoard.ts')
      .then(({ openBoard }) => openBoard(address))
      .then(session => {
        if (!isWanted) return session.close()
        close = session.close
        setOpened(session)
        const state = (session.board ?? session.called)?.state()
        const look = () => {
          if (!state?.get()?.signedOut) return
          close = async () => {}
          setOpened('signedOut')
          void session.wipe()
        }
        state?.subscribe(look)
        look()
        return undefined
      })
      .catch(() => isWanted && setOpened('failed'))
    return () => {
      isWanted = false
      void close()
    }
  }, [address])
  return opened
}

function ThemeOfBusiness() {
  const config = useConfig()
  useEffect(() => {
    if (config) applyDarkTheme(config)
  }, [config])
  return null
}
