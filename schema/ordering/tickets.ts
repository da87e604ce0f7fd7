import { dayOf, instantOnDay, localTime, MINUTE } from '../base/zonedTime.ts'

/** A business day ends at four in the morning: the bar's last order belongs to the evening it was poured. */
const DAY_BEGINS_AT = 4 * 60

/** Under which a kiosk counts by itself: K1 to K99. */
export const PREFIX = /^[A-Z][1-9]\d?$/
/** `K2-017`: what such a kiosk prints, readable from afar and said in one breath. */
export const DEVICE_TICKET = /^([A-Z][1-9]\d?)-(\d{3,6})$/

/** The business day (YYYY-MM-DD) in which an instant (epoch ms) lies at a branch: ticket numbers begin anew with each. */
export function businessDayOf(at: number, zone: string): string {
  return localTime(at - DAY_BEGINS_AT * MINUTE, zone).date
}

/** When (epoch ms) a business day (YYYY-MM-DD) is over at a branch. */
export function endOfBusinessDay(day: string, zone: string): number {
  return instantOnDay(dayOf(day) + 1, DAY_BEGINS_AT, zone)
}

export const deviceTicket = (prefix: string, count: number): string => `${prefix}-${String(count).padStart(3, '0')}`

/** The count of a ticket under a prefix; 0 for any other ticket. */
export function countOf(ticket: string, prefix: string): number {
  const [, own, count] = DEVICE_TICKET.exec(ticket) ?? []
  return own === prefix ? Number(count) : 0
}
