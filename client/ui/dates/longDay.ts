import { dateFormat } from '../../../schema/base/dateFormat.ts'

/** '24. Dezember 2026' of a day YYYY-MM-DD. */
export const longDay = (day: string): string =>
  dateFormat('longDay', 'UTC', { day: 'numeric', month: 'long', year: 'numeric' }).format(Date.parse(day))
