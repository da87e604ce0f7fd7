import { blockKind, heading } from './kind.ts'

/** Every public page of a sport, by name. */
export const sports = blockKind('sports', { title: heading() }, { title: 'Überschrift' })
