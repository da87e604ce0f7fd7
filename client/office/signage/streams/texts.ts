/** Sentences about what a stream plays and when. */
export const texts = {
  track: 'So läuft er ab',
  whole: (time: string) => `Ein Durchlauf dauert ${time}.`,
  films: 'Filme in voller Länge kommen dazu.',
  wholeFilm: 'ganzer Film',
  paused: 'pausiert',
  empty: 'Noch keine Filmsequenz. Oben lassen sich welche wählen.',
  week: 'So sieht seine Woche aus',
  always: 'Ohne Regel läuft er immer dann, wenn kein anderer Stream des TVs Vorrang hat.',
  limited: 'Schraffiert: nur in manchen Wochen, an manchen Tagen oder solange geöffnet ist.',
  stretch: (from: string, to: string, priority: number) =>
    `${from} bis ${to}${priority < 0 ? '' : `, Vorrang ${priority}`}`,
  never: 'nie',
  days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
}
