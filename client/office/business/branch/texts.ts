/** What is said where a branch is made like another one. */
export const texts = {
  open: 'Filiale wie diese …',
  title: (name: string) => `Neue Filiale wie ${name}`,
  hint: 'Öffnungszeiten, Liefergebiete, Zahlung und alles Weitere werden übernommen, Adresse und Notiz nicht.',
  name: 'Name der neuen Filiale',
  taken: {
    menus: 'Steht auf denselben Speisekarten',
    stations: 'Stationen',
    tables: 'Tische',
    printers: 'Drucker, ausgeschaltet',
  },
  isHidden: 'Bis zur Eröffnung nicht öffentlich',
  make: 'Anlegen',
  cancel: 'Abbrechen',
  done: (name: string, like: string) => `Filiale ${name} wie ${like} angelegt.`,
} as const
