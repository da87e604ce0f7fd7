import { localTime } from '../../../../schema/base/zonedTime.ts'
import { dueOf, untilText } from '../../../../schema/ordering/due.ts'
import type { KeptContact } from '../../../../schema/ordering/keptOrder.ts'
import { fromJson } from '../../../base/storage/json.ts'
import type { OrderRow } from '../../../base/storage/statements/ordering/orders.ts'

/** German words of the papers. */
export const wording = {
  marks: { copy: 'KOPIE', void: 'STORNO', changed: 'GEÄNDERT' },
} as const

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** 'Di 16.06. 12:30' as the clock of the branch shows it; epoch ms. */
export function moment(at: number, zone: string): string {
  const { date, weekday } = localTime(at, zone)
  const [, month, day] = date.split('-')
  return `${weekdays[weekday - 1]} ${day}.${month}. ${clock(at, zone)}`
}

/** When an order will be there: 'Di 16.06. 12:30', 'bis Di 16.06. 12:30' where that was promised; null where nobody has said. */
export function dueText({ promisedAt, appointmentAt }: OrderRow, zone: string): string | null {
  const due = dueOf(promisedAt, appointmentAt)
  if (!due) return null
  return due.isPromise ? untilText(moment(due.at, zone)) : moment(due.at, zone)
}

/** '16.06.2026 12:30' */
export const stamp = (at: number, zone: string): string =>
  `${localTime(at, zone).date.split('-').toReversed().join('.')} ${clock(at, zone)}`

function clock(at: number, zone: string): string {
  const { minutes } = localTime(at, zone)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export const contactOf = ({ contact }: OrderRow): KeptContact => fromJson(contact)

export const guestOf = ({ firstName, lastName, companyName }: KeptContact): string =>
  [[firstName, lastName].filter(Boolean).join(' '), companyName].filter(Boolean).join(', ')
