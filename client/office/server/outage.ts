import type { ServerQuery } from './useServerQuery.ts'

/** What a page says once about everything it has asked of the server. */
interface Told {
  /** What stands against it: the server refused, or it is away and there is nothing to show instead. */
  readonly notice: {
    readonly kind: 'refused' | 'away'
    /** In German. */
    readonly sentence: string
    /** When what is still shown of it was said, epoch ms. */
    readonly asOf: number | null
  } | null
  /** Since when all of what is shown holds, epoch ms; null where there is no answer yet. */
  readonly asOf: number | null
}

type Standing = Pick<ServerQuery<unknown>, 'asOf' | 'problem' | 'isAway'>

/**
 * One outage is told once: the frame says that the server is away, so whatever has an answer says only of when it is. A
 * refusal concerns what was asked and is told in any case.
 */
export function toldOf(queries: readonly Standing[]): Told {
  const refused = queries.find(({ problem, isAway }) => problem !== null && !isAway)
  const missing = queries.find(({ problem, isAway, asOf }) => problem !== null && isAway && asOf === null)
  const failed = refused ?? missing
  const moments = queries.flatMap(({ asOf }) => asOf ?? [])
  return {
    notice: failed ? { kind: refused ? 'refused' : 'away', sentence: failed.problem ?? '', asOf: failed.asOf } : null,
    asOf: moments.length === 0 ? null : Math.min(...moments),
  }
}
