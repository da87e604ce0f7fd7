import type { Ink } from '../../schema/signage/drawing.ts'
import type { FontPack } from '../../schema/signage/fontPack.ts'
import type { LayerOf } from '../../schema/signage/layers.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß0123456789 .,:;!?/()€%-+–…{}\u00A0'

/** Letters that are all half as wide as they are high: what fits can be counted. */
export const plainPack: FontPack = {
  unitsPerEm: 1000,
  ascent: 800,
  descent: 200,
  xHeight: 500,
  widths: Object.fromEntries(Array.from(letters, character => [character, 500])),
  kerning: { AV: -100 },
  outlines: { A: 'm0 0l500 0l-250 700z' },
}

export const plainInk: Ink = {
  values: {},
  picture: null,
  packOf: () => plainPack,
  codeOf: () => [
    [true, false],
    [false, true],
  ],
}

export const textLayer = (more: Partial<LayerOf<'text'>>): LayerOf<'text'> => ({
  type: 'text',
  key: 'text',
  name: 'Text',
  x: 10,
  y: 20,
  width: 100,
  height: 50,
  rotation: 0,
  isHidden: false,
  text: 'Semmel',
  font: 'figtree-400',
  size: 10,
  lineHeight: 1.2,
  align: 'left',
  stand: 'top',
  color: '#000000',
  ...more,
})
