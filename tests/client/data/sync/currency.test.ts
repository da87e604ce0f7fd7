import { expect, test } from 'vitest'
import { createCurrency } from '../../../../client/data/sync/currency.ts'

const NOON = Date.parse('2026-11-23T11:00:00Z')

/** What a device was told and kept, and when it is said to be current (ms after noon). */
function device() {
  const said: number[] = []
  const { begun, answered, written, told, beat } = createCurrency(at => said.push(at - NOON))
  return {
    said,
    begun,
    answered: (seq: string, at: number) => answered(seq, NOON + at),
    written,
    told: (seq: string, at: number) => told(seq, NOON + at),
    beat: (at: number) => beat(NOON + at),
  }
}

test('A device is current when what came is kept, as of when it came', () => {
  const { said, answered, written } = device()
  written()
  answered('5.e1', 10)
  expect(said).toEqual([])
  written()
  expect(said).toEqual([10])
  written()
  expect(said).toEqual([10])
})

test('A device that reads the feed anew is not current before it has read all of it', () => {
  const { said, begun, answered, written, beat } = device()
  answered('5.e1', 10)
  written()
  begun()
  written()
  beat(20)
  expect(said).toEqual([10])
  answered('2.e2', 30)
  written()
  expect(said).toEqual([10, 30])
})

test('While an answer is written neither a heartbeat nor its own position makes it current, nor is it asked for again', () => {
  const { said, answered, written, told, beat } = device()
  answered('5.e1', 10)
  expect(told('5.e1', 20)).toBe(false)
  beat(30)
  expect(said).toEqual([])
  written()
  expect([told('5.e1', 40), beat(50)]).toEqual([false, undefined])
  expect(said).toEqual([10, 40, 50])
})

test('What the server has since has to be asked for, and until then the device is as old as its last answer', () => {
  const { said, answered, written, told, beat } = device()
  expect(told('5.e1', 0)).toBe(true)
  answered('5.e1', 10)
  expect(told('6.e1', 20)).toBe(true)
  written()
  beat(30)
  expect(said).toEqual([10])
  answered('6.e1', 40)
  written()
  beat(50)
  expect(said).toEqual([10, 40, 50])
})
