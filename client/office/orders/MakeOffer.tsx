import { useState } from 'react'
import { formatMoney } from '../../../schema/base/money.ts'
import { addDays, instantAt, localTime } from '../../../schema/base/zonedTime.ts'
import { makeOffer, type WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/dates/DateField.tsx'
import { centsText } from '../form/controls/numbers.ts'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { OfferPrices, priceField } from './OfferPrices.tsx'
import { QuestionFooter } from './QuestionFooter.tsx'
import { centsTyped } from './refund.ts'
import { texts } from './texts.ts'

interface MakeOfferProps {
  readonly order: WholeOrder
  readonly onClose: () => void
}

const USUAL_DAYS = 14
const LAST_MINUTE = 24 * 60 - 1

/** Answers a request with a price for each line and a day until which it holds. */
export function MakeOffer({ order, onClose }: MakeOfferProps) {
  const zone = useZone()
  const { tell } = useOffice()
  const { run, isBusy, problem, problemAt } = useServerAction()
  const [prices, setPrices] = useState<Readonly<Record<number, string>>>({})
  const [date, setDate] = useState(() => addDays(localTime(now(), zone).date, USUAL_DAYS))
  const lines = order.lines
    .filter(({ amount }) => amount > 0)
    .map(line => {
      const typed = prices[line.position] ?? (line.gross === 0 ? '' : centsText(line.gross))
      return { ...line, typed, cents: typed.trim() === '' ? null : centsTyped(typed) }
    })
  const given = lines.flatMap(({ position, cents }) => (cents === null ? [] : [{ position, gross: cents }]))
  const isWhole = given.length === lines.length && date !== ''
  const isAtPrice = lines.some((_line, index) => problemAt(priceField(index)) !== undefined)
  const total = given.reduce((sum, { gross }) => sum + gross, order.pricing.deposit + order.pricing.deliveryGross)
  const offer = async () => {
    const validUntil = new Date(instantAt(date, LAST_MINUTE, zone)).toISOString()
    const body = { rev: order.rev, prices: given, validUntil }
    if ((await run(makeOffer, { params: { id: order.id }, body })) !== null) return
    tell({ text: texts.offer.done(order.ticketNumber) })
    onClose()
  }
  return (
    <Dialog
      title={texts.offer.title(order.ticketNumber)}
      onClose={onClose}
      footer={
        <QuestionFooter onBack={onClose}>
          <Button disabled={!isWhole} busy={isBusy} onClick={() => void offer()}>
            {texts.offer.send(formatMoney(total, order.currency))}
          </Button>
        </QuestionFooter>
      }
    >
      <div className="flex flex-col gap-5 p-5">
        <p className="text-ink-soft">{texts.offer.hint}</p>
        <OfferPrices {...{ lines, problemAt }} onType={(at, typed) => setPrices({ ...prices, [at]: typed })} />
        <DateField label={texts.offer.until} value={date} onValue={setDate} />
        <ProblemNotice problem={isAtPrice ? null : problem} />
      </div>
    </Dialog>
  )
}
