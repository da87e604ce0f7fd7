/** When a feast is: MM-DD, days from Easter Sunday, or a rule that names weekdays (Monday is 1). */
type FeastDay =
  | string
  | number
  | { readonly first: number; readonly from: string; readonly notInHolyWeek?: boolean }
  | { readonly on: string; readonly only: readonly number[] }

interface Feast {
  /** Codes of regions, separated by blanks; what lies within a region has its feasts too. */
  readonly where: string
  readonly day: FeastDay
  readonly name: string
  /** Free only from these local minutes since midnight on. */
  readonly from?: number
  /** First and last year of the law. */
  readonly since?: number
  readonly until?: number
}

const cantons = (codes: string): string => codes.replaceAll(/\S+/g, 'CH-$&')

/** ARG § 7. Good Friday is none, nor are the patrons of the Länder. */
const austria: readonly Feast[] = [
  { where: 'AT', day: '01-01', name: 'Neujahr' },
  { where: 'AT', day: '01-06', name: 'Heilige Drei Könige' },
  { where: 'AT', day: 1, name: 'Ostermontag' },
  { where: 'AT', day: '05-01', name: 'Staatsfeiertag' },
  { where: 'AT', day: 39, name: 'Christi Himmelfahrt' },
  { where: 'AT', day: 50, name: 'Pfingstmontag' },
  { where: 'AT', day: 60, name: 'Fronleichnam' },
  { where: 'AT', day: '08-15', name: 'Mariä Himmelfahrt' },
  { where: 'AT', day: '10-26', name: 'Nationalfeiertag' },
  { where: 'AT', day: '11-01', name: 'Allerheiligen' },
  { where: 'AT', day: '12-08', name: 'Mariä Empfängnis' },
  { where: 'AT', day: '12-25', name: 'Christtag' },
  { where: 'AT', day: '12-26', name: 'Stefanitag' },
]

/** The laws of the sixteen Länder, with the municipalities that differ, and days that were free once. */
const germany: readonly Feast[] = [
  { where: 'DE', day: '01-01', name: 'Neujahr' },
  { where: 'DE-BW DE-BY DE-ST', day: '01-06', name: 'Heilige Drei Könige' },
  { where: 'DE-BE', day: '03-08', name: 'Internationaler Frauentag', since: 2019 },
  { where: 'DE-MV', day: '03-08', name: 'Internationaler Frauentag', since: 2023 },
  { where: 'DE', day: -2, name: 'Karfreitag' },
  { where: 'DE-BB', day: 0, name: 'Ostersonntag' },
  { where: 'DE', day: 1, name: 'Ostermontag' },
  { where: 'DE', day: '05-01', name: 'Tag der Arbeit' },
  { where: 'DE-BE', day: '05-08', name: 'Tag der Befreiung', since: 2020, until: 2020 },
  { where: 'DE-BE', day: '05-08', name: 'Tag der Befreiung', since: 2025, until: 2025 },
  { where: 'DE', day: 39, name: 'Christi Himmelfahrt' },
  { where: 'DE-BB', day: 49, name: 'Pfingstsonntag' },
  { where: 'DE', day: 50, name: 'Pfingstmontag' },
  {
    where: 'DE-BW DE-BY DE-HE DE-NW DE-RP DE-SL DE-SN-SORBEN DE-TH-EICHSFELD',
    day: 60,
    name: 'Fronleichnam',
  },
  { where: 'DE-BE', day: '06-17', name: '75. Jahrestag des Aufstands vom 17. Juni', since: 2028, until: 2028 },
  { where: 'DE-BY-AUGSBURG', day: '08-08', name: 'Augsburger Hohes Friedensfest' },
  { where: 'DE-SL DE-BY-KATH DE-BY-AUGSBURG', day: '08-15', name: 'Mariä Himmelfahrt' },
  { where: 'DE-TH', day: '09-20', name: 'Weltkindertag', since: 2019 },
  { where: 'DE', day: '10-03', name: 'Tag der Deutschen Einheit' },
  { where: 'DE-BB DE-MV DE-SN DE-ST DE-TH', day: '10-31', name: 'Reformationstag' },
  { where: 'DE-HB DE-HH DE-NI DE-SH', day: '10-31', name: 'Reformationstag', since: 2018 },
  { where: 'DE-BW DE-BY DE-NW DE-RP DE-SL', day: '11-01', name: 'Allerheiligen' },
  { where: 'DE-SN', day: { first: 3, from: '11-16' }, name: 'Buß- und Bettag' },
  { where: 'DE', day: '12-25', name: '1. Weihnachtstag' },
  { where: 'DE', day: '12-26', name: '2. Weihnachtstag' },
]

/**
 * Rest days of the cantons. More than the eight a canton may put on a level with Sundays (ArG Art. 20a): which of them count
 * for work on holidays says the canton. Those of Aargau differ by district; here are all of them.
 */
