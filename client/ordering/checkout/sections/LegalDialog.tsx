import type { LegalVersion } from '../../../../schema/business/legalVersions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { longDay } from '../../../ui/dates/longDay.ts'
import { Written } from '../../../ui/richText/Written.tsx'
import { texts } from '../texts.ts'

interface LegalDialogProps {
  readonly title: string
  readonly version: LegalVersion
  onClose(): void
}

/** Terms or privacy policy above the form: nothing entered is lost by reading. */
export function LegalDialog({ title, version: { text, since }, onClose }: LegalDialogProps) {
  return (
    <Dialog
      title={title}
      width="roomy"
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          {texts.legal.read}
        </Button>
      }
    >
      <div className="p-5 tablet:p-8">
        {since && <p className="mb-4 text-ink-soft">{texts.legal.since(longDay(since))}</p>}
        <Written text={text} title={title} />
      </div>
    </Dialog>
  )
}
