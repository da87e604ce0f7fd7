/** What is said of absences, on the device as by the server. */
export const absenceTexts = {
  problems: {
    sickAhead: 'Krank melden kann man sich ab heute oder für Tage davor.',
    past: 'Für vergangene Tage kann nichts mehr beantragt werden. Bitte sprechen Sie mit Ihrer Leitung.',
    farAway: 'Bitte wählen Sie einen Tag im vergangenen Jahr oder in den nächsten zwei Jahren.',
    tooLong: 'Auf einmal geht höchstens ein Jahr.',
    taken: 'In dieser Zeit ist für Sie schon eine Abwesenheit eingetragen.',
    refused: 'Dieser Antrag wurde schon abgelehnt.',
    begun: 'Diese Abwesenheit hat schon begonnen. Bitte sprechen Sie mit Ihrer Leitung.',
    nowhere: 'Für Sie ist noch keine Filiale eingetragen. Bitte wenden Sie sich an die Administration.',
  },
} as const
