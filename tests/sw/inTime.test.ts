import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from '../../sw/inTime.ts'

const PATIENCE_MS = 3000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What is shown, after so many ms, of a page whose server answers after others. */
async function shown({ answersAfter, isKnown }: { answersAfter: number; isKnown: boolean }, after: number) {
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  const shown: string[] = []
  const show = async () => {
    const response = await inTime(answer, {
      patience: PATIENCE_MS,
      isKnown: () => Promise.resolve(isKnown),
      own: () => Promise.resolve(new Response('from the device')),
    })
    shown.push(await response.text())
  }
  void show()
  await vi.advanceTimersByTimeAsync(Math.min(answersAfter, after))
  if (answersAfter <= after) resolve(new Response('drawn by the server'))
  await vi.advanceTimersByTimeAsync(after - Math.min(answersAfter, after))
  return shown[0] ?? 'nothing yet'
}

test.each([
  ['a server that answers in time', { answersAfter: 2000, isKnown: true }, 2000, 'drawn by the server'],
  [
    'one that takes too long for a page the device knows',
    { answersAfter: 60_000, isKnown: true },
    3000,
    'from the device',
  ],
  ['one that takes long for a page nobody knows here', { answersAfter: 60_000, isKnown: false }, 59_000, 'nothing yet'],
  ['the same, when it has answered', { answersAfter: 60_000, isKnown: false }, 60_000, 'drawn by the server'],
])('%s', async (_, given, after, text) => {
  expect(await shown(given, after)).toBe(text)
})
