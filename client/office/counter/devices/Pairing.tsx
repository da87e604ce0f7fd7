import { lazy, Suspense, useState } from 'react'
import { plainCode } from '../../../../schema/counter/pairing.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { texts } from './texts.ts'

const QrCode = lazy(() => import('../../../ui/QrCode.tsx'))

interface PairingProps {
  /** Where the device shows its code: '/pair?kind=kiosk'. */
  readonly page: string
  readonly isPaired: boolean
  readonly isEnabled: boolean
  /** The code is confirmed and the device has not been heard yet. */
  readonly isExpected: boolean
  readonly isBusy: boolean
  readonly problem: string | null
  /** Characters of a code. */
  readonly length: number
  /** Whether the device is let in. */
  readonly onConfirm: (code: string) => Promise<boolean>
}

/** Lets a device in by the code that it shows. Where one is in already it is folded: nobody does that by the way. */
export function Pairing(props: PairingProps) {
  if (!props.isEnabled) return props.isPaired ? null : <p className="mt-3 text-ink-soft">{texts.inactive}</p>
  if (!props.isPaired) return <Steps {...props} />
  return (
    <details className="mt-4">
      <summary className="min-h-9 cursor-pointer py-1.5 text-caption font-medium text-ink-soft hover:text-ink">
        {texts.other}
      </summary>
      <p className="text-caption text-ink-soft">{texts.otherHint}</p>
      <Steps {...props} />
    </details>
  )
}

function Steps({ page, isExpected, isBusy, problem, length, onConfirm }: PairingProps) {
  const [code, setCode] = useState('')
  const address = `${location.origin}${page}`
  const isWhole = plainCode(code).length === length
  const confirm = async () => {
    if (isWhole && !isBusy && (await onConfirm(code))) setCode('')
  }
  return (
    <div className="mt-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <ol className="flex list-decimal flex-col gap-1 pl-5 marker:text-ink-soft">
          <li>
            {texts.open} <strong className="font-medium select-all [overflow-wrap:anywhere]">{address}</strong>
          </li>
          <li>{texts.type}</li>
        </ol>
        <div>
          <p className="mb-1.5 text-caption text-ink-soft">{texts.scan}</p>
          <Suspense fallback={<span className="block size-36" />}>
            <QrCode text={address} label={texts.qr} />
          </Suspense>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          className="w-56 max-tablet:w-full"
          label={texts.code}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          value={code}
          onChange={event => setCode(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // It stands inside the form of the document: Enter confirms the code and saves nothing else.
            event.preventDefault()
            void confirm()
          }}
        />
        <Button
          className="max-tablet:w-full tablet:mt-6"
          busy={isBusy}
          disabled={!isWhole}
          onClick={() => void confirm()}
        >
          {texts.confirm}
        </Button>
      </div>
      {isExpected && (
        <p role="status" className="text-ink-soft">
          {texts.waiting}
        </p>
      )}
    </div>
  )
}
