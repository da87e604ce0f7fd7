const prices = (count: number) => `${count.toLocaleString('de-DE')}\u00a0${count === 1 ? 'Preis' : 'Preise'}`

/** What the price list says besides what every list says. */
export const texts = {
  bar: 'Noch nicht gespeichert',
  unsaved: (count: number) => `${prices(count)} geändert, noch nicht gespeichert`,
  discard: 'Verwerfen',
  save: (count: number) => `${prices(count)} speichern`,
  saveKeys: 'Strg+S',
  saved: (count: number) => `Preisliste: ${prices(count)} geändert.`,
} as const
