import { expect, test } from 'vitest'
import { type Call, NetworkError } from '../../../../client/data/engine/http.ts'
import { createReports } from '../../../../client/signage/player/reports.ts'

const said = { version: '1', manifest: '', playing: null, faults: [], skewMs: 0, freeBytes: null, decoder: null }
const play = (segment: number, seconds = 5) => ({ segment, name: `Nr. ${segment}`, at: 1000, seconds })

function tv() {
  const kept = new Map<string, string>()
  const memo = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
    watch: () => () => {},
  }
  const server = { isAway: false, told: [] as { id: string; segment: number }[] }
  const call: Call = async (path, request) => {
    if (server.isAway) throw new NetworkError('away')
    if (path === '/api/screens/plays')
      server.told.push(...((request?.body as { plays: typeof server.told } | undefined) ?? { plays: [] }).plays)
    return { ok: true, status: 200, headers: new Headers(), data: { now: 0 } as never }
  }
  let count = 0
  const open = () => createReports({ call, memo, newId: () => `schau-${(count += 1)}` })
  return { open, server }
}

test('What was shown while the server was away is told when it is back, once, also by a page opened anew', async () => {
  const { open, server } = tv()
  server.isAway = true
  const first = open()
  first.played(play(1))
  first.played(play(2, 0))
  await first.beat(said)
  const second = open()
  second.played(play(3))
  server.isAway = false
  await second.beat(said)
  await second.beat(said)
  expect(server.told.map(({ id, segment }) => [id, segment])).toEqual([
    ['schau-1', 1],
    ['schau-2', 3],
  ])
})

test('A TV that is away for long keeps the latest two thousand, and tells them five hundred at a time', async () => {
  const { open, server } = tv()
  const reports = open()
  for (let segment = 1; segment <= 2100; segment += 1) reports.played(play(segment))
  for (let round = 0; round < 5; round += 1) await reports.beat(said)
  expect(server.told.map(({ segment }) => segment)).toEqual(Array.from({ length: 2000 }, (_, at) => at + 101))
})
