import { describe, expect, it } from 'vitest'
import { createSaver } from '../../../../client/ordering/checkout/saver.ts'

/** A disk that is as slow as the test says, timers that run when it says so, and a page that can be left. */
function page() {
  const timers = new Set<() => void>()
  const leaving = new Set<() => void>()
  const open: (() => void)[] = []
  const written: string[] = []
  const kept: (string | null)[] = []
  const saver = createSaver<string>({
    write(value) {
      written.push(value)
      return new Promise(resolve => open.push(resolve))
    },
    keep: value => void kept.push(value),
    after(_ms, work) {
      timers.add(work)
      return () => void timers.delete(work)
    },
    onLeaving(listener) {
      leaving.add(listener)
      return () => void leaving.delete(listener)
    },
  })
  return {
    saver,
    written,
    kept,
    pause() {
      for (const work of timers) if (timers.delete(work)) work()
    },
    leave() {
      for (const listener of leaving) listener()
    },
    async done() {
      open.shift()?.()
      for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    },
  }
}

describe('Saving while somebody types', () => {
  it('writes the first letter at once and the newest after a moment', async () => {
    const { saver, written, pause, done } = page()
    saver.save('A')
    expect(written).toEqual(['A'])
    await done()
    for (const value of ['An', 'Anna']) saver.save(value)
    expect(written).toEqual(['A'])
    pause()
    expect(written).toEqual(['A', 'Anna'])
  })

  it('writes one value at a time and ends with the newest', async () => {
    const { saver, written, pause, done } = page()
    saver.save('A')
    pause()
    for (const value of ['An', 'Anna']) saver.save(value)
    pause()
    expect(written).toEqual(['A'])
    await done()
    expect(written).toEqual(['A', 'Anna'])
  })

  it('keeps what is not written yet at once when the page is about to go, and lets go of it once it is written', async () => {
    const { saver, written, kept, leave, done } = page()
    for (const value of ['A', 'Anna']) saver.save(value)
    leave()
    expect(kept).toEqual(['Anna'])
    await done()
    expect(written).toEqual(['A', 'Anna'])
    await done()
    expect(kept).toEqual(['Anna', null])
  })

  it('keeps what is being written, too', () => {
    const { saver, kept, leave } = page()
    saver.save('Anna')
    leave()
    expect(kept).toEqual(['Anna'])
  })

  it('keeps nothing where everything is written', async () => {
    const { saver, kept, leave, done } = page()
    saver.save('Anna')
    await done()
    leave()
    expect(kept).toEqual([])
  })

  it('goes on keeping what could not be written when the page was about to go', async () => {
    const kept: (string | null)[] = []
    const saver = createSaver<string>({
      write: () => Promise.reject(new Error('the database is closing')),
      keep: value => void kept.push(value),
      after: () => () => {},
      onLeaving: () => () => {},
    })
    saver.save('Anna')
    saver.leave()
    await saver.idle()
    expect(kept).toEqual(['Anna'])
  })

  it('is idle only when what waits is written too', async () => {
    const { saver, written, done } = page()
    saver.save('A')
    saver.save('Anna')
    const idle = saver.idle()
    await done()
    await done()
    await idle
    expect(written).toEqual(['A', 'Anna'])
  })

  it('goes on after a write that failed', async () => {
    const written: number[] = []
    const saver = createSaver<number>({
      async write(value) {
        if (value === 1) throw new Error('disk full')
        written.push(value)
      },
      keep: () => {},
      after: () => () => {},
      onLeaving: () => () => {},
    })
    saver.save(1)
    await saver.idle()
    saver.save(2)
    await saver.idle()
    expect(written).toEqual([2])
  })
})
