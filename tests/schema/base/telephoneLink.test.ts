import { expect, it } from 'vitest'
import { telephoneLink } from '../../../schema/base/telephoneLink.ts'

it.each([
  ['+43 1 000 80 80', 'tel:+4310008080'],
  ['+43 (0)1 000-80-80', 'tel:+4310008080'],
  ['+43 (0) 1 / 000 80 80', 'tel:+4310008080'],
  ['(0) 316 / 00 21 21', 'tel:0316002121'],
  ['0316 / 00 21 21', 'tel:0316002121'],
])('The link that calls %j is %s', (written, href) => {
  expect(telephoneLink(written)).toBe(href)
})
