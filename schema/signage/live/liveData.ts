import type { OpeningHoursRule } from '../../base/fields.ts'
import type { Call } from '../../business/calling.ts'
import type { Menu } from '../../catalogue/menu.ts'
import type { MenuCatalogue } from '../../catalogue/menuGroups.ts'
import type { Switch } from '../../catalogue/switch.ts'

/** How things stand at a moment, as far as layers show them: the same on a TV and in the editor. */
export interface LiveData {
  /** The moment, epoch ms. */
  readonly now: number
  /** The branch whose it is. */
  readonly branch: number
  readonly timeZone: string
  /** 'EUR' */
  readonly currency: string
  readonly openingHours: readonly OpeningHoursRule[]
  readonly menus: readonly Menu[]
  readonly catalogue: MenuCatalogue
  readonly switches: readonly Switch[]
  /** In the order in which they are called. */
  readonly numbers: readonly CalledNumber[]
  /** The latest first. */
  readonly news: readonly NewsItem[]
}

/** A number that is called at a branch, in its time. */
export interface CalledNumber extends Call {
  readonly number: string
}

/** A piece of news of the website. */
export interface NewsItem {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Epoch ms. */
  readonly at: number
}
