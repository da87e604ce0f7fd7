import type { Context } from 'hono'
import type { LogFacts } from '../../../schema/base/log.ts'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import type { Fault } from '../http/fault.ts'
import { maskPath } from '../http/log.ts'
import { addressOf, authorOf, deviceOf, readerOf } from '../http/sender.ts'
import type { NewLogEntry } from '../storage/statements/base/log.ts'

/** Refusals written down in a minute, of all senders together: whoever knocks for ever fills no disk. */
const MOST_A_MINUTE = 60
const MINUTE_MS = 60_000

type World = Pick<BaseDeps, 'storage' | 'clock' | 'settings'>

/** Writes down that somebody takes data out of the house. */
export const noteExport = ({ storage, clock }: World, context: Context<Env>, facts: LogFacts): Promise<void> =>
  storage.write(({ log }) =>
    log.append({ at: clock.now(), kind: 'export', actor: authorOf(context), device: deviceOf(context), facts }),
  )

/** Where a sign-in came from: it names a person, and is forgotten before the rest. */
export const signInFrom = (
  { settings }: Pick<BaseDeps, 'settings'>,
  context: Context<Env>,
  client: string | null,
): Pick<NewLogEntry, 'device' | 'personal'> => ({
  device: deviceOf(context),
  personal: { address: addressOf(context, settings), ...(client === null ? {} : { client }) },
})

/** Writes down who was not let in, or not to what they asked for; nobody waits for it. */
export function refusalNotes({ storage, clock, settings, log }: World & Pick<BaseDeps, 'log'>) {
  let [began, count] = [0, 0]
  const append = (entry: Omit<NewLogEntry, 'at' | 'kind'>): void => {
    const at = clock.now()
    if (at - began >= MINUTE_MS) [began, count] = [at, 0]
    count += 1
    if (count > MOST_A_MINUTE) return
    storage
      .write(transaction => transaction.log.append({ ...entry, at, kind: 'refused' }))
      .catch((error: Error) => log.error('refusal not written down', { error: error.stack }))
  }
  return {
    /** What was asked for is told as it stands in the log of the machine: without what opens something. */
    access(context: Context<Env>, fault: Fault): Fault {
      const { actor, device } = readerOf(context)
      if (fault.status !== 403 || !(actor || device)) return fault
      const { method, path } = context.req
      const facts = { method, path: maskPath(path), code: fault.problems[0]?.code ?? '' }
      append({ actor: authorOf(context), device: deviceOf(context), facts })
      return fault
    },
    /** Of a name nobody has nothing is kept: it may have been a password. */
    signIn(context: Context<Env>, user: number | undefined, { problems }: Fault): void {
      append({
        actor: 'guest',
        subject: user === undefined ? '' : `users:${user}`,
        facts: { what: 'signIn', code: problems[0]?.code ?? '' },
        ...signInFrom({ settings }, context, null),
      })
    },
  }
}

export type RefusalNotes = ReturnType<typeof refusalNotes>
