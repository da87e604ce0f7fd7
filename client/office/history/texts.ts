/** What history, trash and undo say. What an entity is called comes from its declaration. */
export const texts = {
  history: {
    title: 'Verlauf',
    close: 'Verlauf schließen',
    kinds: {
      created: 'Angelegt',
      changed: 'Geändert',
      deleted: 'Gelöscht',
      restored: 'Wiederhergestellt',
      oldest: 'Ältester Stand, der noch aufbewahrt wird',
    },
    installation: 'System',
    formerPerson: 'eine frühere Person',
    loading: 'Verlauf wird geladen …',
    restore: 'Wiederherstellen',
    restoreField: (label: string, value: string) => `Wiederherstellen: ${label} ${value}`,
    restoreState: 'Diesen Stand wiederherstellen',
    restoreStateOf: (when: string) => `Diesen Stand wiederherstellen: ${when}`,
    inForm: 'Der frühere Stand steht im Formular. Er gilt, sobald Sie speichern.',
    same: 'So steht es schon im Formular.',
    more: 'Ältere anzeigen',
    empty: 'leer',
  },
} as const
