import { describe, expect, it } from 'vitest'
import { createSaver } from '../../../client/checkout/saving.ts'

describe('Saving while somebody types', () => {
  it('writes one value at a time and ends with the newest', async () => {
    const written: string[] = []
    const open: (() => void)[] = []
    const saver = createSaver<string>(value => {
      written.push(value)
      return new Promise(resolve => open.push(resolve))
    })
    for (const value of ['A', 'An', 'Ann', 'Anna']) saver.save(value)
    expect(written).toEqual(['A'])
    open.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
    expect(written).toEqual(['A', 'Anna'])
    const idle = saver.idle()
    open.shift()?.()
    await idle
    expect(written).toEqual(['A', 'Anna'])
  })

  it('goes on after a write that failed', async () => {
    const written: number[] = []
    const saver = createSaver<number>(async value => {
      if (value === 1) throw new Error('disk full')
      written.push(value)
    })
    saver.save(1)
    await saver.idle()
    saver.save(2)
    await saver.idle()
    expect(written).toEqual([2])
  })
})
