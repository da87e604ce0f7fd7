import { barsOf } from './bars.ts'
import type { Complain, Drawing, Drawn, Ink, Layout, Misfit } from './drawing.ts'
import { placeOf } from './drawing.ts'
import type { Layer, LayerOf } from './layers.ts'
import { linesOf } from './lines.ts'
import { boardOf } from './live/board.ts'
import { clockText } from './live/clockText.ts'
import { countdownText } from './live/countdown.ts'
import { hoursOf } from './live/hours.ts'
import { newsText } from './live/news.ts'
import { numbersOf } from './live/numbers.ts'
import { fill, unknownIn } from './placeholders.ts'

/** Lays out a layout. The same numbers come out on every device: a line never breaks elsewhere on the screen than on paper. */
export function draw({ width, height, background, unit, layers }: Layout, ink: Ink): Drawing {
  const items: Drawn[] = []
  const misfits: Misfit[] = []
  for (const layer of layers) {
    if (layer.isHidden) continue
    const complain: Complain = (reason, detail) => misfits.push({ key: layer.key, layer: layer.name, reason, detail })
    items.push(...drawLayer(layer, { ...ink, background, unit }, complain))
  }
  return { width, height, background, items, misfits }
}

/** What a layer is drawn with, and the page it lies on. */
type Means = Ink & Pick<Layout, 'background' | 'unit'>

function drawLayer(layer: Layer, ink: Means, complain: Complain): readonly Drawn[] {
  const { live } = ink
  switch (layer.type) {
    case 'text':
      return textOf(layer, ink, complain)
    case 'picture':
      return pictureOf(layer, ink, complain)
    case 'shape':
      return [{ kind: layer.form, ...placeOf(layer), color: layer.fill, radius: layer.radius }]
    case 'code':
      return codeOf(layer, ink)
    case 'barcode':
      return barsOf(layer, ink, complain)
    case 'film':
      return [{ kind: 'film', ...placeOf(layer), file: layer.file, fit: layer.fit }]
    case 'board':
      return live ? boardOf(layer, live, ink, complain) : []
    case 'numbers':
      return live ? numbersOf(layer, live, ink, complain) : []
    case 'hours':
      return live ? hoursOf(layer, live, ink, complain) : []
    case 'news':
      return live ? linesOf(layer, newsText(layer, live), ink, complain) : []
    case 'clock':
      return live ? linesOf(layer, clockText(layer.shows, live), ink, complain) : []
    // The countdown: a kind that is forgotten here does not compile.
    default:
      return live ? linesOf(layer, countdownText(layer, live.now), ink, complain) : []
  }
}

function textOf(layer: LayerOf<'text'>, ink: Ink, complain: Complain): readonly Drawn[] {
  for (const name of unknownIn(layer.text, ink.values)) complain('unknownName', `{${name}}`)
  return linesOf(layer, fill(layer.text, ink.values), ink, complain)
}

function pictureOf(layer: LayerOf<'picture'>, { picture }: Ink, complain: Complain): readonly Drawn[] {
  const image = layer.source === 'own' ? layer.image : picture
  if (!image) complain('noPicture', layer.source)
  return image ? [{ kind: 'picture', ...placeOf(layer), image, fit: layer.fit, radius: layer.radius }] : []
}

function codeOf(layer: LayerOf<'code'>, { values, codeOf: cellsOf }: Ink): readonly Drawn[] {
  const content = fill(layer.content, values).trim()
  return content ? [{ kind: 'code', ...placeOf(layer), color: layer.color, cells: cellsOf(content) }] : []
}
