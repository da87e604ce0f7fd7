import { expect, test } from 'vitest'
import { createDraftKeeper } from '../../../../client/office/form/draftKeeper.ts'

/** A disk and a clock (ms) that is moved by hand; `letters` are typed into what was typed before. */
function desk() {
  let now = 0
  let due: { at: number; work: () => void } | null = null
  let text = ''
  const disk: { text: string | null; isFull: boolean; isUnkept: boolean } = {
    text: null,
    isFull: false,
    isUnkept: false,
  }
  const keeper = createDraftKeeper<string>(
    {
      after(ms, work) {
        due = { at: now + ms, work }
        return () => {
          due = null
        }
      },
      async keep(draft) {
        if (disk.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        disk.text = draft
      },
      drop() {
        disk.text = null
      },
      onUnkept(isUnkept) {
        disk.isUnkept = isUnkept
      },
    },
    false,
  )
  const pass = (ms: number) => {
    now += ms
    const present = due
    if (!present || present.at > now) return
    due = null
    present.work()
  }
  const type = (letter: string) => {
    text += letter
    keeper.typed(text)
    return now
  }
  return { disk, keeper, pass, type, now: () => now }
}

test('Whenever the browser crashes, what was typed more than a second before is on the disk, however long somebody types without a pause', () => {
  const { disk, pass, type, now } = desk()
  const typedAt: number[] = []
  for (let step = 0; step < 600; step++) {
    if (step % 3 !== 2) typedAt.push(type('x'))
    pass(50)
    const older = typedAt.filter(at => at < now() - 1000).length
    expect(disk.text?.length ?? 0).toBeGreaterThanOrEqual(older)
  }
})

test('What was saved or left on purpose is on the disk no more, also where it was just about to be written', () => {
  const { disk, keeper, pass, type } = desk()
  type('a')
  pass(500)
  expect(disk.text).toBe('a')
  type('b')
  keeper.done()
  pass(500)
  expect(disk.text).toBeNull()
})

test('What a full device cannot keep is told as long as it stands on the page alone', async () => {
  const { disk, keeper, pass, type } = desk()
  const settled = async () => {
    pass(500)
    await new Promise(setImmediate)
    return disk.isUnkept
  }
  disk.isFull = true
  type('a')
  expect(await settled()).toBe(true)
  type('b')
  disk.isFull = false
  expect(await settled()).toBe(false)
  disk.isFull = true
  type('c')
  expect(await settled()).toBe(true)
  keeper.done()
  expect(disk.isUnkept).toBe(false)
})
