import type { Layer } from '../../../schema/signage/layers.ts'

const still: ReadonlySet<Layer['type']> = new Set(['text', 'picture', 'shape', 'code', 'barcode', 'film'])

/** Whether any of the layers shows how things stand: by the branch, the moment and the documents of the business. */
export const isLive = (layers: readonly Layer[]): boolean => layers.some(({ type }) => !still.has(type))
