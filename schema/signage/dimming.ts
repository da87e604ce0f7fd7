import { minutesOf } from '../base/zonedTime.ts'
import type { Screen } from './screen.ts'

const USUALLY = 50

/** How bright a TV is at `minutes` after local midnight, in percent of the usual. */
export function brightnessAt(
  { dimFrom, dimTo, dimmed }: Pick<Screen, 'dimFrom' | 'dimTo' | 'dimmed'>,
  minutes: number,
) {
  if (!dimFrom || !dimTo) return 100
  const from = minutesOf(dimFrom)
  const to = minutesOf(dimTo)
  const isOver = to <= from ? to <= minutes && minutes < from : minutes < from || to <= minutes
  return isOver ? 100 : (dimmed ?? USUALLY)
}
