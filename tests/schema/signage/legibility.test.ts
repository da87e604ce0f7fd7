import { describe, expect, it } from 'vitest'
import type { FontPack } from '../../../schema/signage/fontPack.ts'
import { leastSize, PAPER, sightOf } from '../../../schema/signage/legibility.ts'

/** A lower-case x half as high as the letters are large, as in most faces. */
const pack: FontPack = {
  unitsPerEm: 1000,
  ascent: 900,
  descent: 200,
  xHeight: 500,
  widths: {},
  kerning: {},
  outlines: {},
}

describe('Letters that can be read', () => {
  it('are about 58 pixels large on a TV of 40 inches, seen from 4 metres', () => {
    expect(leastSize(pack, sightOf({ width: 1920, height: 1080 }, 40, 4))).toBeCloseTo(57.8, 1)
  })

  it('are as large on a TV that hangs upright, larger from further away, smaller on a larger one', () => {
    const usual = leastSize(pack, sightOf({ width: 1920, height: 1080 }, 40, 4))
    expect(leastSize(pack, sightOf({ width: 1080, height: 1920 }, 40, 4))).toBeCloseTo(usual, 9)
    expect(leastSize(pack, sightOf({ width: 1920, height: 1080 }, 40, 10))).toBeCloseTo(usual * 2.5, 9)
    expect(leastSize(pack, sightOf({ width: 1920, height: 1080 }, 80, 4))).toBeCloseTo(usual / 2, 9)
  })

  it('have an x of 1.2 millimetres on paper', () => {
    expect(leastSize(pack, PAPER) / 2).toBeCloseTo(1.2, 9)
  })
})
