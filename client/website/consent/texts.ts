/** Cookie banner; both answers weigh the same. */
export const texts = {
  label: 'Cookies',
  title: 'Cookies auf dieser Seite',
  /** What cookies and similar techniques are wanted for, named one by one. */
  text: (purposes: readonly string[]) =>
    `Mit Ihrer Zustimmung verwenden wir Cookies und ähnliche Techniken ${inWords(purposes)}. Bestellen können Sie auch ohne.`,
  purposes: {
    statistics: 'für unsere Besuchsstatistik',
    marketing: 'für Werbung und Messung durch Partner',
    map: 'für die Karte',
  },
  more: 'Mehr erfahren',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  now: { accepted: 'Derzeit haben Sie zugestimmt.', declined: 'Derzeit haben Sie abgelehnt.' },
} as const

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
