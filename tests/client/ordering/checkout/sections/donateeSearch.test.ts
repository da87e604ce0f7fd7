import { describe, expect, it } from 'vitest'
import { foundDonatees } from '../../../../../client/ordering/checkout/sections/donateeSearch.ts'
import type { Donatee } from '../../../../../schema/ordering/donatee.ts'

const donatee = (id: number, name: string, description: string): Donatee => ({
  id,
  rev: '1-a',
  identifier: `d-${id}`,
  name,
  description,
  isPublic: true,
})
const all = [
  donatee(1, 'Wärmestube', 'Essen für Obdachlose in Linz'),
  donatee(2, 'Tierheim Linz', 'Ein Zuhause für Tiere'),
]

describe('The donatee search', () => {
  it.each([
    ['', [1, 2]],
    ['wärme', [1]],
    ['WÄRME', [1]],
    ['linz', [1, 2]],
    ['  tier  linz ', [2]],
    ['Museum', []],
  ])('finds by name and description: %j', (term, ids) => {
    expect(foundDonatees(all, term).map(({ id }) => id)).toEqual(ids)
  })
})
