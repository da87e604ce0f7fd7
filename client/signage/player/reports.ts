import { reportPlays, sendScreenBeat } from '../../../schema/signage/screenCalls.ts'
import type { ScreenBeatCall, ScreenPlaysCall } from '../../../schema/signage/screenRequests.ts'
import { ask, type Call, NetworkError } from '../../data/engine/http.ts'
import type { Memo } from '../../device/storage/memo.ts'
import type { Play } from './player.ts'

type KeptPlay = ScreenPlaysCall['plays'][number]

const KEY = 'screen:plays'
/** The oldest are forgotten beyond that: a TV that is away for days still shows more than it tells. */
const MOST_KEPT = 2000
const AT_ONCE = 500

interface ReportsWorld {
  readonly call: Call
  readonly memo: Memo
  readonly newId: () => string
}

/** What a TV says of itself, now or when the server is there again. */
export function createReports({ call, memo, newId }: ReportsWorld) {
  let plays: readonly KeptPlay[] = read()

  function read(): readonly KeptPlay[] {
    try {
      return JSON.parse(memo.get(KEY) ?? '[]')
    } catch {
      return []
    }
  }
  function keep(next: readonly KeptPlay[]): void {
    plays = next.slice(-MOST_KEPT)
    memo.set(KEY, JSON.stringify(plays))
  }

  return {
    /** Kept until the server has it; less than a second is none. */
    played(play: Play): void {
      if (play.seconds > 0) keep([...plays, { id: newId(), ...play }])
    },
    /** How the TV stands, and what it has shown since. */
    async beat(body: ScreenBeatCall): Promise<void> {
      try {
        await ask(sendScreenBeat, { body }, { send: call })
        const told = plays.slice(0, AT_ONCE)
        if (told.length === 0) return
        const answer = await ask(reportPlays, { body: { plays: told } }, { send: call })
        // What it refuses it would refuse again.
        if (answer.ok || answer.status === 400) {
          const done = new Set(told.map(({ id }) => id))
          keep(plays.filter(({ id }) => !done.has(id)))
        }
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
      }
    },
  }
}
