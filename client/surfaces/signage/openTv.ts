import { localTime } from '../../../schema/base/zonedTime.ts'
import { brightnessAt } from '../../../schema/signage/dimming.ts'
import type { Connection } from '../../data/engine/connection.ts'
import { call } from '../../data/engine/http.ts'
import type { Live } from '../../data/engine/live.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { openScreen, type ScreenContent } from '../../data/signage/screen.ts'
import { applyUpdate, isKept } from '../../device/app/serviceWorker.ts'
import { after, now as clockNow, every, serverSkew } from '../../device/clock.ts'
import { deviceLog } from '../../device/deviceLog.ts'
import { reloadPage } from '../../device/page/page.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { memo } from '../../device/storage/memo.ts'
import { keepStorage } from '../../device/storage/storage.ts'
import { tabMemo } from '../../device/storage/tabMemo.ts'
import { createCommands } from '../../signage/player/commands.ts'
import { createFiles, type ScreenFiles, SHELF } from '../../signage/player/files.ts'
import { createLastWhole, PROGRAMME_SHELF } from '../../signage/player/lastWhole.ts'
import { createLoudness } from '../../signage/player/loudness.ts'
import type { Mounted } from '../../signage/player/planes.ts'
import type { createPlayer } from '../../signage/player/player.ts'
import { createReports } from '../../signage/player/reports.ts'
import { createShelves, type Shelves } from '../../signage/player/shelves.ts'
import { createShowing } from '../../signage/player/showing.ts'
import { createTvClock } from '../../signage/player/tvClock.ts'
import { createRenewal, SHIFT_MS, shiftAt } from '../../signage/player/upkeep.ts'
import { texts } from './texts.ts'

/** What is on the TV. */
export interface Tv {
  /** Null while it is dark. */
  readonly shown: Pick<Signal<Mounted | null>, 'get' | 'subscribe'>
  /** Where it is shown. */
  readonly element: HTMLElement
  /** The name of the TV, for whoever looks for it. */
  readonly name: Pick<Signal<string | null>, 'get' | 'subscribe'>
  /** Percent of the usual: less in the hours in which staff want it darker. */
  readonly brightness: Pick<Signal<number>, 'get' | 'subscribe'>
  /** Files that could not be had yet. */
  readonly missing: Pick<Signal<number>, 'get' | 'subscribe'>
  readonly content: Live<ScreenContent>
  /** `signedOut`: the server says that this is no TV of the house. */
  readonly state: Live<Connection>
  readonly close: () => Promise<void>
  /** Takes everything off the device. */
  readonly wipe: () => Promise<void>
}

/** How often (ms) it says how it is, and tries for files it could not have. */
const BEAT_MS = 60_000
/** How long (ms) the name stays on the TV. */
const NAMED_MS = 15_000
/** How often (ms) it looks whether what lives on the clock is to be drawn anew. */
const LOOK_MS = 1000
/** How often (ms) it looks whether it is to be darker. */
const LIGHT_MS = 30_000
const VERSION = String(import.meta.env['APP_VERSION'])
const elapsed = () => performance.now()

