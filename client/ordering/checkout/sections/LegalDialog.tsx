import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
import { texts } from '../texts.ts'

interface LegalDialogProps {
  readonly title: string
  /** Markdown. */
  readonly text: string
  onClose(): void
}

/** Terms or privacy policy above the form: nothing entered is lost by reading. */
export function LegalDialog({ title, text, onClose }: LegalDialogProps) {
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
        <Markdown text={withoutTitle(text, title)} />
      </div>
    </Dialog>
  )
}

/** The dialog says it already; what stood below it moves up a level. */
function withoutTitle(text: string, title: string): string {
  const [first = '', ...rest] = text.trimStart().split('\n')
  return /^#+\s/.test(first) && first.replace(/^#+\s+/, '').trim() === title
    ? rest.join('\n').replace(/^##/gm, '#')
    : text
}
