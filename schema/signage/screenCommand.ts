/** What staff may ask of a TV from afar. There is no free text: a TV does what is on this list and nothing else. */
export const screenCommandNames = {
  identify: 'Namen zeigen',
  show: 'Jetzt zeigen',
  reload: 'Neu laden',
  standby: 'Ausschalten',
  wake: 'Einschalten',
  volume: 'Lautstärke',
  update: 'Aktualisieren',
  log: 'Protokoll senden',
} as const
export type ScreenCommandName = keyof typeof screenCommandNames

export type CommandState = 'pending' | 'delivered' | 'done' | 'failed' | 'expired' | 'aborted'

/** Seconds until a command that no TV took is over, unless told. */
export const COMMAND_SECONDS = 120
/** How long (ms) a TV that took a command may take to say what became of it: it may have to start anew. */
export const ANSWER_MS = 120_000

/** A command and where it stands; times are epoch ms. */
export interface ScreenCommand {
  /** Made by whoever asks: sent twice, it is one. */
  readonly uid: string
  readonly name: ScreenCommandName
  /** Which segment to show, or how loud in percent; null where nothing is to be said. */
  readonly value: number | null
  readonly state: CommandState
  /** What the TV said. */
  readonly result: string
  readonly sentAt: number
  readonly expiresAt: number
  readonly deliveredAt: number | null
  readonly endedAt: number | null
}

export type CommandStep = 'delivered' | 'done' | 'failed' | 'aborted'

/** Where a command stands at `now` (epoch ms): what nobody took, or nobody answered, is over by itself. */
export function commandAt<Command extends ScreenCommand>(command: Command, now: number): Command {
  const over = overAt(command)
  return now >= over ? { ...command, state: 'expired', endedAt: over } : command
}

/** When it is over by itself, epoch ms; what has ended is so never. */
function overAt({ state, expiresAt, deliveredAt }: ScreenCommand): number {
  if (state === 'pending') return expiresAt
  return state === 'delivered' ? (deliveredAt ?? expiresAt) + ANSWER_MS : Number.POSITIVE_INFINITY
}

/** Whether it is still to be done, or being done. */
export const isOpen = ({ state }: Pick<ScreenCommand, 'state'>): boolean => state === 'pending' || state === 'delivered'

/** From where a step leads to the state of its name. */
const before = {
  delivered: 'pending',
  done: 'delivered',
  failed: 'delivered',
  aborted: 'pending',
} as const satisfies Record<CommandStep, CommandState>

/**
 * The command after a step at `now` (epoch ms). Null where the step is not possible any more: only what is pending is
 * delivered or aborted, only what was delivered ends. The same step again changes nothing and is no fault.
 */
export function stepped<Command extends ScreenCommand>(
  command: Command,
  step: CommandStep,
  now: number,
  result = '',
): Command | null {
  const present = commandAt(command, now)
  if (present.state === step) return present
  if (present.state !== before[step]) return null
  return step === 'delivered'
    ? { ...present, state: step, deliveredAt: now }
    : { ...present, state: step, endedAt: now, result }
}

/** Minutes without a word after which a TV is late, and after which it is offline. */
const LATE_MINUTES = 3
export const OFFLINE_MINUTES = 10

export type ScreenState = 'online' | 'late' | 'offline' | 'unknown'

/**
 * How a TV stands at `now`, heard of last at `seenAt` (epoch ms; null is never), by a server that runs since `since`: so long
 * as the server itself was away, nothing is known of who could not be heard.
 */
export function screenState(seenAt: number | null, now: number, since: number): ScreenState {
  if (seenAt === null) return 'unknown'
  const silent = (now - seenAt) / 60_000
  if (silent < LATE_MINUTES) return 'online'
  if ((now - since) / 60_000 < LATE_MINUTES) return 'unknown'
  return silent < OFFLINE_MINUTES ? 'late' : 'offline'
}
