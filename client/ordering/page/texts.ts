/** What frames the pages of the shop, on a guest's device and at a kiosk. */
export const texts = {
  skip: 'Zum Inhalt springen',
  account: { used: 'Ihre Preise', unused: 'Sie bestellen für sich', link: 'Firmenkonto' },
  /** `time` as '18:00'. */
  tooLate: (time: string): string => `Bis wir um ${time}\u00a0Uhr schließen, ist das nicht mehr zu schaffen.`,
  failure: {
    title: '500 Internal Server Error',
    text: 'Leider ist ein interner Fehler aufgetreten.',
    reload: 'Seite neu laden',
  },
} as const
