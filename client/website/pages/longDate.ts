import { dateFormat } from '../../../schema/base/dateFormat.ts'

/** '24. Dezember 2026' in the zone. `at` in epoch ms. */
export const longDate = (at: number, zone: string): string =>
  dateFormat('longDate', zone, { day: 'numeric', month: 'long', year: 'numeric' }).format(at)
