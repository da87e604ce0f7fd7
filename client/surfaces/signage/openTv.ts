import { uploadIn } from '../../../schema/base/uploads.ts'
import type { Programme } from '../../../schema/signage/programme.ts'
import type { ManifestDocument } from '../../../schema/signage/screenDocuments.ts'
import type { Connection } from '../../data/engine/connection.ts'
import { call } from '../../data/engine/http.ts'
import type { Live } from '../../data/engine/live.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { openScreen, type ScreenContent } from '../../data/signage/screen.ts'
import { applyUpdate } from '../../device/app/serviceWorker.ts'
import { after, every, now, serverSkew } from '../../device/clock.ts'
import { deviceLog } from '../../device/deviceLog.ts'
import { reloadPage } from '../../device/page/page.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { memo } from '../../device/storage/memo.ts'
import { keepStorage } from '../../device/storage/storage.ts'
import { createCommands } from '../../signage/player/commands.ts'
import { createFiles, type ScreenFiles, SHELF } from '../../signage/player/files.ts'
import { createPlayer } from '../../signage/player/player.ts'
import { createReports } from '../../signage/player/reports.ts'
import { type Staged, staged } from '../../signage/player/stage.ts'

/** What is on the TV. */
export interface Tv {
  /** The present one last; the one before stays below it until it is covered. */
  readonly shown: Pick<Signal<readonly Staged[]>, 'get' | 'subscribe'>
  /** Percent. */
  readonly volume: Pick<Signal<number>, 'get' | 'subscribe'>
  /** The name of the TV, for whoever looks for it. */
  readonly name: Pick<Signal<string | null>, 'get' | 'subscribe'>
  /** Files that could not be had yet. */
  readonly missing: Pick<Signal<number>, 'get' | 'subscribe'>
  readonly content: Live<ScreenContent>
  /** `signedOut`: the server says that this is no TV of the house. */
  readonly state: Live<Connection>
  readonly ended: (segment: number) => void
  readonly close: () => Promise<void>
  /** Takes everything off the device. */
  readonly wipe: () => Promise<void>
}

/** How often (ms) it says how it is, and tries for files it could not have. */
const BEAT_MS = 60_000
/** How long (ms) the name stays on the TV, and the former picture below the present one. */
const NAMED_MS = 15_000
const COVERED_MS = 1500
const VERSION = String(import.meta.env['APP_VERSION'])

/** Opens the TV `id`: everything lies on this device and follows the server. Rejects where the device can keep nothing. */
export async function openTv(id: number): Promise<Tv> {
  const replica = await openScreen(id, browserWorld)
  const files = filesOnDevice()
  const reports = createReports({ call, memo, newId: () => crypto.randomUUID() })
  const { shown, show } = createScreenfuls()
  const volume = signal(0)
  const name = signal<string | null>(null)
  const missing = signal(0)
  const contentNow = () => replica.content.get()

  const player = createPlayer<Staged>({
    now,
    after,
    prepare: segment => prepare(segment, contentNow(), files),
    show: next => {
      show(next)
      void beat()
    },
    played: reports.played,
  })

  const identify = () => {
    name.set(contentNow()?.screen?.name ?? String(id))
    after(NAMED_MS, () => name.set(null))
  }
  const commands = createCommands({ call, now, reload: startAnew, deeds: deedsOf(player, volume, identify) })

  const beat = async () => {
    const [present] = shown.get().slice(-1)
    const { manifest } = contentNow() ?? {}
    const playing = present ? { stream: player.stream(), segment: present.segment, title: present.title } : null
    const faults = missing.get() > 0 ? [`${missing.get()} Dateien fehlen noch`] : []
    await reports.beat({ ...(await deviceFacts()), manifest: manifest?.version ?? '', playing, faults })
  }

  const keepFiles = keeping(files, missing)

  /** What was missing is there: what could not be shown may be. */
  const bring = async () => {
    if (await keepFiles(contentNow()?.manifest ?? null)) player.follow(programmeOf(contentNow()))
  }

  const setUsualVolume = onOther(volume.set)
  const follow = () => {
    const content = contentNow()
    if (!content) return
    if (content.screen) setUsualVolume(content.screen.volume)
    player.follow(programmeOf(content))
    void bring()
    void commands.look(content.commands)
  }

  const stopFollowing = replica.content.subscribe(follow)
  const stopBeating = every(BEAT_MS, () => void Promise.all([beat(), bring()]))
  follow()
  void beat()
  const close = () => {
    stopFollowing()
    stopBeating()
    player.stop()
  }
  return {
    shown,
    volume,
    name,
    missing,
    content: replica.content,
    state: replica.state,
    ended: player.ended,
    async close() {
      close()
      await replica.close()
    },
    async wipe() {
      close()
      await replica.wipe()
      await caches.delete(SHELF)
    },
  }
}

async function prepare(segment: number, content: ScreenContent | undefined, files: ScreenFiles) {
  return content ? staged(segment, { ...content, filmOf: file => filmIn(content, file) }, files) : null
}

/** Calls `set` with what is not what it was called with before: what staff changed from afar stays until then. */
function onOther<T>(set: (value: T) => void): (value: T) => void {
  let former: T | undefined
  return value => {
    if (value !== former) set(value)
    former = value
  }
}

function programmeOf(content: ScreenContent | undefined): Programme | null {
  if (!content?.screen) return null
  const { screen, streams, segments } = content
  const { branch, timeZone } = screen
  return { screen, streams, segments, timeZone, openingHours: branch.openingHours }
}

const filmIn = ({ manifest }: ScreenContent, file: number): string | null =>
  manifest?.files.find(({ url }) => uploadIn(url) === file)?.url ?? null

const filesOnDevice = (): ScreenFiles =>
  createFiles({
    shelf: () => caches.open(SHELF),
    fetch: url => fetch(url),
    digest: bytes => crypto.subtle.digest('SHA-256', bytes),
  })

async function deviceFacts() {
  const { quota, used } = await keepStorage()
  const freeBytes = quota === null ? null : Math.max(0, quota - (used ?? 0))
  return { version: VERSION, skewMs: Math.round(-serverSkew()), freeBytes, decoder: null }
}

/** What is on the TV: the former one stays below the present one until it is covered. */
function createScreenfuls() {
  const shown = signal<readonly Staged[]>([])
  return {
    shown,
    show(next: Staged | null): void {
      const [former] = shown.get().slice(-1)
      shown.set(next ? [...(former ? [former] : []), next] : [])
      if (!former) return
      after(COVERED_MS, () => {
        shown.set(shown.get().filter(each => each !== former))
        former.release()
      })
    },
  }
}

/** A newer program that lies ready starts with the page. */
function startAnew(): void {
  applyUpdate()
  after(1000, reloadPage)
}

/** What staff may ask of it. */
function deedsOf(player: ReturnType<typeof createPlayer>, volume: Signal<number>, identify: () => void) {
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
    volume: (percent: number | null) => done(() => volume.set(percent ?? 0)),
    log: async () => deviceLog(),
  }
}

/** Brings the files of a manifest, one round at a time; says whether something new was brought. */
function keeping(files: ScreenFiles, missing: Signal<number>) {
  let isUnderWay = false
  let kept = ''
  return async (manifest: ManifestDocument | null): Promise<boolean> => {
    if (!manifest || isUnderWay || kept === manifest.version) return false
    isUnderWay = true
    const left = await files.keep(manifest)
    isUnderWay = false
    missing.set(left.length)
    if (left.length === 0) kept = manifest.version
    return true
  }
}
