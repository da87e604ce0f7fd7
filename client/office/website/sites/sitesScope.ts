import { keysOf } from '../../../../schema/base/keys.ts'
import { texts } from './texts.ts'

export type SitesView = keyof typeof texts.views

/** The view of the tree that an address names; all of it where it names none. */
export const sitesViewOf = (view: string | undefined): SitesView =>
  keysOf(texts.views).find(each => each === view) ?? 'all'
