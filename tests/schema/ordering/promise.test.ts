import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { type Lessons, learn, lessonAt } from '../../../schema/ordering/lessons.ts'
import { type Pace, promise, waitingWork } from '../../../schema/ordering/promise.ts'

const zone = 'Europe/Vienna'
const noon = Date.parse('2026-11-20T12:00:00+01:00')
const kitchen = { id: 1, categories: [1], isEverything: false, minutes: 4, hands: 1 }
const known = { factor: 1.5, slack: 3, orders: 200 }
const pace: Pace = { makers: [kitchen], lessons: {}, waiting: {}, asOf: noon }
const branch = { timeZone: zone, preparationMinutes: 15 }
const minutes = (given: Pace, extra = 0, now = noon) =>
  Math.ceil((promise({ 1: 4 }, given, branch, now, extra).at - now) / MINUTE)

describe('A promise', () => {
  test('is the fixed number of the branch where nothing is learned yet', () => expect(minutes(pace)).toBe(15))
  test('is longer than that number where the queue is', () => expect(minutes({ ...pace, waiting: { 1: 30 } })).toBe(39))
  test('is what such days really took, once they are known', () =>
    expect(minutes({ ...pace, lessons: { all: known } })).toBe(9))
  test('adds what staff add', () => expect(minutes({ ...pace, lessons: { all: known } }, 20)).toBe(29))
  test('is a full minute', () => expect(promise({ 1: 4 }, pace, branch, noon + 20_000).at % MINUTE).toBe(0))
  test('is never longer than four hours, nor shorter than two minutes', () => {
    expect(minutes({ ...pace, waiting: { 1: 9000 } })).toBe(240)
    expect(promise({}, { ...pace, lessons: { all: { ...known, slack: 0 } } }, branch, noon).at).toBe(noon + 2 * MINUTE)
  })
  test('forgets a queue that must have been worked off while a device was away', () =>
    expect(minutes({ ...pace, waiting: { 1: 30 } }, 0, noon + 40 * MINUTE)).toBe(15))
})

describe('What waits', () => {
  const order = (placed: number, promised: number) => ({
    work: { 1: 4 },
    placedAt: noon + placed * MINUTE,
    promisedAt: noon + promised * MINUTE,
  })
  test('is every order that is not ready, half of the one in hand', () =>
    expect(waitingWork([order(-5, 5), order(-3, 9)], [kitchen], noon)).toEqual({ 1: 6 }))
  test('is nothing while a hand is free', () =>
    expect(waitingWork([order(-5, 5)], [{ ...kitchen, hands: 2 }], noon)).toEqual({ 1: 0 }))
  test('leaves out what was forgotten on the board, and what is for the evening', () =>
    expect(waitingWork([order(-120, -60), order(-5, 300)], [kitchen], noon)).toEqual({}))
})

describe('A branch learns', () => {
  const after = (orders: number, took: number, from: Lessons = {}) => {
    let lessons = from
    for (let order = 0; order < orders; order++)
      lessons = { ...lessons, ...learn(lessons, noon, zone, { reckoned: 10, took }) }
    return lessons
  }
  test('what its orders really took, for this part of this weekday, this part of any day, and all of them', () => {
    const lessons = after(100, 14)
    expect(Object.keys(lessons).toSorted()).toEqual(['5-noon', 'all', 'noon'])
    const { factor, slack } = lessonAt(lessons, noon, zone)
    expect(10 * factor + slack).toBeGreaterThan(14)
    expect(10 * factor + slack).toBeLessThan(17)
  })
  test('nothing from an order that was forgotten on the board', () =>
    expect(learn({}, noon, zone, { reckoned: 10, took: 600 })).toEqual({}))
  test('within a floor and a ceiling', () => {
    expect(lessonAt(after(5000, 170), noon, zone).factor).toBeLessThanOrEqual(3)
    expect(lessonAt(after(5000, 0), noon, zone).factor).toBeGreaterThanOrEqual(0.4)
    expect(lessonAt(after(500, 170), noon, zone)).toMatchObject({ slack: 45 })
    expect(lessonAt(after(5000, 0), noon, zone)).toMatchObject({ slack: 0 })
  })
  test('a part of the week from its own orders only once there are enough of them', () => {
    const lessons: Lessons = {
      ...after(200, 14),
      noon: { factor: 3, slack: 9, orders: 3 },
      '5-noon': { factor: 3, slack: 9, orders: 3 },
    }
    expect(lessonAt(lessons, noon, zone)).toBe(lessons['all'])
  })
})
