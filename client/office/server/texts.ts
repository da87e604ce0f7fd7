/** What is said where the server was asked and did not answer as hoped. */
export const texts = {
  failed: 'Das konnte nicht geladen werden.',
  notDone: 'Das hat nicht geklappt.',
  offline: 'Dafür ist eine Verbindung zum Server nötig.',
  again: 'Erneut versuchen',
  asOf: (ago: string) => `Gezeigt wird, was der Server zuletzt gesagt hat: ${ago}.`,
} as const
