import { blockKind, heading } from './kind.ts'

/** Every public piece of news, the latest first. */
export const news = blockKind('news', { title: heading() }, { title: 'Überschrift' })
