import { get, post, put } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { ActivityFlag, ActivityState } from './activities.ts'
import type { ClockSource } from './clockEvent.ts'
import type { ClockCall } from './requests.ts'

/** The four deeds at a terminal: the token is that of a paired device, the person proves themselves by the header `Pin`. */
export const clockAtTerminal = post('/time-tracking/:accessToken/:username/working-activities/:kind')<
  ClockCall,
  ActivityView
>()
export const terminalMe = get('/time-tracking/:accessToken/:username/me')<TerminalPerson>()
export const terminalActivities = get('/time-tracking/:accessToken/:username/working-activities')<
  readonly ActivityView[]
>()
/** Who may clock in at a terminal, and who is at work. */
export const terminalPeople = get('/time-tracking/:accessToken')<readonly TerminalPerson[]>()

/** The same deeds on somebody's own device. */
export const clockOwn = post('/working-activities/own/:kind')<ClockCall, ActivityView>()

/** Sets what somebody types at a terminal: one's own, or anybody's of whoever manages people. */
export const setPin = put('/users/:id/pin')<{ readonly pin: string }, Done>()

/** In place of its token: whoever asks is let in as that device already, by its cookie. */
export const THIS_DEVICE = 'this'

/** Header with what somebody typed at a terminal. */
export const PIN_HEADER = 'Pin'

export interface TerminalPerson {
  readonly user: {
    readonly id: number
    readonly username: string
    readonly firstName: string
    readonly lastName: string
  }
  readonly state: ActivityState | 'none'
  /** Since when (ISO 8601) it is so; null where nobody works. */
  readonly since: string | null
  readonly hasPin: boolean
}

/** An activity as it is told; instants are ISO 8601. */
export interface ActivityView {
  readonly id: number
  readonly uid: string
  readonly user: number
  readonly state: ActivityState
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly breaks: readonly { readonly from: string; readonly to: string | null }[]
  readonly workedMinutes: number
  readonly branch: number | null
  readonly project: number | null
  readonly task: number | null
  readonly source: ClockSource
  readonly flags: readonly ActivityFlag[]
  /** What was clocked belongs to no work: it is kept, and somebody looks at it. */
  readonly isLone?: true
}
