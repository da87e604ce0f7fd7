import { dateFormat } from '../../base/dateFormat.ts'
import { guestsText, type Pair, weekPairs } from '../../base/hours/weekPairs.ts'
import { hoursOn, openState } from '../../base/openingHours.ts'
import { addDays, instantAt, localTime, timeText } from '../../base/zonedTime.ts'
import { type Complain, type DrawnText, type Ink, placeOf } from '../drawing.ts'
import { blockHeight, largestFit } from '../fit.ts'
import { type FontPack, widthOf } from '../fontPack.ts'
import type { LayerOf } from '../layers.ts'
import { type LinesLayer, linesOf, parts } from '../lines.ts'
import type { LiveData } from './liveData.ts'

type Place = Pick<LiveData, 'now' | 'timeZone' | 'openingHours'>

/** When a branch is open: today with how it stands, or the week with the dates that differ. */
export function hoursOf(
  layer: LayerOf<'hours'>,
  live: Place,
  ink: Pick<Ink, 'packOf'>,
  complain: Complain,
): readonly DrawnText[] {
  if (layer.scope === 'today') return linesOf(layer, todayText(live), ink, complain)
  return pairsOf(layer, weekPairs(live), ink.packOf(layer.font), complain)
}

/** 'Heute 6–18 Uhr' and 'Jetzt geöffnet', 'Öffnet morgen um 6:00 Uhr'. */
export function todayText({ now, timeZone, openingHours }: Place): string {
  const { date } = localTime(now, timeZone)
  return `Heute ${guestsText(hoursOn(openingHours, date))}\n${stateText(openState(openingHours, now, timeZone), now, timeZone)}`
}

function stateText(state: ReturnType<typeof openState>, now: number, zone: string): string {
  const clock = (at: number) => `${timeText(localTime(at, zone).minutes)} Uhr`
  if (state.state !== 'closed')
    return Number.isFinite(state.closesAt) ? `Jetzt geöffnet bis ${clock(state.closesAt)}` : 'Jetzt geöffnet'
  if (state.opensAt === null) return 'Jetzt geschlossen'
  const [today, then] = [now, state.opensAt].map(at => localTime(at, zone).date)
  const day = then === today ? '' : then === addDays(today ?? '', 1) ? 'morgen ' : `am ${dayName(then ?? '', zone)} `
  return `Öffnet ${day}um ${clock(state.opensAt)}`
}

const dayName = (date: string, zone: string): string =>
  dateFormat('dayName', zone, { weekday: 'long' }).format(instantAt(date, 12 * 60, zone))

/** Between what stands left and what stands right, as a share of the letters' size. */
const GAP = 1

/** Two columns: what is told, and to the right what there is to say of it. */
function pairsOf(layer: LinesLayer, pairs: readonly Pair[], pack: FontPack, complain: Complain): readonly DrawnText[] {
  const widest = (side: 0 | 1) => Math.max(0, ...pairs.map(pair => widthOf(pack, pair[side]))) / pack.unitsPerEm
  const [left, right] = [widest(0), widest(1)]
  const at = (size: number) => ({
    size,
    fits:
      (left + GAP + right) * size <= layer.width + 1e-9 &&
      blockHeight(pack, pairs.length, size, layer.lineHeight) <= layer.height + 1e-9,
  })
  const { size, fits } = largestFit(at, layer.smallest ?? layer.size, layer.size)
  if (!fits) complain('tooLong', pairs.map(pair => pair.join(' ')).join('\n'))
  const scale = size / pack.unitsPerEm
  const spare = layer.height - blockHeight(pack, pairs.length, size, layer.lineHeight)
  const first = layer.y + spare * parts[layer.stand] + pack.ascent * scale
  const from = layer.x + (layer.width - (left + GAP + right) * size) * parts[layer.align]
  const lines = pairs.flatMap(([name, text], index) => {
    const y = first + index * layer.lineHeight * size
    return [
      { text: name, x: from, y },
      { text, x: from + (left + GAP + right) * size - widthOf(pack, text) * scale, y },
    ]
  })
  return [{ kind: 'text', ...placeOf(layer), font: layer.font, size, color: layer.color, lines }]
}
