/** So long (ms) what is under way may still take when a newer worker is to begin: other pages of the device wait for it. */
const PATIENCE_MS = 1000

/** What a worker is asked for and has not answered yet, and what it keeps for later. */
interface UnderWay {
  /** Ends when what begins now is let go. */
  readonly signal: () => AbortSignal
  /** Makes a request of a strategy of workbox end with the rest. */
  readonly plugin: { readonly requestWillFetch: (asked: { readonly request: Request }) => Promise<Request> }
  /** Rejects when the work is let go, whatever still comes of it. */
  readonly unlessLetGo: <T>(work: Promise<T>) => Promise<T>
  /**
   * Lets go of what has not come within a second. Only with nothing under way does a worker leave its place to a newer one:
   * one picture that does not come would hold that up for as long as the browser has patience, which is five minutes.
   */
  readonly giveWay: () => void
}

export function createUnderWay(): UnderWay {
  let ending = new AbortController()
  return {
    signal: () => ending.signal,
    plugin: {
      // What a page no longer waits for still comes, and is kept.
      requestWillFetch: async ({ request }) => new Request(request, { signal: ending.signal }),
    },
    unlessLetGo(work) {
      const { signal } = ending
      const end = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      return Promise.race([work, end])
    },
    giveWay() {
      setTimeout(() => {
        ending.abort()
        ending = new AbortController()
      }, PATIENCE_MS)
    },
  }
}
