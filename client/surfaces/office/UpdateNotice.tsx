import { useRestart } from '../../device/app/useUpdate.ts'
import { texts } from '../../office/shell/texts.ts'
import { Button } from '../../ui/Button.tsx'

interface UpdateNoticeProps {
  /** From so many ms on the program is kept on the device. */
  readonly after: number
}

/** A newer version waits: it takes over when the person says so, never while they type. */
export function UpdateNotice({ after }: UpdateNoticeProps) {
  const { restart, isStarting } = useRestart(after)
  return (
    <div role="status" className="contents">
      {restart && (
        <div className="fixed right-4 bottom-4 z-40 flex items-center gap-3 rounded-card bg-ink py-1.5 pr-1.5 pl-4 text-paper shadow-float">
          <p>{isStarting ? texts.shell.reloading : texts.shell.update}</p>
          <Button size="small" variant="secondary" busy={isStarting} onClick={restart}>
            {texts.shell.reload}
          </Button>
        </div>
      )}
    </div>
  )
}