const switzerland: readonly Feast[] = [
  { where: 'CH', day: '01-01', name: 'Neujahr' },
  { where: cantons('BE TG AG VD JU'), day: '01-02', name: 'Berchtoldstag' },
  { where: cantons('UR SZ TI'), day: '01-06', name: 'Heilige Drei Könige' },
  { where: 'CH-NE', day: '03-01', name: 'Ausrufung der Republik' },
  { where: cantons('UR SZ NW SO TI VS'), day: '03-19', name: 'Josefstag' },
  {
    where: cantons('ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG AG TG VD NE GE JU'),
    day: -2,
    name: 'Karfreitag',
  },
  { where: cantons('ZH BE UR SZ GL BS BL SH AR AI SG GR AG TG TI VD NE GE JU'), day: 1, name: 'Ostermontag' },
  { where: 'CH-GL', day: { first: 4, from: '04-01', notInHolyWeek: true }, name: 'Näfelser Fahrt' },
  { where: cantons('ZH BS BL SH AG TG TI NE JU'), day: '05-01', name: 'Tag der Arbeit' },
  { where: 'CH-SO', day: '05-01', name: 'Tag der Arbeit', from: 12 * 60 },
  { where: 'CH', day: 39, name: 'Auffahrt' },
  { where: cantons('ZH BE UR SZ GL BS BL SH AR AI SG GR AG TG TI VD GE JU'), day: 50, name: 'Pfingstmontag' },
  {
    where: cantons('LU UR SZ OW NW ZG FR SO AI AG TI VS NE-LANDERON JU'),
    day: 60,
    name: 'Fronleichnam',
  },
  { where: 'CH-JU', day: '06-23', name: 'Fest der Unabhängigkeit' },
  { where: 'CH-TI', day: '06-29', name: 'Peter und Paul' },
  { where: 'CH', day: '08-01', name: 'Bundesfeier' },
  { where: cantons('LU UR SZ OW NW ZG FR SO AI AG TI VS JU'), day: '08-15', name: 'Mariä Himmelfahrt' },
  { where: 'CH-GE', day: { first: 4, from: '09-05' }, name: 'Genfer Bettag' },
  { where: 'CH-VD', day: { first: 1, from: '09-16' }, name: 'Bettagsmontag' },
  { where: 'CH-AI', day: '09-22', name: 'Mauritiustag' },
  { where: 'CH-OW', day: '09-25', name: 'Bruder Klaus' },
  { where: cantons('LU UR SZ OW NW GL ZG FR SO AI SG AG TI VS JU'), day: '11-01', name: 'Allerheiligen' },
  { where: cantons('LU UR SZ OW NW ZG FR AI AG TI VS'), day: '12-08', name: 'Mariä Empfängnis' },
  { where: 'CH', day: '12-25', name: 'Weihnachten' },
  {
    where: cantons('ZH BE LU UR SZ GL BS BL SH SG GR AG TG TI'),
    day: '12-26',
    name: 'Stephanstag',
  },
  // Not on a Tuesday or a Saturday: Christmas on a Monday or a Friday has made the weekend long.
  { where: cantons('AR AI'), day: { on: '12-26', only: [1, 3, 4, 5, 7] }, name: 'Stephanstag' },
  // Neuchâtel: instead of a Christmas or a New Year on a Sunday.
  { where: 'CH-NE', day: { on: '12-26', only: [1] }, name: 'Stephanstag' },
  { where: 'CH-NE', day: { on: '01-02', only: [1] }, name: 'Berchtoldstag' },
  { where: 'CH-GE', day: '12-31', name: 'Wiederherstellung der Republik' },
]

/** ArG Art. 18 Abs. 2: thirteen days on a level with Sundays. Good Friday and the days of the banks are none. */
const liechtenstein: readonly Feast[] = [
  { where: 'LI', day: '01-01', name: 'Neujahr' },
  { where: 'LI', day: '01-06', name: 'Heilige Drei Könige' },
  { where: 'LI', day: 1, name: 'Ostermontag' },
  { where: 'LI', day: '05-01', name: 'Tag der Arbeit' },
  { where: 'LI', day: 39, name: 'Auffahrt' },
  { where: 'LI', day: 50, name: 'Pfingstmontag' },
  { where: 'LI', day: 60, name: 'Fronleichnam' },
  { where: 'LI', day: '08-15', name: 'Staatsfeiertag' },
  { where: 'LI', day: '09-08', name: 'Mariä Geburt' },
  { where: 'LI', day: '11-01', name: 'Allerheiligen' },
  { where: 'LI', day: '12-08', name: 'Mariä Empfängnis' },
  { where: 'LI', day: '12-25', name: 'Weihnachten' },
  { where: 'LI', day: '12-26', name: 'Stephanstag' },
]

/** Every public holiday by law, whatever year it falls on. */
export const feasts: readonly Feast[] = [...austria, ...germany, ...switzerland, ...liechtenstein]
