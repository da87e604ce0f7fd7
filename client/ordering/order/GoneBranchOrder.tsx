import { Store } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Deed } from '../../data/outbox/deed.ts'
import { Button } from '../../ui/Button.tsx'
import { FullPage } from '../../ui/FullPage.tsx'
import { useAttempt } from '../../ui/useAttempt.ts'
import { goneBranchView } from './goneBranch.ts'
import { texts } from './goneBranchTexts.ts'
import { followWaiting, withdrawOrder } from './waitingOrders.effects.ts'

interface GoneBranchOrderProps {
  readonly uid: string
  nameOf(product: number): string | undefined
  /** Which order of the outbox is on the screen; null: none. */
  onShown(order: string | null): void
  /** A link to all branches. */
  readonly homeLink: ReactNode
}

/** An order whose branch is gone meanwhile: what it was, and that it can be taken back. */
export function GoneBranchOrder({ uid, nameOf, onShown, homeLink }: GoneBranchOrderProps) {
  const [deeds, setDeeds] = useState<readonly Deed[] | null>(null)
  useEffect(() => followWaiting(setDeeds), [])
  useEffect(() => {
    onShown(uid)
    return () => onShown(null)
  }, [uid, onShown])
  const [, withdraw] = useAttempt(async () => void (await withdrawOrder(uid)))
  if (deeds === null) return null
  const { text, ordered, canWithdraw } = goneBranchView(
    deeds.find(deed => deed.uid === uid),
    nameOf,
  )
  return (
    <FullPage
      icon={<Store aria-hidden size={28} />}
      title={texts.title}
      text={ordered === null ? text : `${ordered}. ${text}`}
      action={
        <div className="flex flex-col items-center gap-2">
          {canWithdraw && <Button onClick={() => void withdraw()}>{texts.withdraw}</Button>}
          {homeLink}
        </div>
      }
    />
  )
}
