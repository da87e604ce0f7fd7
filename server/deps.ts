import type { MessagesDeps } from './messages/deps.ts'
import type { Pages } from './website/rendering/pages.ts'

/** The app's outside world: everything that differs between production, a test and a walk. */
export interface Deps extends MessagesDeps {
  /** The built surfaces; without them the app serves its interface only. */
  readonly pages: Pages | null
}
