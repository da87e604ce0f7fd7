import { expect, test } from 'vitest'
import {
  afterMinutes,
  type Maker,
  minutesBehind,
  NOWHERE,
  sumOfWork,
  workOf,
} from '../../../schema/ordering/workload.ts'

const bar: Maker = { id: 1, categories: [10], isEverything: false, minutes: 2, hands: 1 }
const kitchen: Maker = { id: 2, categories: [20], isEverything: false, minutes: 4, hands: 2 }
const rest: Maker = { id: 3, categories: [], isEverything: true, minutes: 1 }

test.each([
  ['a piece takes what its station says', [{ categories: [20], pieces: 1 }], [bar, kitchen], { 2: 4 }],
  ['further pieces of a line take a quarter', [{ categories: [20], pieces: 3 }], [bar, kitchen], { 2: 6 }],
  ['two lines take twice', [20, 20].map(each => ({ categories: [each], pieces: 1 })), [bar, kitchen], { 2: 8 }],
  ['who names it goes before who makes everything', [{ categories: [10], pieces: 1 }], [rest, bar], { 1: 2 }],
  ['what nobody names goes where everything is made', [{ categories: [], pieces: 1 }], [bar, rest], { 3: 1 }],
  ['without a station it is made somewhere', [{ categories: [20], pieces: 1 }], [], { [NOWHERE]: 2 }],
  ['what was left out is no work', [{ categories: [20], pieces: 0 }], [kitchen], {}],
  ['a thousand pieces are a batch', [{ categories: [20], pieces: 1000 }], [kitchen], { 2: 43 }],
])('Work: %s', (_, lines, makers, work) => expect(workOf(lines, makers)).toEqual(work))

test('The slowest station says when an order is done, and all hands work off what waits there', () => {
  expect(minutesBehind({ 1: 2, 2: 4 }, { 2: 10 }, [bar, kitchen])).toBe(9)
  expect(minutesBehind({}, { 2: 10 }, [bar, kitchen])).toBe(0)
})

test('What waits is worked off as time goes, with as many hands as there are', () => {
  expect(afterMinutes({ 1: 5, 2: 5 }, 2, [bar, kitchen])).toEqual({ 1: 3, 2: 1 })
  expect(afterMinutes({ 1: 5 }, 60, [bar])).toEqual({ 1: 0 })
  expect(sumOfWork([{ 1: 2 }, { 1: 1, 2: 4 }])).toEqual({ 1: 3, 2: 4 })
})
