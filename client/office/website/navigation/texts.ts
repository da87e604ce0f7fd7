/** What the tree of a menu says. */
export const texts = {
  tree: 'Menüpunkte',
  empty: 'Noch keine Menüpunkte.',
  add: 'Menüpunkt hinzufügen',
  fresh: 'Neuer Punkt',
  off: 'nicht aktiv',
  lost: 'Ziel fehlt',
  handle: (name: string) => `${name} verschieben`,
  handleHint: 'Ziehen oder mit den Pfeiltasten: hoch, runter, rechts einrücken, links ausrücken',
  edit: (name: string) => `${name} bearbeiten`,
  actions: (name: string) => `${name}: Aktionen`,
  steps: {
    first: 'An den Anfang',
    up: 'Nach oben',
    down: 'Nach unten',
    last: 'Ans Ende',
    indent: 'Einrücken',
    outdent: 'Ausrücken',
  },
  below: 'Unterpunkt hinzufügen',
  remove: 'Löschen',
  moved: (name: string, level: number, place: number, siblings: number) =>
    `${name}: Ebene ${level}, Platz ${place} von ${siblings}`,
} as const