/** Opens the TV `id`: everything lies on this device and follows the server. Rejects where the device can keep nothing. */
export async function openTv(id: number): Promise<Tv> {
  const replica = await openScreen(id, browserWorld)
  const reports = createReports({ call, memo, newId: () => crypto.randomUUID() })
  const tvClock = createTvClock({ memo, now: clockNow, elapsed })
  const { now } = tvClock
  const light = lightOf(() => replica.content.get()?.screen, now)
  const contentNow = () => replica.content.get()
  const { name, identify } = namingOf(() => contentNow()?.screen?.name ?? String(id))
  const timeZone = () => contentNow()?.screen?.timeZone ?? null
  const renew = createRenewal({ id, now, timeZone, isKept, startAnew })
  const shelves = createShelves(caches)
  const files = filesOn(shelves)
  const { player, planes, shown, missing, manifest, bring, look } = createShowing({
    content: contentNow,
    files,
    lastWhole: createLastWhole({ shelf: () => shelves.open(PROGRAMME_SHELF), files }),
    now,
    elapsed,
    after,
    onShown: () => {
      void beat()
      renew()
    },
    played: reports.played,
    darkness,
  })
  const loudness = createLoudness(planes.volume)

  const commands = createCommands({ call, now, reload: startAnew, deeds: deedsOf(player, loudness.ask, identify) })

  const beat = async () => {
    tvClock.keep()
    const present = shown.get()
    const playing = present ? { stream: player.stream(), segment: present.segment, title: present.title } : null
    const faults = faultsOf(missing.get(), present, tvClock.isUnsure())
    await reports.beat({ ...(await deviceFacts()), manifest: manifest(), playing, faults })
  }

  const follow = () => {
    const content = contentNow()
    if (!content) return
    if (content.screen) loudness.usual(content.screen.volume)
    light.look()
    void bring()
    void commands.look(content.commands)
  }

  const stopFollowing = replica.content.subscribe(follow)
  const stopping = [
    every(BEAT_MS, () => void Promise.all([beat(), bring()])),
    every(LOOK_MS, look),
    every(LIGHT_MS, light.look),
    every(SHIFT_MS, () => planes.shift(shiftAt(now()))),
  ]
  follow()
  void beat()
  const close = () => {
    stopFollowing()
    for (const stop of stopping) stop()
    player.stop()
  }
  return {
    shown,
    element: planes.element,
    name,
    brightness: light.brightness,
    missing,
    content: replica.content,
    state: replica.state,
    async close() {
      close()
      await replica.close()
    },
    async wipe() {
      close()
      await replica.wipe()
      await shelves.giveUp([SHELF, PROGRAMME_SHELF])
    },
  }
}

/** Its name, for a while after it was asked for. */
function namingOf(nameNow: () => string) {
  const name = signal<string | null>(null)
  const identify = () => {
    name.set(nameNow())
    after(NAMED_MS, () => name.set(null))
  }
  return { name, identify }
}

/** How bright it is to be by the clock of its branch, looked at now and then. */
function lightOf(screen: () => ScreenContent['screen'] | undefined, now: () => number) {
  const brightness = signal(100)
  const look = () => {
    const own = screen()
    if (own) brightness.set(brightnessAt(own, localTime(now(), own.timeZone).minutes))
  }
  return { brightness, look }
}

/** A page that starts anew stays dark; a TV that is plugged in again is on. */
const darkness = {
  get: () => Number(tabMemo.get('screen:dark')) || null,
  set: (since: number | null) => tabMemo.set('screen:dark', since === null ? null : String(Math.round(since))),
}

const filesOn = ({ open }: Shelves): ScreenFiles =>
  createFiles({
    shelf: () => open(SHELF),
    fetch: (url, init) => fetch(url, init),
    digest: bytes => crypto.subtle.digest('SHA-256', bytes),
  })

async function deviceFacts() {
  const { quota, used } = await keepStorage()
  const freeBytes = quota === null ? null : Math.max(0, quota - (used ?? 0))
  return { version: VERSION, skewMs: Math.round(-serverSkew()), freeBytes, decoder: null }
}

/** What staff are told of it. */
const faultsOf = (missing: number, shown: Mounted | null, isUnsure: boolean): string[] => [
  ...(missing > 0 ? [texts.missing(missing)] : []),
  ...(isUnsure ? [texts.unsure] : []),
  ...(shown?.misfits ?? [])
    .filter(({ reason }) => reason === 'noRoom')
    .map(({ layer, detail }) => texts.noRoom(layer, detail).slice(0, 200)),
]

/** A newer program that lies ready starts with the page. */
function startAnew(): void {
  applyUpdate()
  after(1000, reloadPage)
}

/** What staff may ask of it. */
function deedsOf(
  player: ReturnType<typeof createPlayer>,
  loud: (percent: number | null) => void,
  identify: () => void,
) {
  const done = async (deed: () => void) => {
    deed()
    return ''
  }
  return {
    identify: () => done(identify),
    show: async (segment: number | null) => (segment !== null && (await player.jump(segment)) ? '' : null),
    reload: () => done(() => {}),
    update: () => done(() => {}),
    standby: () => done(() => player.standby(true)),
    wake: () => done(() => player.standby(false)),
    volume: (percent: number | null) => done(() => loud(percent)),
    log: async () => deviceLog(),
  }
}
