import { expect, test } from 'vitest'
import { createDraftKeeper } from '../../../../client/office/form/draftKeeper.ts'

/** A disk and a clock (ms) that is moved by hand; `letters` are typed into what was typed before. */
function desk() {
  let now = 0
  let due: { at: number; work: () => void } | null = null
  let text = ''
  const disk: { text: string | null } = { text: null }
  const keeper = createDraftKeeper<string>(
    {
      after(ms, work) {
        due = { at: now + ms, work }
        return () => {
          due = null
        }
      },
      keep(draft) {
        disk.text = draft
      },
      drop() {
        disk.text = null
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
