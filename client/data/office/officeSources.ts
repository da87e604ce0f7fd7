import { createSource, type Source } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Edits } from './edits.ts'
import type { Mirror } from './mirror.ts'

/** So many rows at once come in a filling and are nobody's doing. */
const MANY = 100
/** How often (ms) a filling is shown: every time costs a list as much as all of it. */
const SHOWN_EVERY_MS = 500

interface OfficeSources {
  /** Changes with the documents of a type and the edits of them. */
  readonly of: (type: string) => Source
  readonly troubles: Source
  /** Tells at once what is still to be told of a filling. */
  readonly caughtUp: () => void
}

/** Who is told when: a keystroke in a product wakes nobody who looks at branches. */
export function createOfficeSources({ after }: Pick<World, 'after'>, mirror: Mirror, edits: Edits): OfficeSources {
  const sources = new Map<string, ReturnType<typeof createSource>>()
  const troubles = createSource()
  const changed = (types: ReadonlySet<string>) => {
    for (const type of types) sources.get(type)?.changed()
  }
  const filling = pacing(after, changed)
  mirror.subscribe((rows, types) => (rows.length < MANY ? changed(types) : filling.tell(types)))
  edits.subscribe(types => {
    changed(types)
    troubles.changed()
  })
  return {
    of(type) {
      const source = sources.get(type) ?? createSource()
      sources.set(type, source)
      return source
    },
    troubles,
    caughtUp: filling.end,
  }
}

/** Tells at once, and what follows within a while together at its end. */
function pacing(after: World['after'], tell: (types: ReadonlySet<string>) => void) {
  const late = new Set<string>()
  let callOff: (() => void) | null = null
  const rest = (types: ReadonlySet<string>) => {
    callOff = after(SHOWN_EVERY_MS, end)
    tell(types)
  }
  const end = () => {
    callOff?.()
    callOff = null
    const types = new Set(late)
    late.clear()
    if (types.size > 0) rest(types)
  }
  return {
    tell(types: ReadonlySet<string>) {
      if (!callOff) return rest(types)
      for (const type of types) late.add(type)
    },
    end,
  }
}
