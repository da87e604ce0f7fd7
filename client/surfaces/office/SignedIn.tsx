import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import { entities } from '../../../schema/index.ts'
import { createStaffPush, type StaffPush } from '../../data/boards/staffPush.ts'
import type { Connection } from '../../data/engine/connection.ts'
import { useLive } from '../../data/engine/live.ts'
import { browserWorld } from '../../data/engine/world.ts'
import type { Office } from '../../data/office/office.ts'
import type { OpenedTime } from '../../data/time/openedTime.ts'
import { nextPaint, whenIdle } from '../../device/page/idle.ts'
import { schemeOf, showScheme } from '../../device/page/scheme.ts'
import { kept } from '../../device/storage/kept.ts'
import { memo } from '../../device/storage/memo.ts'
import { keepStorage } from '../../device/storage/storage.ts'
import { tabMemo } from '../../device/storage/tabMemo.ts'
import { usePictureTray } from '../../office/catalogue/images/usePictureTray.ts'
import { createUndos } from '../../office/history/undo.ts'
import { createFailedCalls, FailedCallsContext } from '../../office/server/failedCalls.ts'
import { askAgainInContact, askAnew, createQueryClient } from '../../office/server/queryClient.ts'
import { DeviceSettingsContext, keptDeviceSettings, useDeviceSetting } from '../../office/settings/deviceSettings.ts'
import { actorOf } from '../../office/shell/rights.ts'
import { OfficeContext, type OfficeScope, useSettings } from '../../office/shell/scope.tsx'
import type { SessionStore } from '../../office/shell/session.ts'
import { type Toast, Toasts } from '../../office/shell/Toasts.tsx'
import { texts } from '../../office/shell/texts.ts'
import { applyTheme } from '../../ui/theme/theme.ts'
import { forgetSteps, useOpenedSteps } from './openedSteps.ts'
import { takeOpening } from './opening.ts'
import { createOfficeRouter } from './router.tsx'
import { preloadPages } from './screens.ts'
import { SignOutContext } from './signOutContext.ts'
import { UpdateNotice } from './UpdateNotice.tsx'
import { useOpenedTime } from './useOpenedTime.ts'

interface SignedInProps {
  readonly me: Me
  readonly session: SessionStore
}

/** The office of one person: opens what the device has of theirs, and everything else reads from there. */
export function SignedIn({ me, session }: SignedInProps) {
  const office = useOpened(me)
  if (!office) return null
  return <OpenedOffice {...{ me, session, office }} />
}

function OpenedOffice({ me, session, office }: SignedInProps & { office: Office }) {
  const [toasts, setToasts] = useState<readonly (Toast & { key: number })[]>([])
  const [router] = useState(createOfficeRouter)
  const [queries] = useState(createQueryClient)
  useEffect(() => askAgainInContact(queries), [queries])
  useEffect(() => office.erasures.follow(() => askAnew(queries)), [queries, office])
  const next = useRef(0)
  const tell = useCallback((toast: Toast) => {
    const key = next.current++
    setToasts(before =>
      [...before.filter(({ slot }) => slot === undefined || slot !== toast.slot), { ...toast, key }].slice(-3),
    )
  }, [])
  const done = useCallback((key: number) => setToasts(before => before.filter(toast => toast.key !== key)), [])
  const push = usePush()
  const steps = useOpenedSteps(me, queries)
  const time = useOpenedTime(me)
  const tray = usePictureTray(office)
  const [undos] = useState(() => createUndos(office))
  const [settings] = useState(() => keptDeviceSettings(memo))
  const [failedCalls] = useState(() => createFailedCalls(tabMemo, me.user.id))
  const [keptBranches] = useState(() => kept(memo, 'office-branches'))
  const scope = useMemo<OfficeScope>(
    () => ({ office, me, actor: actorOf(me), entities, tell, undos, push, steps, time, tray, keptBranches }),
    [office, me, tell, undos, push, steps, time, tray, keptBranches],
  )
  useOtherRights(session, tell)
  useEffect(() => office.rights.follow(session.renew), [office, session])
  useExpiry(office, session)
  useResume(office, session)
  useRevocation(office, session, { steps, time })
  const signOut = useCallback(async () => {
    await Promise.all([office.wipe(), time.wipe()])
    failedCalls.clear()
    await forgetSteps(steps)
    // Whoever leaves is told nothing any more, and the server has to hear it from a person it knows.
    if (push.standing.get().state === 'on') await push.switchOff()
    await session.signOut()
  }, [office, session, push, steps, time, failedCalls])
  return (
    <QueryClientProvider client={queries}>
      <OfficeContext value={scope}>
        <DeviceSettingsContext value={settings}>
          <FailedCallsContext value={failedCalls}>
            <ThemeOfBusiness />
            <SchemeOfDevice />
            <SignOutContext value={signOut}>
              <RouterProvider router={router} />
            </SignOutContext>
            <Toasts toasts={toasts} onDone={done} />
            <Updates office={office} />
          </FailedCallsContext>
        </DeviceSettingsContext>
      </OfficeContext>
    </QueryClientProvider>
  )
}

