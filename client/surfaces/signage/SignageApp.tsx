import { useEffect } from 'react'
import { useLive } from '../../data/engine/live.ts'
import { useOpened } from '../../device/app/useOpened.ts'
import { useUpdate } from '../../device/app/useUpdate.ts'
import { keepLog } from '../../device/deviceLog.ts'
import { keepAwake } from '../../device/media/wakeLock.ts'
import { openPage } from '../../device/page/page.ts'
import { setPageTitle } from '../../device/page/pageTitle.ts'
import { knownScreen, rememberScreen } from '../../device/storage/knownScreen.ts'
import { Stage } from '../../signage/player/Stage.tsx'
import type { Tv } from './openTv.ts'
import { texts } from './texts.ts'

/** Where a TV is let in: nobody has a keyboard before it, so it goes there by itself. */
const PAIR = '/pair?kind=screen'

async function openKnown(): Promise<Tv> {
  const known = knownScreen()
  if (!known) throw new Error('This is no TV.')
  return (await import('./openTv.ts')).openTv(known.id)
}

/** `/signage`: opened once, it goes on for months. */
export function SignageApp() {
  const isKnown = knownScreen() !== null
  useEffect(() => {
    if (!isKnown) openPage(PAIR)
  }, [isKnown])
  return isKnown ? <Known /> : <Panel hint={texts.loading} />
}

function Known() {
  const opened = useOpened(openKnown)
  const update = useUpdate()
  useEffect(() => setPageTitle(texts.title), [])
  useEffect(() => keepLog(), [])
  useEffect(() => keepAwake(), [])
  // A page that was just opened stands before nobody yet.
  useEffect(() => {
    if (opened === 'opening') update?.()
  }, [opened, update])
  if (opened === 'failed') return <Panel title={texts.failed} hint={texts.failedHint} />
  if (opened === 'opening') return <Panel hint={texts.loading} />
  return <Opened tv={opened} />
}

function Opened({ tv }: { readonly tv: Tv }) {
  const shown = useLive(tv.shown)
  const name = useLive(tv.name)
  const brightness = useLive(tv.brightness) ?? 100
  const missing = useLive(tv.missing) ?? 0
  const content = useLive(tv.content)
  const isUnknown = useLive(tv.state)?.signedOut ?? false
  useEffect(() => {
    if (isUnknown) void leave(tv)
  }, [tv, isUnknown])
  const isPlanned = (content?.segments.size ?? 0) > 0
  return (
    <>
      <Stage element={tv.element} isUpright={content?.screen?.orientation === 'portrait'} />
      {/* A dark pane costs a TV less than a filter over a film. */}
      <div aria-hidden className="stage-shade" style={{ opacity: 1 - brightness / 100 }} />
      {!shown && content?.screen && (missing > 0 || !isPlanned) && (
        <Panel
          title={missing > 0 ? texts.bringing : texts.nothing}
          hint={missing > 0 ? content.screen.name : texts.nothingHint}
        />
      )}
      {name && (
        <p
          role="status"
          className="fixed inset-x-0 top-[30vh] p-[4vh] text-center text-[9vw] leading-tight text-white"
          style={{ background: 'rgb(0 0 0 / 0.85)' }}
        >
          {name}
        </p>
      )}
    </>
  )
}

/** The house does not know this TV any more: what it had goes, and it asks to be let in again. */
async function leave(tv: Tv): Promise<void> {
  await tv.wipe()
  rememberScreen(null)
  openPage(PAIR)
}

interface PanelProps {
  readonly title?: string
  readonly hint: string
}

/** What stands there while nothing is shown. */
const Panel = ({ title, hint }: PanelProps) => (
  <main className="fixed inset-0 flex flex-col items-center justify-center gap-5 bg-black p-8 text-center text-white">
    {title !== undefined && <h1 className="text-hero font-strong">{title}</h1>}
    <p className="max-w-[38rem] text-lead opacity-80">{hint}</p>
  </main>
)
