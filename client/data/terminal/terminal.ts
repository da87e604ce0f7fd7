import { parsed } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import {
  type OwnHours,
  PIN_HEADER,
  type TerminalPerson,
  THIS_DEVICE,
  terminalMe,
  terminalPeople,
} from '../../../schema/time/calls.ts'
import { activityOf, standingOf } from '../../../schema/time/standing.ts'
import { ask, type Call } from '../engine/http.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { createFlusher } from '../outbox/flusher.ts'
import { answerOf } from './answerOf.ts'
import { type ClockDeeds, type Clocked, openClockDeeds } from './clockDeeds.ts'
import { askHours, createKeptHours } from './ownHours.ts'

/** A terminal of working time: who may clock here, how they stand, and what waits. */
export interface Terminal {
  readonly people: Live<People>
  readonly deeds: ClockDeeds
  /** Asks the server whether a PIN is somebody's, and for what is theirs. */
  readonly prove: (person: TerminalPerson['user'], pin: string) => Promise<Proof>
  /** Asks anew who may clock here. */
  readonly refresh: () => Promise<void>
  readonly close: () => Promise<void>
}

interface People {
  /** Null as long as the server has never told. */
  readonly list: readonly TerminalPerson[] | null
  /** Epoch ms at which the server told; null before. */
  readonly asOf: number | null
  /** Nobody knows this device. */
  readonly isSignedOut: boolean
  /** The server answered, and could not tell. */
  readonly isFailed: boolean
}

type Proof =
  | { readonly kind: 'proved'; readonly person: TerminalPerson; readonly hours: OwnHours | null }
  /** The server's sentence. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The server answered, and could not say. */
  | { readonly kind: 'failed' }
  /** No network: what is clocked is proved when it is back. Their hours are as they were last told, where the PIN opens them. */
  | { readonly kind: 'unproved'; readonly hours: OwnHours | null }

const KEY = 'terminal:people'
const OUT_KEY = 'terminal:out'
/** How often (ms) it is asked who is in. */
const ASK_MS = 30_000
/** Nobody stands longer (ms) before the keys for an answer that may not come. */
const PATIENCE_MS = 5000

/** Opens the terminal this device is. `send` asks the server; rejects where the device can keep nothing. */
export async function openTerminal(world: World, send: Call): Promise<Terminal> {
  const source = createSource()
  const keptHours = createKeptHours(world)
  let people = { ...kept(world), isSignedOut: world.memo.get(OUT_KEY) !== null, isFailed: false }
  /** Grows with everything that arrives: an answer that was under way then is of before. */
  let arrived = 0
  const set = (next: Partial<People>) => {
    keptHours.forgetBut(next.list, people.list)
    people = { ...people, ...next }
    world.memo.set(KEY, people.list && JSON.stringify({ list: people.list, asOf: people.asOf }))
    world.memo.set(OUT_KEY, people.isSignedOut ? '1' : null)
    source.changed()
  }
  const refresh = async (): Promise<void> => {
    const before = arrived
    const answer = await answerOf(ask(terminalPeople, { params: { accessToken: THIS_DEVICE } }, { send }))
    if (!answer) return
    if (answer.ok) {
      if (before !== arrived) return refresh()
      const wasOut = people.isSignedOut
      set({ list: answer.data, asOf: world.now(), isSignedOut: false, isFailed: false })
      if (wasOut) await deeds.resendAll()
    } else if (answer.status === 401) set({ list: null, asOf: null, isSignedOut: true, isFailed: false })
    else set({ isFailed: true })
  }
  const refreshSoon = () => void refresh().catch(() => {})
  const deeds = await openClockDeeds(world, clocked => {
    arrived += 1
    set({ list: people.list?.map(person => afterwards(person, clocked)) ?? null })
    refreshSoon()
  })
  const sending = createFlusher(world).start()
  const stops = [world.onHint(refreshSoon), onReturn(world, refreshSoon), regularly(world, refreshSoon)]
  refreshSoon()
  return {
    people: derived<People>(source, () => people),
    deeds,
    refresh,
    async prove({ id, username }, pin) {
      const proof = await prove(username, pin, send, world.now())
      if (proof.kind === 'unproved') return { ...proof, hours: await keptHours.of(id, pin) }
      if (proof.kind !== 'proved') return proof
      const { person, hours } = proof
      set({ list: people.list?.map(each => (each.user.id === id ? person : each)) ?? null })
      if (hours) await keptHours.keep(id, pin, hours).catch(() => {})
      return proof
    },
    async close() {
      for (const stop of stops) stop()
      sending.stop()
      deeds.close()
      await sending.ended
    },
  }
}

async function prove(username: string, pin: string, send: Call, now: number): Promise<Proof> {
  const params = { accessToken: THIS_DEVICE, username }
  const sending = { send, headers: { [PIN_HEADER]: pin }, timeoutMs: PATIENCE_MS }
  // A wrong PIN is one attempt: nothing else is asked for before it is known to be right.
  const me = await answerOf(ask(terminalMe, { params }, sending))
  if (!me) return { kind: 'unproved', hours: null }
  if (me.ok) return { kind: 'proved', person: me.data, hours: await askHours(params, sending, now) }
  const message = me.errors[0]?.message
  return (me.status === 401 || me.status === 429) && message ? { kind: 'refused', message } : { kind: 'failed' }
}

/** How somebody stands after what they clocked has arrived. */
function afterwards(person: TerminalPerson, { user, activity }: Clocked): TerminalPerson {
  const work = person.user.id === user && activity ? activityOf(activity) : null
  if (!work) return person
  const { state, since } = standingOf([work])
  return { ...person, state, since: since === null ? null : new Date(since).toISOString() }
}

/** The server is back in reach. */
function onReturn(world: World, work: () => void): () => void {
  let wasOnline = world.seemsOnline()
  return world.onContact(online => {
    const isBack = online && !wasOnline
    wasOnline = online
    if (isBack) work()
  })
}

function regularly(world: World, work: () => void): () => void {
  let stop = () => {}
  const next = () => {
    stop = world.after(ASK_MS, () => {
      work()
      next()
    })
  }
  next()
  return () => stop()
}

function kept({ memo }: World): Pick<People, 'list' | 'asOf'> {
  const known = parsed(memo.get(KEY))
  return isKept(known) ? known : { list: null, asOf: null }
}

const isKept = (known: unknown): known is { list: readonly TerminalPerson[]; asOf: number } =>
  isObject(known) && Array.isArray(known['list']) && typeof known['asOf'] === 'number'
