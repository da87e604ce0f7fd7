// A process that serves several businesses one after the other or side by side: what one of them has compiled and warmed
// up, the next finds. Told by messages which to begin and which to end.
import readSettings from '../../hono.config.ts'
import { type Serving, serve } from '../../server/serve.ts'

/** What the process is asked: to serve under a number with these settings, or to end that again and cut off who still sends. */
export type Wish =
  | { readonly id: number; readonly begin: Readonly<Record<string, string>> }
  | { readonly id: number; readonly end: 'stop' | 'cut' }

/** It was done, or why it could not be. */
export interface Done {
  readonly id: number
  readonly failure?: string
}

const serving = new Map<number, Serving>()

// Whoever asked is gone, however it ended.
process.on('disconnect', () => process.exit())

process.on('message', async (wish: Wish) => {
  try {
    await carryOut(wish)
    answer({ id: wish.id })
  } catch (error) {
    answer({ id: wish.id, failure: String(error) })
  }
})

async function carryOut(wish: Wish): Promise<void> {
  if ('begin' in wish) return void serving.set(wish.id, await serve(readSettings(wish.begin), () => {}))
  const server = serving.get(wish.id)
  serving.delete(wish.id)
  await server?.stop(wish.end, wish.end === 'cut' ? 0 : undefined)
}

function answer(done: Done): void {
  process.send?.(done)
}
