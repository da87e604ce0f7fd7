import { expect, test } from 'vitest'
import { createPlayer, type Play, type Prepared } from '../../../../client/signage/player/player.ts'
import type { Programme } from '../../../../schema/signage/programme.ts'
import { movedTime } from '../../../support/movedTime.ts'

const NOON = Date.parse('2026-06-16T10:00:00Z')

/** A TV whose clock is moved by hand; segments in `missing` cannot be prepared. */
function tv(lengths: Readonly<Record<number, number | null>>) {
  const { now, after, pass, settle } = movedTime(NOON)
  const missing = new Set<number>()
  const screen: (number | null)[] = []
  const plays: Play[] = []
  const dropped: number[] = []
  let setBy = 0
  const dark: { since: number | null } = { since: null }
  const darkness = { get: () => dark.since, set: (since: number | null) => void (dark.since = since) }
  const open = () =>
    createPlayer<Prepared>({
      now: () => now() + setBy,
      elapsed: now,
      after,
      prepare: async segment =>
        missing.has(segment) ? null : { segment, title: `Nr. ${segment}`, ms: lengths[segment] ?? null },
      drop: what => void dropped.push(what.segment),
      show: what => void screen.push(what?.segment ?? null),
      played: play => void plays.push(play),
      darkness,
    })
  const player = open()
  const setClock = (by: number) => void (setBy += by)
  return { player, open, screen, plays, missing, pass, settle, setClock }
}

const always = { validFrom: null, validTo: null, isEnabled: true }
const programmeOf = (segments: readonly number[], hours: Programme['screen']['hours'] = null): Programme => ({
  screen: { streams: [1], hours },
  streams: new Map([[1, { segments: [...segments], schedule: [] }]]),
  segments: new Map([1, 2, 3].map(id => [id, always])),
  timeZone: 'Europe/Vienna',
  openingHours: [],
})

test('Segments are shown one after another, each as long as it says, and from the beginning again', async () => {
  const { player, screen, plays, pass } = tv({ 1: 5000, 2: 8000 })
  player.follow(programmeOf([1, 2]))
  await pass(20_000)
  expect(screen).toEqual([1, 2, 1, 2])
  expect(plays.map(({ segment, seconds, at }) => [segment, seconds, at - NOON])).toEqual([
    [1, 5, 0],
    [2, 8, 5000],
    [1, 5, 13_000],
  ])
})

test('A film of its own length stays until it is over; what says that it cannot go on gives way', async () => {
  const { player, screen, pass } = tv({ 1: null, 2: 5000 })
  player.follow(programmeOf([1, 2]))
  await pass(60_000)
  expect(screen).toEqual([1])
  player.ended(2)
  player.ended(1)
  await pass(0)
  expect(screen).toEqual([1, 2])
})

test('What is not there yet is passed over; where nothing is, the present one stays and it is tried again', async () => {
  const { player, screen, missing, pass } = tv({ 1: 5000, 2: 5000, 3: 5000 })
  missing.add(2)
  player.follow(programmeOf([1, 2, 3]))
  await pass(5000)
  expect(screen).toEqual([1, 3])
  for (const segment of [1, 3]) missing.add(segment)
  await pass(5000)
  expect(screen).toEqual([1, 3])
  missing.clear()
  await pass(10_000)
  expect(screen.slice(0, 3)).toEqual([1, 3, 1])
})

test('What was taken off the programme goes at once; what is still on it is not begun anew', async () => {
  const { player, screen, pass } = tv({ 1: 60_000, 2: 60_000 })
  player.follow(programmeOf([1, 2]))
  await pass(1000)
  player.follow(programmeOf([1]))
  await pass(1000)
  expect(screen).toEqual([1])
  player.follow(programmeOf([2]))
  await pass(1000)
  expect(screen).toEqual([1, 2])
  player.follow(programmeOf([]))
  await pass(1000)
  expect(screen).toEqual([1, 2, null])
})

test('What staff want to see now is shown once, then it goes on as planned; a dark TV stays dark until it is woken', async () => {
  const { player, screen, missing, pass } = tv({ 1: 5000, 2: 5000, 3: 5000 })
  player.follow(programmeOf([1, 2]))
  await pass(1000)
  expect(await player.jump(3)).toBe(true)
  await pass(5000)
  expect(screen).toEqual([1, 3, 2])
  missing.add(3)
  expect(await player.jump(3)).toBe(false)
  player.standby(true)
  await pass(60_000)
  expect(screen).toEqual([1, 3, 2, null])
  player.standby(false)
  await pass(0)
  expect(screen.at(-1)).toBe(1)
})

