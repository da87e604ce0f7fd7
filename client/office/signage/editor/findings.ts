import type { Drawing, Ink } from '../../../../schema/signage/drawing.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { leastSize, type Sight } from '../../../../schema/signage/legibility.ts'
import { texts as words } from '../texts.ts'
import { coverOf, type Rect, touches } from './geometry.ts'
import type { LayoutPage } from './page.ts'
import { SAFE } from './snap.ts'
import { texts } from './texts.ts'

/** Something to be told before a layout is saved, and the layer it is about; '' for the page. */
export interface Finding {
  readonly key: string
  readonly layer: string
  readonly text: string
}

/** From where a layout is looked at, and what that place is called. */
export interface Place extends Sight {
  readonly name: string
}

interface Looked {
  readonly page: LayoutPage
  readonly layers: readonly Layer[]
  readonly drawing: Drawing
  readonly places: readonly Place[]
  /** Whether its edges may be cut off, as TVs do. */
  readonly isOnTv: boolean
}

/** What of a layout is not as its author means it: letters without room, too small for where they are read from, or beyond the page. */
export function findingsOf({ page, layers, drawing, places, isOnTv }: Looked, { packOf }: Pick<Ink, 'packOf'>) {
  const names = new Map(layers.map(({ key, name }) => [key, name]))
  const tell = (key: string, text: string): Finding => ({ key, layer: names.get(key) ?? '', text })
  const shown = layers.filter(({ isHidden }) => !isHidden)
  const found: Finding[] = [
    ...(shown.length === 0 ? [tell('', texts.findings.empty)] : []),
    ...drawing.misfits.map(({ key, reason, detail }) =>
      tell(key, reason === 'noPicture' ? words.misfits[reason] : `${words.misfits[reason]} (${shortened(detail)})`),
    ),
  ]
  // Of a layer with letters of several sizes the smallest are told.
  const letters = drawing.items.filter(item => item.kind === 'text').toSorted((one, other) => other.size - one.size)
  for (const item of new Map(letters.map(each => [each.key, each])).values()) {
    const pack = packOf(item.font)
    const [worst] = places
      .map(place => ({ place, least: leastSize(pack, place) }))
      .filter(({ least }) => item.size < least)
      .toSorted((one, other) => other.least - one.least)
    if (worst) found.push(tell(item.key, tooSmall(worst.place, item.size, worst.least, page)))
  }
  const whole = { x: 0, y: 0, width: page.width, height: page.height }
  for (const layer of shown) {
    if (!touches(coverOf(layer), whole)) found.push(tell(layer.key, texts.findings.outside))
    else if (isOnTv && layer.type === 'text' && isAtEdge(coverOf(layer), page))
      found.push(tell(layer.key, texts.findings.edge))
  }
  return [...new Map(found.map(each => [`${each.key} ${each.text}`, each])).values()]
}

function tooSmall({ name, metres }: Place, size: number, least: number, { unit }: LayoutPage): string {
  const [has, needs] = [texts.length(Math.round(size * 10) / 10, unit), texts.length(Math.ceil(least * 10) / 10, unit)]
  return unit === 'mm' ? texts.findings.smallOnPaper(has, needs) : texts.findings.small(metres, name, has, needs)
}

const isAtEdge = ({ x, y, width, height }: Rect, page: LayoutPage): boolean =>
  x < page.width * SAFE - 1 ||
  y < page.height * SAFE - 1 ||
  x + width > page.width * (1 - SAFE) + 1 ||
  y + height > page.height * (1 - SAFE) + 1

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text)
