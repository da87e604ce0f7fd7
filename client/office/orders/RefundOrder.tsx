import { useState } from 'react'
import { formatMoney } from '../../../schema/base/money.ts'
import { formatQuantity } from '../../../schema/catalogue/quantity.ts'
import { cashBack } from '../../../schema/ordering/cashRounding.ts'
import { refundReasons } from '../../../schema/ordering/creditNote.ts'
import { refundOrder, type WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice } from '../shell/scope.tsx'
import { type Chosen, centsTyped, isCounted, leftOfLine, nothing, wantedOf } from './refund.ts'
import { texts } from './texts.ts'

interface RefundOrderProps {
  readonly order: WholeOrder
  readonly onClose: () => void
}

/** Gives back money: pieces of lines, the delivery, or another amount. Says where it goes before it is done. */
export function RefundOrder({ order, onClose }: RefundOrderProps) {
  const { tell } = useOffice()
  const { run, isBusy, problem } = useServerAction()
  // The same press twice, or once more after a lost answer, is one refund.
  const [uid] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<Chosen>(nothing)
  const choose = (changes: Partial<Chosen>) => setChosen({ ...chosen, ...changes })
  const money = (cents: number): string => formatMoney(cents, order.currency)
  const wanted = wantedOf(order, chosen)
  const cents = wanted?.cents ?? 0
  const handedOut = cashBack(order.refundedInCash, Math.max(0, cents - order.refundableOnline), order)
  const isInvoiced = order.paymentMethod === 'invoice'
  const refund = async () => {
    if (!wanted) return
    const failed = await run(refundOrder, { params: { id: order.id }, body: { uid, ...wanted.call } })
    if (failed !== null) return
    tell({
      text: isInvoiced
        ? texts.refunding.invoiced(money(cents))
        : texts.refunding.done(money(cents), handedOut === 0 ? null : money(handedOut)),
    })
    onClose()
  }
  return (
    <Dialog
      title={texts.refunding.title(order.ticketNumber)}
      onClose={onClose}
      footer={
        <DialogButtons>
          <p className="figures flex-1 text-caption text-ink-soft">{texts.refunding.left(money(order.refundable))}</p>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button disabled={!wanted} busy={isBusy} onClick={() => void refund()}>
            {texts.refunding.now(money(cents))}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-5 p-5">
        <ul className="divide-y divide-line">
          {order.lines.map(line => {
            const left = leftOfLine(order, line)
            const part = chosen.lines[line.position] ?? 0
            // Pieces one by one; what is weighed as a whole.
            const step = isCounted(line.unit) ? 1 : left
            const change = (amount: number) =>
              choose({ lines: { ...chosen.lines, [line.position]: Math.min(left, Math.max(0, amount)) } })
            return (
              left > 0 && (
                <li key={line.position} className="flex items-center gap-3 py-2">
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{line.name}</span>
                    <span className="figures block text-caption text-ink-soft">
                      {`${formatQuantity(left, line.unit)} · ${money(line.gross + line.deposit)}`}
                    </span>
                  </span>
                  <Stepper
                    label={line.name}
                    value={formatQuantity(part, line.unit)}
                    canLess={part > 0}
                    canMore={part < left}
                    onLess={() => change(part - step)}
                    onMore={() => change(part + step)}
                  />
                </li>
              )
            )
          })}
        </ul>
        {order.pricing.deliveryGross > 0 && order.creditNotes.every(({ delivery }) => delivery === 0) && (
          <Chip pressed={chosen.delivery} className="self-start" onClick={() => choose({ delivery: !chosen.delivery })}>
            {`${texts.delivery} · ${money(order.pricing.deliveryGross)}`}
          </Chip>
        )}
        <TextField
          label={texts.refunding.amount}
          inputMode="decimal"
          value={chosen.amount}
          {...(centsTyped(chosen.amount) === null ? { error: texts.refunding.noAmount } : {})}
          onChange={event => choose({ amount: event.target.value })}
        />
        <div role="group" aria-label={texts.refunding.reason} className="flex flex-wrap gap-2">
          {refundReasons.map(reason => (
            <Chip key={reason} pressed={chosen.reason === reason} onClick={() => choose({ reason })}>
              {reason}
            </Chip>
          ))}
        </div>
        <p className="text-ink-soft">
          {handedOut < cents && order.refundableOnline > 0 && texts.refunding.online}{' '}
          {handedOut > 0 && texts.refunding.counter(money(handedOut))}
          {isInvoiced && cents > 0 && texts.refunding.invoice(money(cents))}
        </p>
        <ProblemNotice problem={problem} />
      </div>
    </Dialog>
  )
}
