/** What somebody hears of what was decided about their time: a title, and a sentence readable on a locked screen. */
export const decisionTexts = {
  absenceApproved: ['Antrag genehmigt', (days: string) => `Ihr Antrag für ${days} ist genehmigt.`],
  absenceRefused: ['Antrag abgelehnt', (days: string) => `Ihr Antrag für ${days} ist abgelehnt.`],
  withdrawalDone: ['Rücknahme bestätigt', (days: string) => `Ihre Abwesenheit ${days} ist gestrichen.`],
  withdrawalRefused: ['Rücknahme abgelehnt', (days: string) => `Ihre Abwesenheit ${days} bleibt eingetragen.`],
  correctionApproved: ['Nachtrag genehmigt', (day: string) => `Ihre Arbeitszeit vom ${day} ist berichtigt.`],
  correctionRefused: ['Nachtrag abgelehnt', (day: string) => `Ihr Nachtrag vom ${day} ist abgelehnt.`],
  monthApproved: ['Monat genehmigt', (month: string) => `Ihr Monat ${month} ist genehmigt.`],
  monthReturned: [
    'Monat zurückgegeben',
    (month: string) => `Ihr Monat ${month} ist wieder offen. Bitte sehen Sie ihn durch.`,
  ],
} as const
