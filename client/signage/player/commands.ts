import { answerScreenCommand } from '../../../schema/signage/screenCalls.ts'
import type { ScreenCommandName } from '../../../schema/signage/screenCommand.ts'
import type { CommandDocument } from '../../../schema/signage/screenDocuments.ts'
import { ask, type Call, NetworkError } from '../../data/engine/http.ts'

interface CommandsWorld {
  readonly call: Call
  /** Epoch ms by the server's clock. */
  readonly now: () => number
  /** Does it and says what came of it, null where it cannot be done. */
  readonly deeds: Readonly<Record<ScreenCommandName, (value: number | null) => Promise<string | null>>>
  /** Starts the page anew: only after it was told that it will. */
  readonly reload: () => void
}

/** Does what staff ask of a TV, each once: the server says that it is this TV's to do before it is done. */
export function createCommands({ call, now, deeds, reload }: CommandsWorld) {
  const taken = new Set<string>()

  async function say(uid: string, step: 'delivered' | 'done' | 'failed', result = ''): Promise<boolean> {
    const answer = await ask(answerScreenCommand, { params: { uid, step }, body: { result } }, { send: call })
    return answer.ok
  }

  async function follow({ uid, name, value, expiresAt }: CommandDocument): Promise<void> {
    if (taken.has(uid) || expiresAt <= now()) return
    taken.add(uid)
    try {
      if (!(await say(uid, 'delivered'))) return
      const result = await deeds[name](value)
      await say(uid, result === null ? 'failed' : 'done', result ?? '')
      if (name === 'reload' || name === 'update') reload()
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      // Nobody knows whether it was heard: it is asked again as long as it is open.
      taken.delete(uid)
    }
  }

  return {
    async look(commands: readonly CommandDocument[]): Promise<void> {
      for (const command of commands) await follow(command)
    },
  }
}
