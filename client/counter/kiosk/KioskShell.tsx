import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import type { GateReason } from '../../../schema/counter/offlineGate.ts'
import { useCatalogue, useConfig, useFreshness, useList } from '../../data/shop/useCatalogue.tsx'
import { now } from '../../device/clock.ts'
import { keepAwake } from '../../device/media/wakeLock.ts'
import { heapMb, holdOnPage, onTouched, openPage, reloadPage } from '../../device/page/page.ts'
import { uncoverPage } from '../../device/page/pageRoot.ts'
import { type KnownDevice, knownDevice } from '../../device/storage/knownDevice.ts'
import { Button } from '../../ui/Button.tsx'
import { Cover } from './Cover.tsx'
import { IdleWarning } from './IdleWarning.tsx'
import { idleMachine } from './idle.machine.ts'
import { gateNow, guestsDone, isRevoked, kioskOrders, startBeating } from './kioskDevice.ts'
import { modesAtKiosk } from './kioskOrder.ts'
import { shouldReload } from './reload.ts'
import { Screensaver } from './Screensaver.tsx'
import { useTexts } from './texts.ts'

interface KioskShellProps {
  readonly device: KnownDevice
  /** Takes away everything the guest who has gone left at this branch. */
  readonly onWipe: (branch: number) => void
  /** Draws what the branch has fresh now. */
  readonly renderFresh: (branch: Branch) => ReactNode
  /** Shows the branch's menu to the next guest, or asks first where to eat: null where that was not chosen yet. */
  readonly onBegin: (branch: Branch, mode: Mode | null) => void
}

/** What a kiosk has over the shop: screensaver, the question to who has gone, and its tie to the server. */
export function KioskShell({ device, onWipe, renderFresh, onBegin }: KioskShellProps) {
  const config = useConfig()
  const branch = useList('branches').find(({ id }) => id === device.branch)
  useLayoutEffect(uncoverPage, [])
  if (!config || !branch) return <Cover />
  return <Shell {...{ device, config, branch, onWipe, renderFresh, onBegin }} />
}

function Shell({
  device,
  config,
  branch,
  onWipe,
  renderFresh,
  onBegin,
}: KioskShellProps & { config: Config; branch: Branch }) {
  const { id } = branch
  const machine = useMemo(() => idleMachine.provide({ actions: { wipe: () => onWipe(id) } }), [id, onWipe])
  const [state, send] = useMachine(machine)
  const isResting = state.matches('resting')
  useEffect(() => onTouched(() => send({ type: 'touched' })), [send])
  useEffect(() => guestsDone.subscribe(() => send({ type: 'finished' })), [send])
  useEffect(() => {
    const stops = [holdOnPage(isOwnPage), keepAwake()]
    return () => stops.forEach(stop => stop())
  }, [])
  const closed = useStation(branch, isResting)
  const revoked = useSyncExternalStore(isRevoked.subscribe, isRevoked.get)
  if (revoked && isResting) return <Revoked kind={device.kind} />
  if (isResting)
    return (
      <Screensaver
        config={config}
        branchName={branch.name}
        fresh={renderFresh(branch)}
        modes={modesAtKiosk(branch)}
        closed={closed}
        onBegin={mode => {
          send({ type: 'began' })
          onBegin(branch, mode)
        }}
      />
    )
  if (!state.matches('warning')) return null
  return <IdleWarning onMore={() => send({ type: 'extended' })} onRestart={() => send({ type: 'finished' })} />
}

/** Legal texts may have links anywhere, to the other branches too: these alone are the kiosk's. */
const isOwnPage = (path: string): boolean => /^\/(store\/|site\/|$)/.test(path)

/** Beats, reloads at night, and knows why nothing can be ordered while there is no network. */
function useStation(branch: Branch, isResting: boolean): string | null {
  const texts = useTexts()
  const catalogue = useCatalogue()
  const { online } = useFreshness()
  const [reasons, setReasons] = useState<readonly GateReason[]>([])
  const resting = useRef(isResting)
  const [since] = useState(now)
  useEffect(() => {
    resting.current = isResting
  }, [isResting])
  useEffect(
    () =>
      startBeating(async () => {
        const { length } = await kioskOrders.waiting()
        const running = { isIdle: resting.current, isOnline: true, outbox: length, heapMb: heapMb(), since }
        const isMoved = knownDevice()?.branch !== branch.id
        if (shouldReload({ ...running, isMoved, zone: branch.timeZone }, now())) reloadPage()
      }),
    [branch.id, branch.timeZone, since],
  )
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const found = online || !isResting ? [] : await gateNow(catalogue)
      if (!isLeft) setReasons(found)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [online, catalogue, isResting])
  return online || reasons.length === 0 ? null : texts.closedReasons(reasons)
}

function Revoked({ kind }: { kind: string }) {
  const texts = useTexts()
  return (
    <Cover className="items-center justify-center gap-6 p-8 text-center">
      <p className="text-head">{texts.revoked}</p>
      <p className="text-lead text-ink-soft">{texts.closed}</p>
      <Button size="large" variant="secondary" onClick={() => openPage(`/pair?kind=${kind}`)}>
        {texts.pairAgain}
      </Button>
    </Cover>
  )
}
