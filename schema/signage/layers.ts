import type { z } from 'zod'
import { distinct, variants } from '../base/fields.ts'
import { liveKinds, liveLabels } from './layerKinds/live.ts'
import { stillKinds, stillLabels } from './layerKinds/still.ts'

const stillLayer = () => variants('type', stillKinds, stillLabels)
const layer = () => variants('type', [...stillKinds, ...liveKinds] as const, { ...stillLabels, ...liveLabels })
export type Layer = z.infer<ReturnType<typeof layer>>
export type LayerOf<Type extends Layer['type']> = Extract<Layer, { type: Type }>

const MOST = 200

/** The layers of a layout that a TV shows, the lowest first. */
export const layers = () => distinct(layer(), 'key', MOST)
/** The layers of a layout that becomes a file: what is in it stays as it was drawn. */
export const stillLayers = () => distinct(stillLayer(), 'key', MOST)
