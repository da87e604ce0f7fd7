import type { MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import { nextTask } from '../../../device/page/idle.ts'
import { fold } from './ranking.ts'

const begun = new WeakSet<readonly MenuGroup[]>()

/**
 * Folds what a search of this menu reads, one category a task, so that taps come in between: on a slow phone the first letter
 * typed would hold up the page with all of it. Each menu once.
 */
export async function foldAhead(groups: readonly MenuGroup[]): Promise<void> {
  if (begun.has(groups)) return
  begun.add(groups)
  for (const { category, entries } of groups) {
    await nextTask()
    fold(category)
    for (const { product } of entries) fold(product)
  }
}
