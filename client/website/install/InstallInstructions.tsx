import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { InstallPicture } from './InstallPicture.tsx'
import type { InstallWay } from './install.machine.ts'
import { texts } from './texts.ts'

interface InstallInstructionsProps {
  readonly shop: string
  readonly way: InstallWay
  /** The browser makes no offer here: it is done in its menus. */
  readonly isByHand: boolean
  /** The browser's offer is there. */
  readonly isReady: boolean
  readonly onFinish: () => void
  readonly onCancel: () => void
}

/** What is left to do, in the words of the device. */
export function InstallInstructions({ shop, way, isByHand, isReady, onFinish, onCancel }: InstallInstructionsProps) {
  return (
    <Dialog
      title={texts.title(shop)}
      width="narrow"
      onClose={onCancel}
      footer={
        <div className="flex flex-col gap-2.5">
          {!isByHand && (
            <Button wide size="large" busy={!isReady} disabled={!isReady} onClick={onFinish}>
              {isReady ? texts.offer.finish : texts.offer.running}
            </Button>
          )}
          <Button wide variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      }
    >
      <div className="px-5 py-5">
        {isByHand ? (
          <Steps way={way} />
        ) : (
          <p role="status" className="text-lead">
            {isReady ? texts.offer.ready : texts.offer.waiting}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Steps({ way }: { way: InstallWay }) {
  const kind = way === 'offer' ? 'manual' : way
  const words = texts[kind]
  return (
    <>
      <InstallPicture kind={kind} label={words.picture} />
      <p className="mt-5">{words.intro}</p>
      <ol className="mt-3 flex flex-col gap-3">
        {[words.first, words.second].map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="figures grid size-7 shrink-0 place-items-center rounded-pill bg-accent-soft font-strong text-accent-ink"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      {kind === 'manual' && <p className="mt-4 text-caption text-ink-soft">{texts.manual.missing}</p>}
    </>
  )
}
