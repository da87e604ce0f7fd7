import { describe, expect, test } from 'vitest'
import { productFor } from '../../../schema/catalogue/picturesForProducts.ts'

const products = [
  { id: 1, uid: 'B-100', name: 'Handsemmel' },
  { id: 2, uid: '', name: 'Kürbiskernweckerl' },
  { id: 3, uid: '', name: 'Apfelstrudel' },
  { id: 4, uid: '', name: 'Apfelstrudel mit Vanillesauce' },
  { id: 5, uid: '', name: 'Weißbrot' },
  { id: 6, uid: '', name: 'Kaffee groß' },
  { id: 7, uid: '', name: 'Großer Kaffee' },
]

describe('the product a picture is of', () => {
  test.each([
    ['handsemmel.jpg', 1],
    ['IMG_2041 Handsemmel neu 02.JPG', 1],
    ['b-100_vorne.png', 1],
    ['Kuerbiskernweckerl', 2],
    ['kürbiskernweckerl-2.webp', 2],
    ['apfelstrudel', 3],
    ['Apfelstrudel_mit_Vanillesauce', 4],
    ['ApfelstrudelMitVanillesauce.jpeg', 4],
    ['weissbrot.jpg', 5],
    ['kaffee-gross.jpg', 6],
  ])('%s is product %s', (name, product) => {
    expect(productFor(name, products)).toBe(product)
  })

  test.each(['IMG_2041.jpg', '', 'semmel.jpg', 'Strudel'])('of %j nobody knows', name => {
    expect(productFor(name, products)).toBeNull()
  })

  test('two that fit alike are no proposal', () => {
    const twins = [
      { id: 8, uid: '', name: 'Torte' },
      { id: 9, uid: '', name: 'Torte' },
    ]
    expect(productFor('torte.jpg', twins)).toBeNull()
  })
})
