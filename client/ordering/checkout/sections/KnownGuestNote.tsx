import { Button } from '../../../ui/Button.tsx'
import { useAttempt } from '../../../ui/useAttempt.ts'
import { blankForm } from '../draft.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'

/** The device has filled in the form for whoever ordered here last; somebody else begins with an empty one. */
export function KnownGuestNote({ editor, onForget }: { editor: FormEditor; onForget: () => Promise<void> }) {
  const { draft, change } = editor
  const [forgetting, forget] = useAttempt(onForget)
  const beginAnew = () => {
    // The note and its buttons go: the focus goes on to where the typing begins.
    document.getElementById('main')?.focus()
    change({ form: blankForm, knownSince: undefined })
  }
  return (
    <div className="mt-6 rounded-card bg-sunken px-4 py-3">
      <p>
        <strong className="font-strong">{texts.known.welcome(draft.form.firstName.trim())}</strong> {texts.known.text}
      </p>
      <div className="mt-1 -ml-3 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={beginAnew}>
          {texts.known.other}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={forgetting === 'busy'}
          onClick={() => void forget().then(outcome => outcome === 'done' && beginAnew())}
        >
          {texts.known.forget}
        </Button>
      </div>
      {forgetting === 'failed' && (
        <p role="alert" className="text-caption text-error">
          {texts.known.notForgotten}
        </p>
      )}
    </div>
  )
}
