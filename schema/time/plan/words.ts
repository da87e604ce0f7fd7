/** '2026-12-17' → 'Do 17.12.' */
export const dayText = (date: string): string => {
  const [, month = '', day = ''] = date.split('-')
  return `${weekdayText(date)} ${Number(day)}.${Number(month)}.`
}
/** '2026-12-17' → 'Do' */
export const weekdayText = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''
const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

/** 2310 → '38,5'; 470 → '7,83' */
export const hoursText = (minutes: number): string => hours.format(minutes / 60)
/** Made once: making one takes longer than all the hours of a roster. */
const hours = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
