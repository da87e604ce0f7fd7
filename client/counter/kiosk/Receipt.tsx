import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { useCountdown } from './IdleWarning.tsx'
import { useTexts } from './texts.ts'

interface SlipLine {
  readonly amount: string
  readonly name: string
  readonly lines: readonly string[]
  /** Cents; null where the price is told with the offer. */
  readonly gross: number | null
}
export interface PlacedOrder {
  readonly ticket: string
  readonly isOffline: boolean
  /** '20.11.2026, 12:04' */
  readonly placedAt: string
  readonly mode: string
  /** What the table is called that it is brought to; null where the guest fetches it. */
  readonly table: string | null
  readonly name: string
  readonly lines: readonly SlipLine[]
  /** When it will be there, in words; null where nobody can say. */
  readonly promised: string | null
  /** Cents. */
  readonly total: number
  /** Cents that the till takes: in cash there are no coins for every total. Null where a price is told with the offer. */
  readonly due: number | null
  readonly method: string
}

/** How the slip gets on paper: from the printer beside the kiosk, from this page by itself, or from it on demand. */
export type SlipWay = 'server' | 'page' | 'asked'

interface ReceiptProps {
  readonly order: PlacedOrder
  readonly shopName: string
  readonly address: string
  readonly slip: SlipWay
  readonly onPrint: () => void
  readonly onDone: () => void
}

/** After this long (s) the next guest may order. */
const SHOWN_S = 20

/** The number, huge, and what to do now. Goes back by itself. */
export function Receipt({ order, shopName, address, slip, onPrint, onDone }: ReceiptProps) {
  const texts = useTexts()
  const seconds = useCountdown(SHOWN_S)
  const isShort = order.ticket.length <= 3
  useEffect(() => {
    if (seconds === 0) onDone()
  }, [seconds, onDone])
  useEffect(() => {
    if (slip === 'page') onPrint()
  }, [slip, onPrint])
  return (
    <>
      <div className="page flex flex-1 flex-col items-center justify-center gap-5 py-10 text-center print:hidden">
        <h1 className="text-head">{texts.receipt.title}</h1>
        <p>
          <span className="block text-lead text-ink-soft">{texts.receipt.number}</span>
          <strong
            className={`figures block ${isShort ? 'text-[clamp(7rem,34vw,16rem)]/[1.05]' : 'text-[clamp(5rem,20vw,9rem)]/[1.05]'}`}
          >
            {order.ticket}
          </strong>
        </p>
        <p className="rounded-card bg-accent-soft px-6 py-4 text-title font-strong">
          {order.due === null ? (
            texts.receipt.ask
          ) : (
            <>
              {texts.receipt.pay} · <Money cents={order.due} />
            </>
          )}
        </p>
        {order.promised !== null && (
          <p className="text-title">
            {texts.checkout.promised} {order.promised}
          </p>
        )}
        <p role="status" className="reading text-lead">
          {order.isOffline ? texts.receipt.offline : texts.receipt.online(order.table)}
        </p>
        {slip !== 'asked' && <p className="text-lead">{texts.receipt.printing}</p>}
        <div className="mt-4 flex w-full max-w-md flex-col gap-3">
          <Button size="large" wide onClick={onDone}>
            {texts.receipt.done}
          </Button>
          {slip === 'asked' && (
            <Button size="large" wide variant="secondary" onClick={onPrint}>
              {texts.receipt.print}
            </Button>
          )}
          <p className="text-caption text-ink-soft">{texts.receipt.back(seconds)}</p>
        </div>
      </div>
      <Slip {...{ order, shopName, address }} />
    </>
  )
}

/** The slip on paper of 80 mm; on the screen there is none. */
function Slip({ order, shopName, address }: Pick<ReceiptProps, 'order' | 'shopName' | 'address'>) {
  const texts = useTexts()
  return (
    <div
      className="hidden text-center text-[12px]/[1.35] text-black print:visible print:absolute print:top-0 print:left-0 print:block print:w-[74mm]"
      aria-hidden
    >
      <p className="text-[15px] font-strong">{shopName}</p>
      <p>{address}</p>
      <p className="text-[46px]/[1.2] font-strong">{order.ticket}</p>
      <p>{[order.placedAt, order.mode, order.table, order.name].filter(Boolean).join(' · ')}</p>
      <table className="my-[2mm] w-full border-y border-dashed border-black text-left">
        <tbody>
          {order.lines.map((line, index) => (
            <tr key={index}>
              <td className={cell}>{line.amount}</td>
              <td className={cell}>
                {line.name}
                {line.lines.map(each => (
                  <div key={each}>{each}</div>
                ))}
              </td>
              <td className={`${cell} text-right`}>
                {line.gross === null ? texts.checkout.priceHidden : <Money cents={line.gross} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-[15px] font-strong">
        {texts.checkout.total} <Money cents={order.total} prefix={order.due === null ? texts.checkout.from : ''} /> ·{' '}
        {order.method}
      </p>
      {order.due !== null && order.due !== order.total && (
        <p className="text-[15px] font-strong">
          {texts.checkout.inCash} <Money cents={order.due} />
        </p>
      )}
      {order.promised !== null && (
        <p>
          {texts.checkout.promised} {order.promised}
        </p>
      )}
      <p>{order.due === null ? texts.receipt.ask : texts.receipt.pay}</p>
      <p>{texts.receipt.noInvoice}</p>
    </div>
  )
}

const cell = 'py-[0.5mm] align-top'
