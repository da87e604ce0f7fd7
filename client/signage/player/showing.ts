import type { ManifestDocument } from '../../../schema/signage/screenDocuments.ts'
import type { ScreenContent } from '../../data/signage/screen.ts'
import { signal } from '../../device/signal.ts'
import type { ScreenFiles } from './files.ts'
import type { LastWhole } from './lastWhole.ts'
import { createPlanes, type Mounted } from './planes.ts'
import { createPlayer, type Play, type PlayerEffects } from './player.ts'
import { filmIn, programmeOf } from './programmeOf.ts'
import { staged } from './stage.ts'

interface ShowingWorld {
  readonly content: () => ScreenContent | undefined
  readonly files: ScreenFiles
  readonly lastWhole: LastWhole
  /** Epoch ms by the TV's clock. */
  readonly now: () => number
  /** Milliseconds since the page began, whatever the clock says. */
  readonly elapsed: () => number
  readonly after: (ms: number, work: () => void) => () => void
  /** Something else is shown. */
  readonly onShown: () => void
  readonly played: (play: Play) => void
  readonly darkness: PlayerEffects<Mounted>['darkness']
}

/** What plays: the newest programme of which every file is there, and on it what lives as things stand now. */
export function createShowing(world: ShowingWorld) {
  const { content: contentNow, files, lastWhole, now, elapsed, after, onShown, played, darkness } = world
  const shown = signal<Mounted | null>(null)
  const missing = signal(0)
  let whole: ScreenContent | undefined
  const planes = createPlanes({ after, onEnded: segment => player.ended(segment) })

  const stage = async (segment: number) => {
    if (!whole) return null
    const live = contentNow()?.live
    const { manifest } = whole
    const filmOf = (file: number) => manifest && filmIn(manifest, file)
    return staged(segment, { ...whole, filmOf, live: live ? { ...live, now: now() } : null }, files)
  }

  const player = createPlayer<Mounted>({
    now,
    elapsed,
    after,
    async prepare(segment) {
      const next = await stage(segment)
      return next && planes.mount(next)
    },
    drop: planes.drop,
    show: next => {
      planes.show(next)
      shown.set(next)
      onShown()
    },
    played,
    darkness,
  })

  /** Draws what is in sight as things stand now. */
  const refresh = oneAtATime(async () => {
    const present = shown.get()
    const next = present && (await stage(present.segment))
    if (next && shown.get() === present && (await planes.refresh(next))) shown.set({ ...present, ...next })
  })
  const play = async (content: ScreenContent) => {
    whole = content
    player.follow(programmeOf(content))
    await refresh()
  }
  const keepFiles = keeping(files, left => missing.set(left))
  const bring = oneAtATime(async () => {
    const content = contentNow()
    if (!content) return
    // What is half there is not played, unless there is nothing else.
    const before = whole ?? (await lastWhole.read(content).catch(() => null))
    const isWhole = before?.manifest?.version === content.manifest?.version
    if (!before || isWhole) await play(content)
    else if (!whole) await play(before)
    const isNew = await keepFiles(content.manifest, whole?.manifest)
    if (isNew) await play(content)
    // Without room for it the TV plays on, and only begins with less after a power cut.
    if (isNew || (isWhole && whole)) await lastWhole.keep(content).catch(() => {})
  })

  return {
    player,
    planes,
    shown,
    missing,
    /** Of the files that are played. */
    manifest: () => whole?.manifest?.version ?? '',
    /** What is to be played changed, or a file may be had that could not. */
    bring,
    /** The clock went on. */
    look(): void {
      if ((shown.get()?.looksAgainAt ?? Number.POSITIVE_INFINITY) <= now()) void refresh()
    },
  }
}

/** Brings the files of a manifest; says whether all of them are there. */
function keeping(files: ScreenFiles, tell: (missing: number) => void) {
  let kept = ''
  return async (manifest: ManifestDocument | null, played: ManifestDocument | null = null): Promise<boolean> => {
    if (!manifest || kept === manifest.version) return false
    const left = await files.keep(manifest, played)
    tell(left.length)
    if (left.length === 0) kept = manifest.version
    return left.length === 0
  }
}

/** Does it once more afterwards where it was asked for meanwhile. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isUnderWay = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isUnderWay) return
    isUnderWay = true
    try {
      while (isWanted) {
        isWanted = false
        await work()
      }
    } finally {
      isUnderWay = false
    }
  }
}
