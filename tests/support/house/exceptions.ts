interface Edge {
  readonly casts: number
  readonly because: string
}

/** Edges at which a type has to be claimed, because whoever is behind them has none. Forty casts at most, and each with its reason. */
export const edges: Readonly<Record<string, Edge>> = {
  'client/data/engine/http.ts': { casts: 1, because: 'an answer is what its call says' },
  'client/data/shop/catalogue.ts': { casts: 1, because: 'what is published under a type’s name is of that type' },
}

/** Exports a program outside of the sources asks for by name: `path: name`, and who. */
export const named: Readonly<Record<string, string>> = {
  'vite.config.ts: default': 'Vite',
  'tests/vitest.config.ts: default': 'Vitest',
  'tests/browser/playwright.config.ts: default': 'Playwright',
}

/** Places that stand twice on purpose: `a.ts and b.ts`, and why. */
export const twice: Readonly<Record<string, string>> = {}
