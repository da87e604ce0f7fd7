import { type Screen } from '../../../schema/signage/screen.ts'
import type { ScreenCommandView, ScreenStatus, ScreenView } from '../../../schema/signage/screenCalls.ts'
import { commandAt, screenState } from '../../../schema/signage/screenCommand.ts'
import { iso } from '../../base/http/answer.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { ScreenCommandRow } from '../../base/storage/statements/signage/screens.ts'
import type { Storage } from '../../base/storage/storage.ts'

/** What is known of TVs at `now` (epoch ms), by a server that runs since `since`. */
export async function statusOf(
  { screens }: Pick<Storage['read'], 'screens'>,
  shown: readonly Screen[],
  now: number,
  since: number,
): Promise<ScreenStatus[]> {
  const paired = new Set((await screens.tokens()).map(({ screen }) => screen))
  const beats = new Map((await screens.beats()).map(beat => [beat.screen, beat]))
  const status = async ({ id }: Screen): Promise<ScreenStatus> => {
    const beat = beats.get(id)
    const said = beat ? fromJson(beat.data) : null
    const latest = await screens.latestCommand(id)
    return {
      id,
      isPaired: paired.has(id),
      state: screenState(beat?.at ?? null, now, since),
      seenAt: iso(beat?.at ?? null),
      playing: said?.playing ?? null,
      faults: said?.faults ?? [],
      version: said?.version ?? null,
      command: latest ? commandView(latest, now) : null,
    }
  }
  return Promise.all(shown.map(status))
}

/** A TV with what is known of it. */
export async function viewOf(
  read: Pick<Storage['read'], 'screens'>,
  screen: Screen,
  now: number,
  since: number,
): Promise<ScreenView | null> {
  const [status] = await statusOf(read, [screen], now, since)
  return status ? { ...screen, status, command: status.command } : null
}

function commandView(row: ScreenCommandRow, now: number): ScreenCommandView {
  const { uid, name, value, state, sentAt, expiresAt, result } = commandAt(row, now)
  return {
    uid,
    name,
    value,
    state,
    sentAt: new Date(sentAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    result,
  }
}
