import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNetwork } from '../../device/online.ts'
import { Button } from '../../ui/Button.tsx'
import { formatTime } from '../../ui/format.ts'
import type { CheckResult, Submission } from './submission.ts'
import { texts } from './texts.ts'

interface SubmissionStatusProps {
  readonly submission: Submission
  readonly source: CheckResult['source']
  readonly isOnline: boolean
  readonly branch: { readonly name: string; readonly timeZone: string }
  /** '3 Produkte' */
  readonly count: string
  /** '24,90 €' */
  readonly total: string
  onWithdraw(): void
  /** A link to the menu: nobody has to stay here. */
  readonly backToMenu: ReactNode
}

/** An order on its way: what is safe on this device, what is still open, and that nothing has to be done. */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { submission, isOnline, onWithdraw, backToMenu } = props
  // Nobody needs it who is answered at once.
  const isWaiting = !isOnline || submission.tries > 0
  return (
    <div className="flex flex-col gap-8">
      {submission.isWithdrawing ? <Withdrawing isOnline={isOnline} /> : <OnItsWay {...props} />}
      {isWaiting && (
        <div className="flex flex-col gap-2">
          {!submission.isWithdrawing && (
            <>
              <p className="reading text-ink-soft">{texts.sending.aside}</p>
              <Button variant="secondary" wide onClick={onWithdraw}>
                {texts.withdraw}
              </Button>
            </>
          )}
          {backToMenu}
        </div>
      )}
    </div>
  )
}

function Withdrawing({ isOnline }: Pick<SubmissionStatusProps, 'isOnline'>) {
  const hasNetwork = useNetwork()
  return (
    <div role="status" className="flex flex-col items-start gap-5">
      <Sign isOnline={isOnline} />
      <h1 className="text-head">{texts.sending.titleWithdrawing}</h1>
      <p className="reading text-lead text-ink-soft">{texts.sending.withdrawing}</p>
      {!isOnline && (
        <p className="reading text-lead text-ink-soft">
          {hasNetwork ? texts.sending.serverAway : texts.sending.offline}
        </p>
      )}
    </div>
  )
}

const Sign = ({ isOnline }: Pick<SubmissionStatusProps, 'isOnline'>) => (
  <span className="grid size-16 place-items-center rounded-pill bg-accent-soft text-accent-ink">
    {isOnline ? <LoaderCircle size={30} aria-hidden className="animate-spin" /> : <CloudOff size={28} aria-hidden />}
  </span>
)

function OnItsWay({ submission, source, isOnline, branch, count, total }: SubmissionStatusProps) {
  return (
    <div role="status" className="flex flex-col items-start gap-5">
      <Sign isOnline={isOnline} />
      <h1 className="text-head">{texts.sending.title}</h1>
      <ul className="flex flex-col gap-3 text-lead">
        <Line icon={<Check size={20} className="text-success" />}>{texts.sending.safe(count, total)}</Line>
        <Line icon={<span className="mt-1 block size-3 rounded-pill border-2 border-edge" />}>
          {texts.sending.waits(branch.name)}
        </Line>
      </ul>
      <p className="reading text-lead text-ink-soft">{sentence(submission, isOnline, useNetwork())}</p>
      {Number.isFinite(submission.validUntil) && (
        <p className="reading text-ink-soft">
          {texts.sending.until(formatTime(submission.validUntil, branch.timeZone))}
        </p>
      )}
      {source === 'device' && <p className="reading text-ink-soft">{texts.sending.fromDevice}</p>}
    </div>
  )
}

function sentence({ tries }: Submission, isOnline: boolean, hasNetwork: boolean): string {
  if (!isOnline) return hasNetwork ? texts.sending.serverAway : texts.sending.offline
  return tries > 0 ? texts.sending.unknown : texts.sending.online
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
