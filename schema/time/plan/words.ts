/** '2026-12-17' → 'Do 17.12.' */
export const dayText = (date: string): string => {
  const [, month = '', day = ''] = date.split('-')
  return `${weekdayText(date)} ${Number(day)}.${Number(month)}.`
}
/** '2026-12-17' → 'Do' */
export const weekdayText = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''
const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

/** 2310 → '38,5'; 470 → '7,83' */
export const hoursText = (minutes: number): string =>
  (minutes / 60).toLocaleString('de-DE', { maximumFractionDigits: 2 })
