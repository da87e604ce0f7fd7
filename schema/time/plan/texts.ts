import { dayText, hoursText } from './words.ts'

/** What somebody's phone says of their roster, readable on a locked screen. `from` is a local date. */
export const newsText = {
  title: 'Ihr Dienstplan',
  body: (count: Readonly<Record<'added' | 'changed' | 'removed', number>>, from: string): string =>
    [
      ...(count.added > 0 ? [`neu: ${count.added}`] : []),
      ...(count.changed > 0 ? [`geändert: ${count.changed}`] : []),
      ...(count.removed > 0 ? [`entfällt: ${count.removed}`] : []),
      `ab ${dayText(from)}`,
    ]
      .join(' · ')
      .replace(/^./, letter => letter.toUpperCase()),
} as const

/** What a calendar shows of a roster. */
export const calendarText = {
  title: (business: string): string => `Dienstplan ${business}`.trim(),
  shift: (station: string): string => (station === '' ? 'Dienst' : `Dienst ${station}`),
  break: (minutes: number): string => `Pause ${minutes} Minuten`,
} as const

/** What a plan is told beside the law: the rule, and what is with it. */
export const texts = {
  absence: (kind: string, shift: string, isAsked: boolean): string =>
    `${kind}${isAsked ? ' (beantragt)' : ''}, geplant ist ${shift}.`,
  double: (one: string, other: string): string => `${one} und ${other} überschneiden sich.`,
  hours: (planned: number, agreed: number): string =>
    `${hoursText(planned)} h geplant, vereinbart sind ${hoursText(agreed)} h.`,
  noContract: 'Für diese Woche gilt kein Vertrag: Das Arbeitsrecht wird nicht geprüft.',
  open: (shifts: string): string => `Noch niemand eingeteilt: ${shifts}.`,
  station: (name: string, gaps: readonly string[]): string => `${name}: ${gaps.join('; ')}.`,
  rules: {
    absence: 'Abwesenheit',
    double: 'Doppelt eingeteilt',
    hours: 'Vertragsstunden',
    noContract: 'Vertrag',
    open: 'Offener Dienst',
    station: 'Station ohne Besetzung',
  },
} as const
