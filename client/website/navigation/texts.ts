/** The menus of the website. */
export const texts = {
  menu: 'Menü',
  close: 'Menü schließen',
  main: 'Hauptmenü',
  quick: 'Schnellzugriff',
  footer: 'Fußzeile',
  back: 'Zurück',
  contact: 'Kontakt',
  location: 'Standort',
  ourClub: 'Unser Verein',
  design: 'Gestaltung',
  newTab: '(öffnet in neuem Tab)',
} as const