test('What staff asked for stays its time, also while prices and numbers change; standby ends it', async () => {
  const { player, screen, pass } = tv({ 1: 5000, 2: 5000, 3: 20_000 })
  player.follow(programmeOf([1, 2]))
  await pass(1000)
  await player.jump(3)
  await pass(1000)
  player.follow(programmeOf([1, 2]))
  await pass(18_000)
  expect(screen).toEqual([1, 3])
  await pass(1000)
  expect(screen).toEqual([1, 3, 2])
  await player.jump(3)
  player.standby(true)
  await pass(0)
  expect(screen).toEqual([1, 3, 2, 3, null])
})

test('What is woken outside of its hours is on until they begin, and goes dark with them again', async () => {
  const { player, screen, pass } = tv({ 1: 3_600_000 })
  const evening = [{ type: 'daily', isClosed: false, from: '18:00', to: '22:00' }] as const
  player.follow(programmeOf([1], [...evening]))
  await pass(1000)
  expect(screen.at(-1)).toBe(null)
  player.standby(false)
  await pass(0)
  expect(screen.at(-1)).toBe(1)
  // Until ten in the evening, ten hours later.
  await pass(9.9 * 3_600_000)
  expect(screen.at(-1)).toBe(1)
  await pass(0.2 * 3_600_000)
  expect(screen.at(-1)).toBe(null)
})

const days = (from: string, to: string): Programme['screen']['hours'] => [{ type: 'daily', isClosed: false, from, to }]

test('What is darkened by hand is lit again when its hours begin the next time, also if the page started anew meanwhile', async () => {
  const { player, open, screen, pass } = tv({ 1: 3_600_000 })
  // Noon: from six in the morning to ten in the evening, and again the next day.
  player.follow(programmeOf([1], days('06:00', '22:00')))
  await pass(1000)
  player.standby(true)
  await pass(17.9 * 3_600_000)
  expect([screen.indexOf(null), screen.lastIndexOf(1)]).toEqual([1, 0])
  player.stop()
  const anew = open()
  anew.follow(programmeOf([1], days('06:00', '22:00')))
  await pass(0)
  expect(screen.at(-1)).toBe(null)
  await pass(0.2 * 3_600_000)
  expect(screen.at(-1)).toBe(1)
})

test('One without hours is lit again when its branch opens, and one that is on for ever stays dark until it is woken', async () => {
  const { player, screen, pass } = tv({ 1: 3_600_000 })
  const house = (openingHours: Programme['openingHours']) => ({ ...programmeOf([1]), openingHours })
  player.follow(house([...(days('11:00', '14:00') ?? []), ...(days('17:00', '22:00') ?? [])]))
  await pass(1000)
  player.standby(true)
  await pass(4.9 * 3_600_000)
  expect(screen.at(-1)).toBe(null)
  await pass(0.2 * 3_600_000)
  expect(screen.at(-1)).toBe(1)
  player.follow(house(days('00:00', '24:00') ?? []))
  player.standby(true)
  await pass(9 * 86_400_000)
  expect(screen.at(-1)).toBe(null)
  player.standby(false)
  await pass(0)
  expect(screen.at(-1)).toBe(1)
})

test('How long something was shown is not what a clock says that is put right meanwhile', async () => {
  const { player, plays, pass, setClock } = tv({ 1: 5000, 2: 5000 })
  player.follow(programmeOf([1, 2]))
  await pass(2000)
  setClock(60 * 3_600_000)
  await pass(3000)
  setClock(-3_600_000)
  await pass(5000)
  expect(plays.map(({ segment, seconds }) => [segment, seconds])).toEqual([
    [1, 5],
    [2, 5],
  ])
})

test('What stays for days because nothing else is there is told as a day: the server would refuse more', async () => {
  const { player, plays, missing, pass } = tv({ 1: 5000 })
  player.follow(programmeOf([1]))
  await pass(1000)
  missing.add(1)
  await pass(3 * 86_400_000)
  player.stop()
  expect(plays).toMatchObject([{ segment: 1, seconds: 86_400 }])
})
