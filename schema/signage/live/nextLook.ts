import { MINUTE } from '../../base/zonedTime.ts'
import { nextSwitching } from '../../catalogue/switches.ts'
import type { Layer } from '../layers.ts'
import { BY_THE_SECOND } from './countdown.ts'
import type { LiveData } from './liveData.ts'

const changing: ReadonlySet<Layer['type']> = new Set(['board', 'hours', 'clock', 'countdown'])

/** When (epoch ms) layers may look different by the clock alone; Infinity for those that never do. */
export function nextLook(layers: readonly Layer[], { now, switches, branch, numbers }: Looked): number {
  const shown = layers.filter(({ isHidden }) => !isHidden)
  const calls = shown.some(({ type }) => type === 'numbers')
    ? numbers.flatMap(({ from, until }) => [from, (until ?? Number.POSITIVE_INFINITY) + 1]).filter(at => at > now)
    : []
  const nextCall = Math.min(Number.POSITIVE_INFINITY, ...calls)
  if (!shown.some(({ type }) => changing.has(type))) return nextCall
  const seconds = shown.some(layer => {
    const left = layer.type === 'countdown' ? Date.parse(layer.until) - now : 0
    return left > 0 && left <= BY_THE_SECOND
  })
  const next = (step: number) => (Math.floor(now / step) + 1) * step
  // What is sold out may end in the middle of a minute.
  const switching = shown.some(({ type }) => type === 'board') ? nextSwitching(switches, { id: branch }, now) : null
  return Math.min(next(seconds ? 1000 : MINUTE), switching ?? Number.POSITIVE_INFINITY, nextCall)
}

type Looked = Pick<LiveData, 'now' | 'switches' | 'branch' | 'numbers'>
