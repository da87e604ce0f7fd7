/** Sentences of the shop's preview at a moment. */
export const texts = {
  intro: 'Die Bestellseite, wie Gäste sie zu einer anderen Zeit sehen. Bestellen kann man hier nicht.',
  branch: 'Filiale',
  day: 'Tag',
  time: 'Uhrzeit',
  now: 'Jetzt',
  width: 'Gezeigt auf',
  widths: { phone: 'Telefon', desktop: 'Rechner' },
  shown: (moment: string) => `So ist es am ${moment}.`,
  shownNow: 'So ist es jetzt.',
  badMoment: 'Bitte geben Sie Tag und Uhrzeit an.',
  planned: (count: number) =>
    count === 1 ? 'Eine geplante Änderung gilt dann schon:' : `${count} geplante Änderungen gelten dann schon:`,
  noBranch: 'Noch keine Filiale, deren Seite gezeigt werden könnte.',
  noMenu: 'Zu dieser Zeit gilt in dieser Filiale keine Speisekarte.',
  notHere: 'Vorschau: Hier kann nicht bestellt werden.',
  see: 'In der Vorschau ansehen',
  seeAt: (when: string) => `In der Vorschau ansehen, wie es ${when} ist`,
} as const
