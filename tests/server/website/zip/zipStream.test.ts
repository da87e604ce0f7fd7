import { expect, it } from 'vitest'
import { zipStream } from '../../../../server/website/zip/zipStream.ts'

it('An archive is read as it is asked for: of five hundred files never more than one is in memory', async () => {
  let read = 0
  const files = Array.from({ length: 500 }, (_, at) => ({
    name: `${at}.jpg`,
    read: () => Promise.resolve(Buffer.alloc((read += 1) * 10)),
  }))
  const reader = zipStream(files, new Date('2026-11-20T12:00:00Z')).getReader()
  await reader.read()
  expect(read).toBe(1)
  await reader.read()
  await reader.read()
  expect(read).toBeLessThanOrEqual(2)
  await reader.cancel()
  expect(read).toBeLessThanOrEqual(2)
})
