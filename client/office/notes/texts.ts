/** Sentences of notes on documents. */
export const texts = {
  title: 'Notizen',
  open: (count: number) => (count === 0 ? 'Notizen' : `Notizen: ${count} offen`),
  none: 'Noch keine Notizen zu diesem Eintrag.',
  write: 'Neue Notiz',
  hint: 'Mit @Name steht sie bei dieser Person auf „Heute“. Alle im Team können sie lesen.',
  send: 'Notiz anheften',
  empty: 'Bitte schreiben Sie zuerst etwas.',
  tooLong: 'Höchstens 2.000 Zeichen.',
  done: 'Erledigt',
  again: 'Wieder offen',
  remove: 'Notiz löschen',
  removed: 'Notiz gelöscht.',
  ticked: (count: number) => `Erledigt (${count})`,
  from: (author: string, ago: string) => `${author} · ${ago}`,
  callsYou: (author: string) => `Notiz von ${author} für Sie`,
} as const
