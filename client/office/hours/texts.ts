/** What the page of all branches' hours says. */
export const texts = {
  intro: 'Alle Filialen nebeneinander. Ein Tippen führt in die Woche der Filiale.',
  branch: 'Filiale',
  week: 'Woche',
  dates: 'Ausnahmen',
  noDates: 'Keine Ausnahmen ab heute.',
  usual: 'wie sonst',
  asRules: 'Regeln',
  add: 'Ausnahme für mehrere Filialen',
  chosen: 'Filialen',
  empty: 'Es gibt noch keine Filialen.',
  done: (dates: string, count: number) => `${dates}: ${count === 1 ? 'eine Filiale' : `${count} Filialen`} geändert.`,
  left: (names: string) => `Nicht geändert, weil sich die Regeln nicht als Woche zeigen lassen: ${names}`,
  cell: (branch: string, day: string, hours: string) => `${branch}, ${day}: ${hours}`,
} as const
