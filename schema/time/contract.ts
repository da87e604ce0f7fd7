import { z } from 'zod'
import { keptByTeam } from '../base/access.ts'
import { countries } from '../base/countries.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, hours, localDate, relation, ruleDays, text } from '../base/fields.ts'
import { addDays } from '../base/zonedTime.ts'
import { dateSpan } from './dateSpan.ts'
import { hoursText } from './plan/words.ts'
import { regions } from './regions.ts'

const countryNames = {
  DE: 'Deutschland',
  LI: 'Liechtenstein',
  AT: 'Österreich',
  CH: 'Schweiz',
} as const satisfies Record<(typeof countries)[number], string>
const sectors = { hospitality: 'Gastgewerbe', retail: 'Handel', office: 'Büro', other: 'Anderes' } as const
/** What was agreed with somebody, or is so, and changes a rule of the law. */
const circumstanceLabels = {
  splitBreaks: 'Pause darf geteilt werden (AZG § 11)',
  shortenedBreaks: 'Pause auf 15 Minuten gekürzt (AZG § 11)',
  worksCouncil: 'Betriebsrat vorhanden',
  councilConsent: 'Betriebsrat hat der Pausenteilung zugestimmt',
  shortenedRest: 'Verkürzte Ruhezeit laut Kollektivvertrag (AZG § 12)',
  nightWorker: 'Nachtarbeitnehmer (ArbZG § 2)',
  familyDuties: 'Betreuungspflichten (ArG Art. 36)',
  fiveDayWeek: 'Fünftagewoche im Durchschnitt (ArGV 2)',
} as const
const carryRules = { paid: 'wird ausbezahlt', dropped: 'verfällt' } as const
const vacationYears = { calendar: 'Kalenderjahr', working: 'Arbeitsjahr ab Eintritt' } as const

const DAY_MINUTES = 1440
/** Nobody who works today began before it. */
const EARLIEST = '1950-01-01'
/** Nobody brings along more than so many minutes, or owes more. */
const OPENING_MOST = 60_000

/**
 * What somebody has agreed to work, for as long as it holds: a change is a contract of its own from that day on. Minutes by
 * weekday; `weekMinutes` is what the law and a plan are held against, for those whose days differ every week.
 */
