import { timeText } from '../../base/zonedTime.ts'
import type { Values } from './rows.ts'

/** 541 → '9:01 h', 45 → '45 min' */
const duration = (minutes: number): string => {
  const whole = Math.round(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} h`
}

/** '2026-11-08' → '08.11.2026' */
const german = (date: string): string => date.split('-').toReversed().join('.')

export function breakText(missing: {
  counted: number
  taken: number
  least: number
  part: number
  worked: number
}): string {
  const { counted, taken, least, part, worked } = missing
  const needed = `Pause: bei ${duration(worked)} Arbeit sind ${duration(least)} nötig`
  if (taken < least) return `${needed}, angerechnet sind ${duration(counted)}; es fehlen ${duration(least - counted)}.`
  return part === least
    ? `${needed}, und zwar am Stück: geteilt zählen sie nicht.`
    : `${needed}, angerechnet sind ${duration(counted)}; Teile unter ${duration(part)} zählen nicht.`
}

export const stretchText = (is: number, most: number): string =>
  `Ruhepause: ${duration(is)} Arbeit am Stück, spätestens nach ${duration(most)} muss eine Pause beginnen.`

export const breakPlaceText = (edge: number): string =>
  `Ruhepause: nicht in der ersten und der letzten Arbeitsstunde (${duration(edge)}).`

export function dayText(is: number, { most, follows }: Values['day']): string {
  const over = `Tagesarbeitszeit: ${duration(is)}`
  switch (follows) {
    case 'refusable':
      return `${over}; was über ${duration(most)} geht, darf ohne Angabe von Gründen abgelehnt werden.`
    case 'average':
      return `${over}; was über ${duration(most)} geht, muss sich in 24 Wochen auf ${duration(most)} je Werktag ausgleichen.`
    case 'shorterElsewhere':
      return `${over}; mehr als ${duration(most)} nur, wenn andere Tage dieser Woche kürzer sind.`
    default:
      return `${over}, höchstens ${duration(most)} sind erlaubt.`
  }
}

export const spanText = (is: number, most: number): string =>
  `Arbeitsspanne: ${duration(is)} samt Pausen, höchstens ${duration(most)} sind erlaubt.`

export const nightDayText = (is: number, most: number, work: boolean): string =>
  `Nachtarbeit: ${duration(is)} ${work ? 'Arbeit' : 'samt Pausen'}, höchstens ${duration(most)} sind erlaubt.`

export function nightsText(count: number, follows: Values['nights']['follows']): string {
  const reached = `Nachtarbeit: ${count}. Nacht in diesem Jahr`
  if (follows === 'examination') return `${reached}; ab jetzt besteht Anspruch auf kostenlose Untersuchungen.`
  if (follows === 'timeCredit') return `${reached}; ab jetzt gilt der Zeitzuschlag von 10 %.`
  return `${reached}; ab jetzt gelten die Grenzen für Nachtarbeitnehmer.`
}

export function hoursText(hours: { at: number; from: number; to: number; age: number; beforeSchool: boolean }): string {
  const { at, from, to, age, beforeSchool } = hours
  const school = beforeSchool ? ' vor einem Schultag' : ''
  return `Jugendliche: Arbeit ab ${timeText(at)} Uhr, mit ${age} Jahren${school} nur von ${timeText(from)} bis ${timeText(to)} Uhr.`
}

export const closedDayText = (date: string, from: number, is: number): string =>
  `Jugendliche: ${duration(is)} Arbeit am ${german(date)}, an dem sie ${from > 0 ? `ab ${timeText(from)} Uhr ` : ''}frei haben.`

export const restText = (is: number, least: number): string =>
  `Ruhezeit: ${duration(is)} zwischen zwei Arbeitstagen, nötig sind ${duration(least)}.`

export function shortenedRestText(is: number, least: number, balance?: { long: number; until: string }): string {
  const shortened = `Ruhezeit: auf ${duration(is)} statt ${duration(least)} verkürzt`
  return balance
    ? `${shortened}; bis ${german(balance.until)} muss eine andere mindestens ${duration(balance.long)} dauern.`
    : `${shortened}; das geht einmal in der Woche, und am Tag danach ohne Überstunden.`
}

export const weekText = (monday: string, is: number, most: number): string =>
  `Wochenarbeitszeit: ${duration(is)} in der Woche ab ${german(monday)}, das ist mehr als ${duration(most)}.`

export const weekDaysText = (monday: string, is: number, most: number): string =>
  `Fünf-Tage-Woche: ${is} Arbeitstage in der Woche ab ${german(monday)}, höchstens ${most} sind erlaubt.`

export const averageText = (is: number, most: number, weeks: number): string =>
  `Durchschnitt: ${duration(Math.ceil(is))} je Woche über ${weeks} Wochen, höchstens ${duration(most)} sind erlaubt.`

export const overtimeText = (year: string, is: number, most: number): string =>
  `Überzeit: ${duration(is)} im Jahr ${year}, höchstens ${duration(most)} sind erlaubt.`

export const weeklyRestText = (monday: string, is: number, least: number, days: number): string =>
  `Wochenruhe: in der Woche ab ${german(monday)} sind höchstens ${duration(is)} am Stück frei, nötig sind ${duration(least)} mit ${days === 1 ? 'einem ganzen Tag' : 'zwei ganzen Tagen'}.`

export const daysInRowText = (is: number, most: number): string =>
  `Wöchentlicher Ruhetag: ${is} Arbeitstage in Folge, höchstens ${most} sind erlaubt.`

export const longRowText = (is: number, then: number): string =>
  `Wöchentlicher Ruhetag: ${is} Arbeitstage in Folge; danach sind ${duration(then)} am Stück frei zu geben.`

/** Work on a Sunday, or on the holiday of this name. */
function restDay(date: string, is: number, holiday: string | undefined): string {
  return holiday === undefined
    ? `Sonntagsarbeit: ${duration(is)} am ${german(date)}`
    : `Feiertagsarbeit: ${duration(is)} am ${german(date)} (${holiday})`
}

export const restDayText = (date: string, is: number, allowed: boolean, holiday: string | undefined): string =>
  `${restDay(date, is, holiday)}${allowed ? '; sie werden zum Feiertagsentgelt dazu bezahlt' : ', in diesem Bereich nur mit Ausnahme erlaubt'}.`

export const substituteText = (date: string, is: number, until: string, holiday: string | undefined): string =>
  `${restDay(date, is, holiday)}; bis ${german(until)} ist ein Ersatzruhetag zu geben.`

export const freeSundaysText = (period: string, is: number, least: number): string =>
  `Freie Sonntage: ${period.length === 4 ? `im Jahr ${period}` : `im Monat ${period.slice(5)}/${period.slice(0, 4)}`} bleiben ${is}, nötig sind ${least}.`

export const twoSundaysText = (date: string): string =>
  `Freie Sonntage: der ${german(date)} ist der zweite Sonntag mit Arbeit hintereinander, jeder zweite muss frei sein.`

export const proposalText = (minutes: number): string => `Pause nachtragen: ${duration(minutes)}`

/** What is said around a warning that vacation lapses. */
export const warningText = {
  title: 'Offener Urlaub',
  push: 'Ein Teil Ihres Urlaubs verfällt, wenn er nicht genommen wird. Bitte ansehen.',
  ask: 'Bitte beantragen Sie ihn so, dass er vorher genommen werden kann. Was Sie an Tagen brauchen, beantragen Sie unter „Meine Zeit“.',
} as const

export const vacationWarningText = (open: number, year: { from: string; to: string }, lapse: string): string =>
  `Offener Urlaub: ${open.toLocaleString('de-DE')} Tage aus ${german(year.from)} bis ${german(year.to)}; was bis ${german(lapse)} nicht genommen ist, verfällt. Bitte rechtzeitig beantragen.`
