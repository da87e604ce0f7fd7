import { isVisible, onVisible } from './page/visibility.ts'

/** How often (ms) a page in view makes sure that the leader is alive, and how long it waits for its answer. */
const LOOK_MS = 15_000
const ANSWER_MS = 3000

/**
 * Makes one page of this device the leader of the name: `begin` is called when it is this one and returns how to end it.
 * The next page takes over when the leader is closed. A page in view also takes over from a leader that does not answer,
 * because a frozen page keeps its lock. Where Web Locks are missing (plain http) every page in view leads.
 */
export function whileLeader(name: string, begin: () => () => void): () => void {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  return locks ? leadByLock(locks, name, begin) : leadInView(begin)
}

function leadByLock(locks: LockManager, name: string, begin: () => () => void): () => void {
  const channel = new BroadcastChannel(name)
  const stopped = new AbortController()
  let leads = false
  let heard = false
  let release = () => {}

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const tell = (word: 'who' | 'me') => channel.postMessage(word)
  const rule = () =>
    new Promise<void>(resolve => {
      if (stopped.signal.aborted) return resolve()
      leads = true
      const end = begin()
      release = () => {
        release = () => {}
        leads = false
        end()
        resolve()
      }
    })
  const stand = (options: LockOptions) => {
    const reign = locks.request(name, options, rule)
    void reign.catch(() => {
      // Another page took the lock away: this one was asleep. It stands again, in the queue.
      release()
      if (!stopped.signal.aborted) stand({ signal: stopped.signal })
    })
  }
  const look = () => {
    if (leads || !isVisible()) return
    heard = false
    tell('who')
    setTimeout(() => {
      if (!heard && !leads && isVisible() && !stopped.signal.aborted) stand({ steal: true })
    }, ANSWER_MS)
  }
  channel.addEventListener('message', ({ data }) => {
    if (data === 'who' && leads) tell('me')
    if (data === 'me') heard = true
  })
  stand({ signal: stopped.signal })
  const timer = setInterval(look, LOOK_MS)
  const stopVisible = onVisible(look)
  return () => {
    stopped.abort()
    clearInterval(timer)
    stopVisible()
    channel.close()
    release()
  }
}

function leadInView(begin: () => () => void): () => void {
  let end: (() => void) | null = null
  const look = () => {
    if (isVisible()) end ??= begin()
    else {
      end?.()
      end = null
    }
  }
  const stop = onVisible(look)
  look()
  return () => {
    stop()
    end?.()
  }
}
