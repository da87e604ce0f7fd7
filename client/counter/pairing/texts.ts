/** A screen of the business is let in. */
export const texts = {
  title: 'Gerät anmelden',
  kinds: {
    kiosk: 'Kiosk',
    frontdesk: 'Abholbildschirm',
    kitchen: 'Küchenbildschirm',
    terminal: 'Zeiterfassung',
    screen: 'TV',
  },
  how: (kind: string, list: string): string =>
    `Öffnen Sie im Back-Office unter „${list}“ den Eintrag dieses Geräts (Art: ${kind}) und geben Sie dort diesen Code ein.`,
  waiting: 'Der Code gilt zehn Minuten. Wird er bestätigt, geht es hier von selbst weiter.',
  offline: 'Der Server ist gerade nicht erreichbar. Es wird weiter versucht.',
  unknownKind: 'Welches Gerät soll angemeldet werden?',
  done: (name: string): string => `„${name}“ ist angemeldet.`,
} as const
