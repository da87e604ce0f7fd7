import { describe, expect, it } from 'vitest'
import { createFailedCalls } from '../../../../client/office/server/failedCalls.ts'

const print = {
  method: 'POST',
  address: '/api/orders/17/print',
  sentence: 'Beleg konnte nicht gedruckt werden.',
} as const

/** What a tab keeps. */
function tab() {
  const kept = new Map<string, string>()
  const memo = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  }
  return { kept, open: (person = 1) => createFailedCalls(memo, person) }
}

describe('A call that was not done', () => {
  it('is there with its argument after a reload, and shown twice nowhere before it', () => {
    const { open } = tab()
    const before = open()
    before.failed({ ...print, body: { copies: 2 } })
    before.failed({ ...print, body: { copies: 2 } })
    expect(before.former.get()).toEqual([])
    expect(open().former.get()).toMatchObject([{ ...print, body: { copies: 2 } }])
  })

  it('is gone once the same call was done, or was thrown away; another argument is another call', () => {
    const { open, kept } = tab()
    open().failed({ ...print, body: { copies: 2 } })
    const after = open()
    after.settled({ ...print, body: { copies: 3 } })
    expect(after.former.get()).toHaveLength(1)
    after.settled({ ...print, body: { copies: 2 } })
    expect([after.former.get(), kept.size]).toEqual([[], 0])
  })

  it('says why the last try failed', () => {
    const { open } = tab()
    open().failed(print)
    const after = open()
    after.failed({ ...print, sentence: 'Kein Papier.' })
    expect(after.former.get()).toMatchObject([{ sentence: 'Kein Papier.' }])
  })

  it('is nobody else’s, and what is kept is never taken for more than it is', () => {
    const { open, kept } = tab()
    open(1).failed(print)
    expect(open(2).former.get()).toEqual([])
    kept.set('failed-calls:3', '[{"key":"x","method":"POST","address":"https://elsewhere","sentence":""},7]')
    kept.set('failed-calls:4', 'no JSON')
    expect([open(3).former.get(), open(4).former.get()]).toEqual([[], []])
    const own = open(1)
    own.clear()
    expect([own.former.get(), kept.has('failed-calls:1')]).toEqual([[], false])
  })
})
