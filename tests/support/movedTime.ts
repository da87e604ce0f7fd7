/** A clock that is moved by hand, from `from` (epoch ms) on, with the timers that go by it. */
export function movedTime(from: number) {
  const time = { now: from }
  let timers: { readonly at: number; readonly work: () => void }[] = []
  /** What is under way comes to its end. */
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) await Promise.resolve()
  }
  return {
    now: () => time.now,
    after(ms: number, work: () => void) {
      const timer = { at: time.now + ms, work }
      timers.push(timer)
      return () => void (timers = timers.filter(each => each !== timer))
    },
    settle,
    async pass(ms: number): Promise<void> {
      const end = time.now + ms
      for (;;) {
        await settle()
        const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
        if (!next) break
        timers = timers.filter(each => each !== next)
        time.now = Math.max(time.now, next.at)
        next.work()
      }
      time.now = end
      await settle()
    },
  }
}
