import { dateFormat } from '../../../../schema/base/dateFormat.ts'

/** '24' */
export const dayOf = (from: string, zone: string): string =>
  dateFormat('dayOfMonth', zone, { day: 'numeric' }).format(Date.parse(from)).replace('.', '')

/** 'Dez.' */
export const monthOf = (from: string, zone: string): string =>
  dateFormat('shortMonth', zone, { month: 'short' }).format(Date.parse(from))
