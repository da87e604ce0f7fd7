import { relation } from '../../base/fields.ts'
import { blockKind } from './kind.ts'

/** A block that is kept once and shown on many pages. */
export const reusable = blockKind('block', { block: relation('blocks') }, { block: 'Baustein' })
