import { expect, test } from 'vitest'
import { deliveryPlace } from '../../../schema/ordering/deliveryPlace.ts'

const home = { street: 'Lindengasse 4', stairway: '2', floor: '', door: '9', zipCode: '1070', city: 'Wien' }

test('A bare number of a stairway or a door says what it counts, words of the guest stay', () => {
  expect(deliveryPlace(home)).toEqual(['Lindengasse 4 / Stiege 2 / Tür 9', '1070 Wien'])
  expect(deliveryPlace({ ...home, door: 'Top 9', floor: '3a' })[0]).toBe('Lindengasse 4 / Stiege 2 / Stock 3a / Top 9')
})

test('Another address of delivery is where it goes, and what nobody gave is left out', () => {
  expect(deliveryPlace({ ...home, deliveryAddress: { street: 'Am Hof 1', zipCode: '1010' } })).toEqual([
    'Am Hof 1',
    '1010',
  ])
  expect(deliveryPlace({})).toEqual([])
})
