import { expect as asBuilt, type ExpectMatcherState, type Locator } from 'playwright/test'

interface Patience {
  readonly timeout?: number
}

/**
 * What `expect` of Playwright says, without its cost: each time it looks in vain it describes the whole page for a message
 * nobody may ever read, six times in the first half second. The page of a failed test is described at its end anyway.
 */
export const expect = asBuilt.extend({
  toBeVisible(locator: Locator, patience?: Patience) {
    return seen(this, locator, this.isNot ? 'hidden' : 'visible', patience)
  },
  toBeHidden(locator: Locator, patience?: Patience) {
    return seen(this, locator, this.isNot ? 'visible' : 'hidden', patience)
  },
  toBeAttached(locator: Locator, patience?: Patience) {
    return seen(this, locator, this.isNot ? 'detached' : 'attached', patience)
  },
})

async function seen(
  { isNot, timeout: usual }: ExpectMatcherState,
  locator: Locator,
  state: 'visible' | 'hidden' | 'attached' | 'detached',
  { timeout = usual }: Patience = {},
) {
  try {
    await oneOf(locator, state).waitFor({ state, timeout })
    return { pass: !isNot, message: () => '' }
  } catch (error) {
    return { pass: isNot, message: () => String(error) }
  }
}

/** What is leaving may still be there beside what takes its place: seen is what is to be seen somewhere, gone what is nowhere. */
function oneOf(locator: Locator, state: 'visible' | 'hidden' | 'attached' | 'detached'): Locator {
  return state === 'visible' || state === 'hidden' ? locator.filter({ visible: true }).first() : locator.first()
}
