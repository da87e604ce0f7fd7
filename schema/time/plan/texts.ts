/** '2026-12-17' → 'Do 17.12.' */
export const dayText = (date: string): string => {
  const [, month = '', day = ''] = date.split('-')
  return `${weekdays[new Date(date).getUTCDay()]} ${Number(day)}.${Number(month)}.`
}
const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

/** 2310 → '38,5'; 470 → '7,83' */
export const hoursText = (minutes: number): string =>
  (minutes / 60).toLocaleString('de-DE', { maximumFractionDigits: 2 })

/** What a plan is told beside the law: the rule, and what is with it. */
export const texts = {
  absence: (kind: string, shift: string, isAsked: boolean): string =>
    `${kind}${isAsked ? ' (beantragt)' : ''}, geplant ist ${shift}.`,
  double: (one: string, other: string): string => `${one} und ${other} überschneiden sich.`,
  hours: (planned: number, agreed: number): string =>
    `${hoursText(planned)} h geplant, vereinbart sind ${hoursText(agreed)} h.`,
  noContract: 'Für diese Woche gilt kein Vertrag: Das Arbeitsrecht wird nicht geprüft.',
  open: (shifts: string): string => `Noch niemand eingeteilt: ${shifts}.`,
  rules: {
    absence: 'Abwesenheit',
    double: 'Doppelt eingeteilt',
    hours: 'Vertragsstunden',
    noContract: 'Vertrag',
    open: 'Offener Dienst',
  },
} as const
