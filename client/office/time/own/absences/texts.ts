import { dateSpan } from '../../../../../schema/time/dateSpan.ts'
import { formatCount } from '../../../../ui/format.ts'

/** 0.5 → 'ein halber Arbeitstag', 5 → '5 Arbeitstage'. */
const daysText = (days: number): string =>
  days === 0.5 ? 'ein halber Arbeitstag' : formatCount(days, 'Arbeitstag', 'Arbeitstage')
const number = (days: number): string => days.toLocaleString('de-DE')
/** '2026' of a calendar year, else its days. */
const yearText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from.endsWith('-01-01') && from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : dateSpan(from, to)

/** What somebody reads about their own absences. */
export const texts = {
  title: 'Abwesenheiten',
  ask: 'Urlaub beantragen',
  sick: 'Krank melden',
  askTitle: 'Abwesenheit beantragen',
  kind: 'Art',
  from: 'Von',
  to: 'Bis (letzter Tag)',
  half: 'Nur ein halber Tag',
  note: 'Nachricht an die Leitung',
  noteHint: 'Das lesen nur Sie, Ihre Leitung und die Buchhaltung.',
  submitAsk: 'Beantragen',
  submitSick: 'Melden',
  cancel: 'Abbrechen',
  costs: daysText,
  left: (year: { readonly from: string; readonly to: string }, days: number, left: number) =>
    left < 0
      ? `${daysText(days)} im Urlaubsjahr ${yearText(year)}: Das sind ${number(-left)} mehr, als Sie noch haben. Beantragen können Sie es trotzdem.`
      : `${daysText(days)} im Urlaubsjahr ${yearText(year)}, danach bleiben ${number(left)}.`,
  noDays: 'In dieser Zeit haben Sie laut Vertrag keinen Arbeitstag.',
  noContract: 'Für Sie ist noch kein Vertrag hinterlegt: Die Tage rechnet Ihre Leitung.',
  none: 'Noch keine Abwesenheiten.',
  states: {
    requested: 'Beantragt',
    told: 'Gemeldet',
    approved: 'Genehmigt',
    known: 'Bestätigt',
    refused: 'Abgelehnt',
    waiting: 'Noch nicht gesendet',
    leaving: 'Wird zurückgenommen',
    withdrawalAsked: 'Rücknahme erbeten',
  },
  waiting: 'Auf diesem Gerät gespeichert, wird gesendet, sobald das Netz da ist.',
  sending: 'Auf diesem Gerät gespeichert, wird gesendet …',
  takeBack: 'Zurücknehmen',
  askBack: 'Um Rücknahme bitten',
  answer: (text: string) => `Antwort: ${text}`,
  refused: (what: string, reason: string) => `${what} wurde nicht angenommen. ${reason}`,
  notTakenBack: (reason: string) => `Zurücknehmen ging nicht. ${reason}`,
  dismiss: 'Verstanden',
  notKept: 'Das konnte auf diesem Gerät nicht gespeichert werden. Bitte noch einmal versuchen.',
  earlier: 'Frühere',
} as const
