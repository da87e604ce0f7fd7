import { Banknote, CalendarClock, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import { cancelOrder, changeOrderTime, type PublicOrder, payAtCounter } from '../../../../schema/ordering/calls.ts'
import { ask } from '../../../data/engine/http.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { OrderKey } from '../order.machine.ts'
import { texts } from '../texts.ts'
import { counterMethodOf, deedsOf } from './deeds.ts'
import { useGuestDeed } from './useGuestDeed.ts'

export interface TimeChoice {
  /** Epoch ms. */
  onChoose(at: number): void
  onClose(): void
}

interface GuestDeedsProps {
  readonly order: PublicOrder
  readonly orderKey: OrderKey
  readonly branch: Branch | undefined
  onDone(order: PublicOrder): void
  /** What is shown may not be true any more. */
  onDoubt(): void
  renderTimeChoice(order: PublicOrder, branch: Branch, choice: TimeChoice): ReactNode
}

/** What the guest may still do: pay at the counter, and until the order is confirmed another time, or call it off. */
export function GuestDeeds({ order, orderKey, branch, onDone, onDoubt, renderTimeChoice }: GuestDeedsProps) {
  const params = { uid: orderKey.uid, hash: orderKey.hash }
  const [open, setOpen] = useState<'time' | 'cancel' | null>(null)
  const { busy, problem, run } = useGuestDeed(onDone, onDoubt)
  const { mayCancel, mayMove } = deedsOf(order)
  const counter = counterMethodOf(order, branch)
  if (!mayCancel && !counter) return null
  const move = (at: number) => {
    setOpen(null)
    const appointmentDate = new Date(at).toISOString()
    void run('time', () => ask(changeOrderTime, { params, body: { appointmentDate } }))
  }
  const cancel = () => {
    setOpen(null)
    void run('cancel', () => ask(cancelOrder, { params, body: {} }))
  }
  return (
    <section aria-label={texts.deeds.heading} className="flex flex-col gap-2">
      {problem !== null && (
        <Notice tone="error" urgent>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {counter && (
          <Button
            variant="secondary"
            icon={<Banknote size={18} aria-hidden />}
            busy={busy === 'counter'}
            onClick={() => void run('counter', () => ask(payAtCounter, { params, body: { paymentMethod: counter } }))}
          >
            {texts.deeds.counter[counter === 'cash' ? 'cash' : 'other']}
          </Button>
        )}
        {mayMove && branch && (
          <Button
            variant="secondary"
            icon={<CalendarClock size={18} aria-hidden />}
            busy={busy === 'time'}
            onClick={() => setOpen('time')}
          >
            {texts.deeds.time}
          </Button>
        )}
        {mayCancel && (
          <Button
            variant="quiet"
            icon={<X size={18} aria-hidden />}
            busy={busy === 'cancel'}
            onClick={() => setOpen('cancel')}
          >
            {texts.deeds.cancel}
          </Button>
        )}
      </div>
      {mayCancel && <p className="text-center text-caption text-ink-soft">{texts.deeds.until}</p>}
      {open === 'time' && branch && renderTimeChoice(order, branch, { onChoose: move, onClose: () => setOpen(null) })}
      {open === 'cancel' && <CancelDialog order={order} onCancel={cancel} onClose={() => setOpen(null)} />}
    </section>
  )
}

interface CancelDialogProps {
  readonly order: PublicOrder
  onCancel(): void
  onClose(): void
}

function CancelDialog({ order, onCancel, onClose }: CancelDialogProps) {
  const isPaidOnline = order.isPaid && order.payment !== undefined
  return (
    <Dialog
      title={texts.deeds.cancelTitle}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons isWide>
          <Button size="large" onClick={onCancel}>
            {texts.deeds.cancel}
          </Button>
          <Button variant="secondary" size="large" onClick={onClose}>
            {texts.deeds.keep}
          </Button>
        </DialogButtons>
      }
    >
      <p className="p-5">
        {isPaidOnline ? texts.deeds.cancelPaid(formatMoney(order.totalGross, order.currency)) : texts.deeds.cancelText}
      </p>
    </Dialog>
  )
}
