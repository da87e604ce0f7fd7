/** Sentences about what a stream plays and when. */
export const texts = {
  track: 'So läuft er ab',
  whole: (seconds: number) => `Ein Durchlauf dauert ${span(seconds)}.`,
  films: 'Filme in voller Länge kommen dazu.',
  seconds: (seconds: number) => (seconds === 0 ? 'ganzer Film' : span(seconds)),
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

function span(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return `${rest}\u00a0s`
  return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${rest}\u00a0s`
}
