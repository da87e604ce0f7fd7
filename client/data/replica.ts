import type { Catalogue } from './catalogue.ts'
import { browserWorld, type World } from './world.ts'
export async function startReplica(
  _catalogue: Catalogue,
  _world: World = browserWorld,
): Promise<{ stop(): Promise<void> }> {
  return { stop: async () => {} }
}
