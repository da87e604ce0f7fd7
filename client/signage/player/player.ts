import { litAgainAt, type Playing, type Programme, playingAt } from '../../../schema/signage/programme.ts'
import { LONGEST_PLAY } from '../../../schema/signage/screenDocuments.ts'
import { following } from './rotation.ts'

/** What is on the TV: prepared as a whole before it is shown, so that nothing is ever half there. */
export interface Prepared {
  readonly segment: number
  readonly title: string
  /** How long it stays (ms); null until it says itself that it is over. */
  readonly ms: number | null
}

/** One thing was shown for so long. */
export interface Play {
  readonly segment: number
  readonly name: string
  /** Epoch ms. */
  readonly at: number
  readonly seconds: number
}

export interface PlayerEffects<Shown extends Prepared> {
  /** Epoch ms by the server's clock. */
  readonly now: () => number
  /** Milliseconds since some moment, whatever the clock is set to meanwhile. */
  readonly elapsed: () => number
  readonly after: (ms: number, work: () => void) => () => void
  /** Brings together what a segment needs; null where something of it is missing. */
  readonly prepare: (segment: number) => Promise<Shown | null>
  /** It was made ready and is not wanted any more. */
  readonly drop: (shown: Shown) => void
  /** Puts it on the TV; null is a dark one. */
  readonly show: (shown: Shown | null) => void
  readonly played: (play: Play) => void
  /** Where it is remembered since when (epoch ms) it is to be dark, also while the page starts anew; null is not at all. */
  readonly darkness: { readonly get: () => number | null; readonly set: (since: number | null) => void }
}

interface Player {
  /** What may be played changed. Null as long as nothing is known. */
  readonly follow: (programme: Programme | null) => void
  /** What is shown says that it is over, or cannot go on. */
  readonly ended: (segment: number) => void
  /** Shows this now, once; then it goes on as planned. False where it cannot. */
  readonly jump: (segment: number) => Promise<boolean>
  /** Dark until it is woken, or its next hours begin. What is woken outside of its hours is on until they begin, and goes with them from then on. */
  readonly standby: (isOff: boolean) => void
  /** Which stream plays, null for none. */
  readonly stream: () => number | null
  readonly stop: () => void
}

/** Nothing can be shown: it is tried again after this (ms). What was shown last stays. */
const AGAIN_MS = 10_000
/** No timer of a browser takes more. */
const LONGEST_MS = 3_600_000

/**
 * Plays what the programme says, one after another. The next one is prepared before the present one goes; what cannot be
 * prepared is passed over; where nothing can be, the present one stays.
 */
export function createPlayer<Shown extends Prepared>(effects: PlayerEffects<Shown>): Player {
  const { now, elapsed, after, prepare, drop, show, played, darkness } = effects
  let programme: Programme | null = null
  let shown: Present<Shown> | null = null
  /** The last one of the programme: what is shown in between does not change its order. */
  let last: number | null = null
  let isWoken = false
  let turn = 0
  let [cancel, cancelLook] = [() => {}, () => {}]

  const darkUntil = () => endOfDarkness(effects, programme)
  const playing = () => (programme && darkUntil() === null ? playingAt(programme, now()) : null)

  /** Takes the place of what is shown; null leaves the TV dark. */
  function put(what: Shown | null, isAsked = false): void {
    if (shown) played(playOf(shown, elapsed()))
    shown = what && { what, at: now(), since: elapsed(), isAsked }
    show(what)
    cancel()
    if (what && what.ms !== null) cancel = after(what.ms, () => void advance())
  }

  async function advance(): Promise<void> {
    const mine = ++turn
    const plan = playing()
    if (!isLit(plan, isWoken) || plan.segments.length === 0) return put(null)
    for (const segment of following(plan.segments, last)) {
      const what = await prepare(segment)
      if (what && mine !== turn) drop(what)
      if (mine !== turn) return
      if (!what) continue
      last = segment
      return put(what)
    }
    cancel()
    cancel = after(AGAIN_MS, () => void advance())
  }

  /** Looks whether what is shown may still be, and looks again when that may change. */
  function look(): void {
    cancelLook()
    const plan = playing()
    const until = plan?.until ?? darkUntil()
    if (until !== null) cancelLook = after(Math.min(LONGEST_MS, Math.max(1, until - now())), look)
    if (plan?.isOn) isWoken = false
    // A new price or number is no reason to cut off what staff asked for.
    const isWanted = shown?.isAsked === true && darkness.get() === null
    if (!isWanted && !(shown && isLit(plan, isWoken) && plan.segments.includes(shown.what.segment))) void advance()
  }

  return {
    follow(next) {
      programme = next
      look()
    },
    ended(segment) {
      if (shown?.what.segment === segment) void advance()
    },
    async jump(segment) {
      const mine = ++turn
      const what = await prepare(segment)
      if (what && mine !== turn) drop(what)
      if (!what || mine !== turn) return false
      darkness.set(null)
      put(what, true)
      return true
    },
    standby(off) {
      darkness.set(off ? now() : null)
      isWoken = !off
      look()
    },
    stream: () => playing()?.stream ?? null,
    stop() {
      turn += 1
      cancelLook()
      put(null)
    },
  }
}

/** Until when (epoch ms) staff want it dark; null where they do not. Its hours may be changed meanwhile. */
function endOfDarkness(
  { now, darkness }: Pick<PlayerEffects<Prepared>, 'now' | 'darkness'>,
  programme: Programme | null,
): number | null {
  const since = darkness.get()
  if (since === null) return null
  const until = programme ? litAgainAt(programme, since) : Number.POSITIVE_INFINITY
  if (now() < until) return until
  darkness.set(null)
  return null
}

const isLit = (plan: Playing | null, isWoken: boolean): plan is Playing => plan !== null && (plan.isOn || isWoken)

interface Present<Shown> {
  readonly what: Shown
  /** Epoch ms. */
  readonly at: number
  /** By `elapsed`: a TV without a clock of its own learns only from the network how late it is. */
  readonly since: number
  /** Staff asked for it: it stays until it is over, whatever the programme says. */
  readonly isAsked: boolean
}

const playOf = ({ what: { segment, title }, at, since }: Present<Prepared>, elapsed: number): Play => ({
  segment,
  name: title,
  at,
  seconds: Math.min(LONGEST_PLAY, Math.round((elapsed - since) / 1000)),
})
