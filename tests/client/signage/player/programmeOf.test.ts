import { expect, test } from 'vitest'
import { programmeOf } from '../../../../client/signage/player/programmeOf.ts'
import type { Segment } from '../../../../schema/signage/segment.ts'

const screen = {
  id: 1,
  name: 'Theke',
  orientation: 'landscape',
  streams: [1],
  hours: null,
  volume: 0,
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  branch: { id: 1, name: 'Stammhaus', openingHours: [] },
} as const

const segment = (id: number, content: Segment['content']): Segment => ({
  id,
  name: `Nr. ${id}`,
  content,
  seconds: 15,
  isEnabled: true,
  rev: '1-a',
})
const segments = [
  segment(1, { type: 'scene', scene: 7 }),
  segment(2, { type: 'picture', image: { id: 3, version: 2, extension: 'webp' } }),
  segment(3, { type: 'film', file: 9 }),
]

const playable = (manifest: Parameters<typeof programmeOf>[0]['manifest']) => {
  const known = new Map(segments.map(each => [each.id, each]))
  const content = {
    screen: { ...screen, streams: [1] },
    streams: new Map(),
    segments: known,
    scenes: new Map(),
    manifest,
  }
  return [...(programmeOf(content)?.segments ?? [])].filter(([, { isMissing }]) => !isMissing).map(([id]) => id)
}

test('What was deleted under a film sequence is missing: another stream has the TV then', () => {
  expect(playable({ version: '1', files: [] })).toEqual([])
  const picture = { url: '/image/3-2.webp', bytes: 1, sha256: '', chunks: [] }
  expect(playable({ version: '2', files: [picture] })).toEqual([2])
  // As long as nobody said which files there are, nothing is known of them.
  expect(playable(null)).toEqual([2, 3])
})
