import { useEffect, useState } from 'react'
import { buttonLook } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { texts } from '../texts.ts'
import { unpaidOrderOf } from './unpaidOrder.ts'

/** After a payment that failed: the order still stands for a while, and paying it again needs nothing to be entered. */
export function FailedPayment({ branch }: { branch: number }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const found = await unpaidOrderOf(branch)
      if (!isLeft) setUrl(found)
    }
    // Without an answer there is still the form.
    look().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [branch])
  return (
    <Notice
      tone="error"
      urgent
      className="mt-6"
      actions={
        url && (
          <a href={url} className={buttonLook({ variant: 'secondary' })}>
            {texts.payAgain}
          </a>
        )
      }
    >
      {texts.failedPayment}
    </Notice>
  )
}
