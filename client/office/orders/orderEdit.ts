import { tableOf } from '../../../schema/base/keys.ts'
import { instantAt, localTime, minutesOf, timeText } from '../../../schema/base/zonedTime.ts'
import { nameFields, placeFields, placeOf, recipientFields } from '../../../schema/ordering/correction.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import type { OrderEditCall } from '../../../schema/ordering/staffCalls.ts'

type Edited = Pick<WholeOrder, 'rev' | 'mode' | 'appointmentDate' | 'tableIdentifier' | 'contact'>

const textFields = ['comment', 'phone', 'email', ...nameFields, ...recipientFields, ...placeFields] as const
type TypedTexts = Readonly<Record<(typeof textFields)[number], string>>

/** What of an order is corrected after talking to its guest, as it stands in the fields. */
export interface TypedOrder extends TypedTexts {
  /** Its identifier; '' for none. */
  readonly table: string
  readonly isTimed: boolean
  /** YYYY-MM-DD and HH:MM; '' as long as what is typed is none. */
  readonly date: string
  readonly time: string
}

/** The fields as they begin; `free` (epoch ms) is the time that is offered where none was agreed on. */
export function typedOrder(order: Edited, free: number, zone: string): TypedOrder {
  const { appointmentDate, tableIdentifier, contact, mode } = order
  const known: { readonly [Name in (typeof textFields)[number]]?: string | null | undefined } = {
    ...contact,
    ...placeOf(contact, mode),
  }
  const { date, minutes } = localTime(appointmentDate === null ? free : Date.parse(appointmentDate), zone)
  return {
    ...tableOf(textFields, name => known[name] ?? ''),
    table: tableIdentifier ?? '',
    isTimed: appointmentDate !== null,
    date,
    time: timeText(minutes),
  }
}

/** The call that makes of `order` what was typed over `shown`; null where nothing is to be changed, or a time is half typed. */
export function orderEditOf(
  { rev }: Pick<Edited, 'rev'>,
  shown: TypedOrder,
  typed: TypedOrder,
  zone: string,
): OrderEditCall | null {
  const { isTimed, date, time } = typed
  const isMoved = isTimed !== shown.isTimed || (isTimed && (date !== shown.date || time !== shown.time))
  if (isMoved && isTimed && (date === '' || time === '')) return null
  const at = isTimed && isMoved ? new Date(instantAt(date, minutesOf(time), zone)).toISOString() : null
  const texts = textFields.flatMap(name =>
    typed[name].trim() === shown[name].trim() ? [] : [[name, typed[name].trim() || null] as const],
  )
  const changes = {
    ...Object.fromEntries(texts),
    ...(typed.table === shown.table ? {} : { tableIdentifier: typed.table || null }),
    ...(isMoved ? { appointmentDate: at } : {}),
  }
  return Object.keys(changes).length === 0 ? null : { rev, ...changes }
}
