/** Long pieces of work that wait for a turn of the event loop. */
const waiting: (() => void)[] = []

/**
 * Resolves in a turn of the event loop in which no other long piece of work is done. Whoever does much cuts it into pieces
 * of a few milliseconds and waits before each: between two of them everybody else is answered, however many ask for much at
 * the same time. There is one queue, for a process has one event loop.
 */
export function ownTurn(): Promise<void> {
  return new Promise(resolve => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(next)
  })
}

function next(): void {
  const [resolve] = waiting
  resolve?.()
  // Once what was let go has done its piece: it runs before the next callback does.
  setImmediate(() => {
    waiting.shift()
    if (waiting.length > 0) next()
  })
}
