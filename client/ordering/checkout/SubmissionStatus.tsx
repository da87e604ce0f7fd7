import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTime } from '../../ui/format.ts'
import type { DeedNews, Examination } from './submission.ts'
import { de } from './texts.ts'

interface UnderwayProps {
  readonly deed: DeedNews
  readonly source: Examination['source']
  readonly isOnline: boolean
  readonly branch: { readonly name: string; readonly timeZone: string }
  /** '3 Produkte' */
  readonly count: string
  /** '24,90 €' */
  readonly total: string
}

/** An order on its way: what is safe on this device, what is still open, and that nothing has to be done. */
export function Underway({ deed, source, isOnline, branch, count, total }: UnderwayProps) {
  return (
    <div role="status" className="flex flex-col items-start gap-5">
      <span className="grid size-16 place-items-center rounded-pill bg-accent-soft text-accent-ink">
        {isOnline ? (
          <LoaderCircle size={30} aria-hidden className="animate-spin" />
        ) : (
          <CloudOff size={28} aria-hidden />
        )}
      </span>
      <h1 className="text-head">{de.sending.title}</h1>
      <ul className="flex flex-col gap-3 text-lead">
        <Line icon={<Check size={20} className="text-success" />}>{de.sending.safe(count, total)}</Line>
        <Line icon={<span className="mt-1 block size-3 rounded-pill border-2 border-edge" />}>
          {de.sending.waits(branch.name)}
        </Line>
      </ul>
      <p className="reading text-lead text-ink-soft">{sentence(deed, isOnline)}</p>
      {Number.isFinite(deed.validUntil) && (
        <p className="reading text-ink-soft">{de.sending.until(formatTime(deed.validUntil, branch.timeZone))}</p>
      )}
      {source === 'device' && <p className="reading text-ink-soft">{de.sending.fromDevice}</p>}
    </div>
  )
}

function sentence({ tries }: DeedNews, isOnline: boolean): string {
  if (!isOnline) return de.sending.offline
  return tries > 0 ? de.sending.unknown : de.sending.online
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="mt-0.5 grid w-5 shrink-0 place-items-center self-start">
        {icon}
      </span>
      {children}
    </li>
  )
}
