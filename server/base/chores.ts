import type { Log } from './http/log.ts'

/** Something that is looked after again and again, however much there is to do; what has to happen once is a job. */
export interface Chore<World> {
  /** As the log calls it where it failed. */
  readonly name: string
  readonly everyMs: number
  /** Waits for its first turn instead of beginning with the server. */
  readonly isDelayed?: boolean
  readonly run: (world: World) => Promise<unknown>
}

/** Takes up the chores, and returns how to stop. One that fails is logged and has its next turn like any other. */
export function keepUp<World extends { readonly log: Log }>(chores: readonly Chore<World>[], world: World): () => void {
  const timers = chores.map(({ name, everyMs, isDelayed = false, run }) => {
    const turn = () =>
      void run(world).catch((error: Error) => world.log.error(`${name} failed`, { error: error.stack }))
    if (!isDelayed) turn()
    return setInterval(turn, everyMs).unref()
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
