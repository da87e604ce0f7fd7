/** What the fields are called in which somebody writes down how work was. */
export const texts = {
  date: 'Tag',
  start: 'Gekommen',
  end: 'Gegangen',
  nextDay: 'am Tag danach',
  breaks: 'Pausen',
  breakFrom: (number: number) => `${number}. Pause von`,
  breakTo: 'bis',
  addBreak: 'Pause hinzufügen',
  removeBreak: (number: number) => `${number}. Pause entfernen`,
} as const
