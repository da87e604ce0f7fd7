import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { useShows } from '../settings/deviceSettings.ts'
import { texts } from './texts.ts'

/** Who ordered, in a list; hidden where this device shows no data of guests. */
export function GuestName({ order: { name } }: { readonly order: Pick<StaffOrder, 'name'> }) {
  if (!useShows('customerData')) return <span className="text-ink-soft">{texts.hidden.name}</span>
  return name || texts.nobody
}