export const contracts = entity({
  type: 'contracts',
  label: { one: 'Vertrag', many: 'Verträge' },
  area: 'team',
  tab: 'Verträge',
  fields: {
    user: relation('users'),
    branch: relation('branches'),
    from: localDate(),
    to: localDate().nullish(),
    /** Since when somebody works here, where that was before this contract. */
    entry: localDate().nullish(),
    weekMinutes: hours(7 * DAY_MINUTES),
    monday: hours(DAY_MINUTES),
    tuesday: hours(DAY_MINUTES),
    wednesday: hours(DAY_MINUTES),
    thursday: hours(DAY_MINUTES),
    friday: hours(DAY_MINUTES),
    saturday: hours(DAY_MINUTES),
    sunday: hours(DAY_MINUTES),
    /** Days of vacation in a full year, by the days somebody works in a week. */
    vacationDays: z.number().min(0).max(80).multipleOf(0.01),
    vacationYear: choice(vacationYears),
    /** What somebody brings along on the first day: minutes of a balance, and days of vacation that are left, those of this year among them. */
    openingMinutes: hours(OPENING_MOST, 0 - OPENING_MOST).nullish(),
    openingVacation: z.number().min(0).max(200).multipleOf(0.01).nullish(),
    /** Days of vacation that were open on the last day and are paid out with it, where somebody leaves. */
    paidVacation: z.number().min(0).max(200).multipleOf(0.01).nullish(),
    /** Minutes of the balance that go into the next year at most; all of it without. */
    carryMost: hours(60_000).nullish(),
    aboveCarry: choice(carryRules).nullish(),
    country: choice(countryNames),
    region: choice(regions),
    sector: choice(sectors),
    given: z.array(choice(circumstanceLabels)).max(8),
    birthday: localDate().nullish(),
    personnelNumber: text(20).nullish(),
    wageType: text(20),
    note: text(500),
  },
  labels: {
    user: 'Person',
    branch: 'Stammfiliale',
    from: 'Gilt ab',
    to: 'Gilt bis (letzter Tag)',
    entry: 'Eintritt (wenn früher)',
    weekMinutes: 'Wochenstunden',
    monday: ruleDays.monday,
    tuesday: ruleDays.tuesday,
    wednesday: ruleDays.wednesday,
    thursday: ruleDays.thursday,
    friday: ruleDays.friday,
    saturday: ruleDays.saturday,
    sunday: ruleDays.sunday,
    vacationDays: 'Urlaubstage im Jahr',
    vacationYear: 'Urlaubsjahr',
    openingMinutes: 'Saldo (Stunden)',
    openingVacation: 'Urlaub (Tage)',
    paidVacation: 'Urlaub ausbezahlt (Tage)',
    carryMost: 'Übertrag ins neue Jahr höchstens (Stunden)',
    aboveCarry: 'Was darüber liegt',
    country: 'Arbeitsrecht',
    region: 'Feiertage',
    sector: 'Branche',
    given: 'Vereinbart',
    birthday: 'Geburtsdatum',
    personnelNumber: 'Personalnummer',
    wageType: 'Lohnart der Normalstunden (wenn abweichend)',
    note: 'Notiz',
  },
  blank: {
    weekMinutes: 2400,
    monday: 480,
    tuesday: 480,
    wednesday: 480,
    thursday: 480,
    friday: 480,
    saturday: 0,
    sunday: 0,
    vacationDays: 25,
    vacationYear: 'calendar',
    country: 'AT',
    region: 'AT',
    sector: 'hospitality',
    given: [],
    wageType: '',
    note: '',
  },
  form: [
    {
      title: 'Person',
      hint: 'Soll, Saldo und Urlaub zählen ab „Gilt ab“ des ersten Vertrags. Wer schon länger hier ist, hat davor den Eintritt.',
      fields: ['user', 'branch', 'from', 'to', 'entry', 'birthday'],
    },
    {
      title: 'Arbeitszeit',
      hint: 'Was an jedem Wochentag zu arbeiten ist. Wer jede Woche anders arbeitet, hat hier den Durchschnitt.',
      fields: ['weekMinutes', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    {
      title: 'Stand zu Beginn',
      hint: 'Was am ersten Tag schon offen ist; beim Urlaub alles, was noch übrig ist, auch von diesem Jahr.',
      fields: ['openingMinutes', 'openingVacation'],
    },
    {
      title: 'Jahreswechsel',
      hint: 'Ohne Angabe geht das ganze Zeitguthaben ins neue Jahr. Minusstunden gehen immer mit.',
      fields: ['carryMost', 'aboveCarry'],
    },
    {
      title: 'Urlaub',
      hint: 'Geht jemand, wird offener Urlaub ausbezahlt (UrlG § 10, BUrlG § 7 Abs. 4): Was dann als ausbezahlt eingetragen ist, ist am letzten Tag vom Konto weg, und die Lohndatei hat es. Wie viel offen ist, steht bei „Zeiten“ im letzten Monat unter „Urlaub“.',
      fields: ['vacationDays', 'vacationYear', 'paidVacation'],
    },
    { title: 'Recht', fields: ['country', 'region', 'sector', 'given'] },
    { title: 'Lohn', fields: ['personnelNumber', 'wageType', 'note'] },
  ],
  check({ from, to, entry, paidVacation }, tell) {
    if (paidVacation && !to) tell('paidVacation', 'leaving')
    if (to && to < from) tell('to', 'beforeStart')
    if (entry && entry > from) tell('entry', 'date')
    // Every day since then is reckoned: a year with a digit missing would be a thousand years of them.
    if (from < EARLIEST) tell('from', 'date')
    if (entry && entry < EARLIEST) tell('entry', 'date')
  },
  checkAmong({ user, from, to, paidVacation }, others, tell) {
    const own = others.filter(other => other.user === user)
    const isMet = own.some(other => from <= (other.to ?? '9999') && other.from <= (to ?? '9999'))
    if (isMet) tell('from', 'used')
    // Who goes on working takes vacation, and is not paid for it (UrlG § 7, BUrlG § 7 Abs. 4).
    if (paidVacation && own.some(other => isNextDay(to, other.from))) tell('paidVacation', 'leaving')
    if (own.some(other => other.paidVacation && isNextDay(other.to, from))) tell('from', 'leaving')
  },
  access: keptByTeam,
  audiences: { admin: whole },
  teams: ({ branch }) => [branch],
  concerns: { persons: ({ user }) => [user], seen: ({ note: _note, ...body }) => body },
  // What is deleted, or being typed, has no date, or no hours.
  title: ({ from, weekMinutes }) =>
    from && weekMinutes >= 0 ? `ab ${dateSpan(from, from)} · ${hoursText(weekMinutes)} h die Woche` : '',
  parent: ({ user }) => `users:${user}`,
  order: ({ from }) => Date.parse(from),
  branches: ({ branch }) => [branch],
  columns: ['user', 'branch', 'weekMinutes'],
  list: {
    summed: ['weekMinutes'],
    isByOrder: true,
  },
  duplicate: { clear: ['openingMinutes', 'openingVacation', 'paidVacation'] },
})
export type Contract = Stored<typeof contracts>

const isNextDay = (to: string | null | undefined, from: string): boolean => Boolean(to) && addDays(to ?? '', 1) === from

/** What of a contract counts, whatever its revision. */
export type Terms = Omit<Contract, 'rev'>
