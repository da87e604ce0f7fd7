import { formatMoney } from '../../../../schema/base/money.ts'
import { useRevenue } from '../../overview/useRevenue.ts'
import { EmptyCard } from '../../shell/CardList.tsx'
import { texts as orderTexts } from '../texts.ts'
import { texts } from './texts.ts'

/** Nothing is on; what is done today, for whoever may know what it came to. */
export function EmptyBoard({ filter }: { readonly filter: string }) {
  const { value } = useRevenue(filter)
  const [title, hint] = orderTexts.empty.current
  const done = value && texts.doneToday(value.done.orders, formatMoney(value.done.gross, value.currency))
  return <EmptyCard title={title} hint={done ?? hint} />
}
