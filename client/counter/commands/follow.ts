import { type DeviceCommand, finishCommand, takeCommands, takeNewKey } from '../../../schema/counter/deviceCommands.ts'
import { ask, type Call, NetworkError } from '../../data/engine/http.ts'

interface FollowWorld {
  readonly call: Call
  readonly log: () => string
  /** Shows the digits of a test. */
  readonly show: (command: DeviceCommand) => void
  readonly reload: () => void
}

/**
 * Fetches what the office asks of this device and does it; what came of it is told before the page goes. Without an answer
 * nothing is done: it is fetched the next time.
 */
export async function followCommands({ call, log, show, reload }: FollowWorld): Promise<void> {
  try {
    const answer = await ask(takeCommands, { body: {} }, { send: call })
    if (!answer.ok) return
    for (const command of answer.data) {
      if (command.kind === 'notification') show(command)
      // What it answers with is a cookie. Without one the office reads that nothing came of it.
      if (command.kind === 'key' && !(await ask(takeNewKey, { body: {} }, { send: call })).ok) continue
      const body = { result: command.kind === 'log' ? log() : '' }
      await ask(finishCommand, { params: { command: command.id }, body }, { send: call })
    }
    if (answer.data.some(({ kind }) => kind === 'reload')) reload()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
  }
}
