import { createSource, type Source } from '../engine/live.ts'
import type { Edits } from './edits.ts'
import type { Mirror } from './mirror.ts'

interface OfficeSources {
  /** Changes with the documents of a type and the edits of them. */
  readonly of: (type: string) => Source
  readonly troubles: Source
}

/** Who is told when: a keystroke in a product wakes nobody who looks at branches. */
export function createOfficeSources(mirror: Mirror, edits: Edits): OfficeSources {
  const sources = new Map<string, ReturnType<typeof createSource>>()
  const troubles = createSource()
  const changed = (types: ReadonlySet<string>) => {
    for (const type of types) sources.get(type)?.changed()
  }
  mirror.subscribe((_rows, types) => changed(types))
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
  }
}
