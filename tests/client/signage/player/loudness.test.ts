import { expect, test } from 'vitest'
import { createLoudness } from '../../../../client/signage/player/loudness.ts'

test('A TV is as loud as its form says, then as staff ask, until the form says something else', () => {
  const heard: number[] = []
  const { usual, ask } = createLoudness(percent => void heard.push(percent))
  usual(40)
  ask(15)
  // Whatever else changes in the office comes with the same volume as before.
  usual(40)
  expect(heard).toEqual([40, 15])
  usual(60)
  ask(null)
  usual(40)
  expect(heard).toEqual([40, 15, 60, 0, 40])
})
