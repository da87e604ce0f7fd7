import { describe, expect, it } from 'vitest'
import { createSaver } from '../../../client/checkout/saving.ts'

/** Timers that run when the test says so, and a page that can be left. */
function page() {
  const timers = new Set<() => void>()
  const leaving = new Set<() => void>()
  return {
    after: (_ms: number, work: () => void) => {
      timers.add(work)
      return () => void timers.delete(work)
    },
    onLeaving: (listener: () => void) => {
      leaving.add(listener)
      return () => void leaving.delete(listener)
    },
    pause: () => {
      for (const work of timers) if (timers.delete(work)) work()
    },
    leave: () => {
      for (const listener of leaving) listener()
    },
    waiting: () => timers.size,
  }
}
const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('Saving while somebody types', () => {
  it('writes once the typing pauses, and only the newest', async () => {
    const written: string[] = []
    const timing = page()
    const saver = createSaver<string>(async value => void written.push(value), timing)
    for (const value of ['A', 'An', 'Ann', 'Anna']) saver.save(value)
    expect(written).toEqual([])
    timing.pause()
    await turns()
    expect(written).toEqual(['Anna'])
  })

  it('writes at once when the page is about to go', async () => {
    const written: string[] = []
    const timing = page()
    const saver = createSaver<string>(async value => void written.push(value), timing)
    saver.save('Anna')
    timing.leave()
    await turns()
    expect(written).toEqual(['Anna'])
    expect(timing.waiting()).toBe(0)
    timing.leave()
    await turns()
    expect(written).toEqual(['Anna'])
  })

  it('writes one value at a time and ends with the newest', async () => {
    const written: string[] = []
    const open: (() => void)[] = []
    const timing = page()
    const saver = createSaver<string>(value => {
      written.push(value)
      return new Promise(resolve => open.push(resolve))
    }, timing)
    saver.save('A')
    timing.pause()
    for (const value of ['An', 'Anna']) saver.save(value)
    timing.pause()
    expect(written).toEqual(['A'])
    open.shift()?.()
    await turns()
    expect(written).toEqual(['A', 'Anna'])
    const idle = saver.idle()
    open.shift()?.()
    await idle
    expect(written).toEqual(['A', 'Anna'])
  })

  it('is idle only when what waits for a pause is written too', async () => {
    const written: string[] = []
    const saver = createSaver<string>(async value => void written.push(value), page())
    saver.save('Anna')
    await saver.idle()
    expect(written).toEqual(['Anna'])
  })

  it('goes on after a write that failed', async () => {
    const written: number[] = []
    const saver = createSaver<number>(async value => {
      if (value === 1) throw new Error('disk full')
      written.push(value)
    }, page())
    saver.save(1)
    await saver.idle()
    saver.save(2)
    await saver.idle()
    expect(written).toEqual([2])
  })
})
