import { get, post, remove } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { Screen } from './screen.ts'
import type { CommandState, ScreenCommandName, ScreenState } from './screenCommand.ts'
import type { ScreenBeatCall, ScreenCommandCall, ScreenPlaysCall } from './screenRequests.ts'

/** A command as it crosses the wire: instants are ISO 8601. */
export interface ScreenCommandView {
  readonly uid: string
  readonly name: ScreenCommandName
  readonly value: number | null
  readonly state: CommandState
  readonly sentAt: string
  readonly expiresAt: string
  /** What the TV said. */
  readonly result: string
}

/** What is known of a TV. */
export interface ScreenStatus {
  readonly id: number
  readonly isPaired: boolean
  readonly state: ScreenState
  /** ISO 8601; null if it never was heard of. */
  readonly seenAt: string | null
  readonly playing: ScreenBeatCall['playing']
  readonly faults: readonly string[]
  readonly version: string | null
  /** The latest, however it ended. */
  readonly command: ScreenCommandView | null
}

export interface PlayCount {
  readonly segment: number
  readonly name: string
  readonly times: number
  readonly seconds: number
}

/** A TV with what is known of it: it takes the place of the one that is shown. */
export type ScreenView = Screen & { readonly status: ScreenStatus; readonly command: ScreenCommandView | null }

/** Asks something of a TV. 409 while another command is open, with the TV as it stands. */
export const commandScreen = post('/digital-signage-devices/:id/command')<ScreenCommandCall, ScreenView>()
/** Takes back what no TV has taken yet. */
export const abortScreenCommand = post('/digital-signage-devices/:id/command/abort')<Done, ScreenView>()
export const screenStatus = get('/screens/status')<readonly ScreenStatus[]>()
/** How often a TV showed what on the days `?from=` to `?to=` (local dates, both inclusive; today without), the most frequent first. */
export const screenPlays = get('/digital-signage-devices/:id/plays')<readonly PlayCount[]>()
/** From now on this TV is a stranger. */
export const revokeScreen = remove('/digital-signage-devices/:id/tokens')<undefined, Done>()

/** The TV says how it is; each minute, and at once when something else is shown. */
export const sendScreenBeat = post('/screens/beat')<ScreenBeatCall, { readonly now: number }>()
/** The TV says what became of a command: `delivered`, `done` or `failed`. */
export const answerScreenCommand = post('/screens/commands/:uid/:step')<{ readonly result: string }, Done>()
/** The TV says what it showed; what it says twice is counted once. */
export const reportPlays = post('/screens/plays')<ScreenPlaysCall, Done>()
