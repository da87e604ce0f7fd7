import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../../../schema/signage/fontPack.ts'
import { wrap } from '../../../schema/signage/wrap.ts'
import { plainPack } from '../../support/signage.ts'

/** So many letters of half an em. */
const letters = (count: number) => count * 500
const lines = (text: string, count: number) => wrap(plainPack, text, letters(count)).lines

describe('Lines of a layout', () => {
  it.each<[string, string, number, string[]]>([
    ['break after a space', 'Wiener Melange', 8, ['Wiener', 'Melange']],
    ['break after a hyphen', 'Käse-Krainer', 8, ['Käse-', 'Krainer']],
    ['break after a stroke', 'Wien/Graz', 6, ['Wien/', 'Graz']],
    ['break at a soft hyphen, which is drawn there alone', 'Brot\u00ADkorb', 6, ['Brot-', 'korb']],
    ['do not show a soft hyphen they do not need', 'Brot\u00ADkorb', 10, ['Brotkorb']],
    ['never part an amount from its unit', 'Brot 250 g', 7, ['Brot', '250\u00A0g']],
    ['never part a price from its currency', 'nur 12,90 €', 9, ['nur', '12,90\u00A0€']],
    ['keep the ends of lines that were typed', 'Eins\nZwei', 20, ['Eins', 'Zwei']],
  ])('%s', (_rule, text, count, expected) => {
    expect(lines(text, count)).toEqual(expected)
  })

  it('tell a word that is wider than the box, and cut it', () => {
    expect(wrap(plainPack, 'Geburtstagstorte', letters(8))).toEqual({ lines: ['Geburts…'], isCut: true })
  })

  it('count what two letters move together', () => {
    expect(widthOf(plainPack, 'AV')).toBe(900)
  })

  it('are never wider than the box, and lose no word that goes into it', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.integer({ min: 8, max: 40 }), (words, count) => {
        const wrapped = lines(words.join(' '), count)
        expect(wrapped.join(' ')).toBe(words.join(' '))
        for (const line of wrapped) expect(line.length).toBeLessThanOrEqual(count)
      }),
    )
  })
})