/** So long (ms) a first filling goes before the program at most: both at once make the first list wait for what it does not need. */
const FIRST_FILL_MS = 30_000

const isFilled = (state: Connection | undefined): boolean => state !== undefined && state.asOf !== null

/** Resolves once the device has had everything, or has been filled for so long that nobody waits any more. */
function filledOnce(office: Office): Promise<void> {
  const state = office.state()
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const look = () => void (isFilled(state.get()) && end())
    const timer = setTimeout(end, FIRST_FILL_MS)
    const stop = state.subscribe(look)
    look()
  })
}

function Updates({ office }: { office: Office }) {
  return <UpdateNotice after={isFilled(useLive(office.state())) ? 0 : FIRST_FILL_MS} />
}

/** Null until the device is open. The surface mounts this anew for another person or other rights. */
function useOpened(me: Me): Office | null {
  const [person] = useState(me)
  const [office, setOffice] = useState<Office | null>(null)
  useEffect(() => {
    let closed = false
    const opening = takeOpening(person)
    const show = async () => {
      const opened = await opening.office
      if (closed) return
      setOffice(opened)
      await nextPaint()
      opening.onShown()
      await Promise.all([keepStorage(), whenIdle()])
      await filledOnce(opened)
      await preloadPages()
    }
    void show()
    return () => {
      closed = true
      void opening.close()
    }
  }, [person])
  return office
}

/** Notifications of this person on this device, looked after as long as the office is open. */
function usePush(): StaffPush {
  const [push] = useState(() => createStaffPush({ name: 'office', isPerson: true }, browserWorld))
  useEffect(() => {
    void push.start()
    return () => push.close()
  }, [push])
  return push
}

/** Whoever was given other rights meanwhile reads why the page is another one. */
function useOtherRights({ current }: SessionStore, tell: OfficeScope['tell']): void {
  useEffect(() => {
    const session = current.get()
    if (session.state === 'in' && session.hasOtherRights) tell({ text: texts.signIn.otherRights })
  }, [current, tell])
}

/** A 401 on the way of the data asks for a sign-in on top of the page. */
function useExpiry(office: Office, session: SessionStore): void {
  const state = useLive(useMemo(() => office.state(), [office]))
  const signedOut = state?.signedOut ?? false
  useEffect(() => {
    if (signedOut) session.expire()
  }, [signedOut, session])
}

/** Somebody ended the session from elsewhere: what the device has of the business goes before anything else is done. */
function useRevocation(
  office: Office,
  session: SessionStore,
  { steps, time }: Pick<OfficeScope, 'steps'> & { readonly time: OpenedTime },
): void {
  const { subscribe, get } = session.current
  const current = useSyncExternalStore(subscribe, get, get)
  const isRevoked = current.state === 'in' && current.revoked === true
  useEffect(() => {
    if (isRevoked) void Promise.all([office.wipe(), time.wipe(), forgetSteps(steps)]).finally(session.forget)
  }, [isRevoked, office, session, steps, time])
}

/** After the sign-in the data goes on where it was. */
function useResume(office: Office, session: SessionStore): void {
  const { subscribe, get } = session.current
  const current = useSyncExternalStore(subscribe, get, get)
  const expired = current.state === 'in' && current.expired
  const before = useRef(expired)
  useEffect(() => {
    if (before.current && !expired) office.resume()
    before.current = expired
  }, [office, expired])
}

function SchemeOfDevice() {
  const [scheme] = useDeviceSetting('scheme')
  useEffect(() => showScheme(schemeOf(scheme)), [scheme])
  return null
}

function ThemeOfBusiness() {
  const settings = useSettings()
  const { themeColor, borderRadius } = settings ?? {}
  useEffect(() => {
    if (themeColor !== undefined && borderRadius !== undefined) applyTheme({ themeColor, borderRadius })
  }, [themeColor, borderRadius])
  return null
}
