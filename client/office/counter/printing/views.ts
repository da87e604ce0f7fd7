/** Which states are looked at together. */
export const statesOf = {
  undecided: 'unconfirmed,dead',
  open: 'queued,handed',
  settled: 'done,expired',
} as const
export type PrintView = keyof typeof statesOf

export const isPrintView = (text: unknown): text is PrintView => Object.hasOwn(statesOf, String(text))
