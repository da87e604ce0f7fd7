import { type ReactNode, useId } from 'react'
import { usePageMark } from '../../device/page/pageMarks.ts'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface InstallPromptProps {
  readonly shop: string
  /** The shop's logo. */
  readonly logo: ReactNode
  readonly onInstall: () => void
  readonly onDismiss: () => void
}

/** '{shop} als App installieren?': a card over the page that takes no focus by itself. */
export function InstallPrompt({ shop, logo, onInstall, onDismiss }: InstallPromptProps) {
  const title = useId()
  usePageMark('covered')
  return (
    <section
      aria-labelledby={title}
      onKeyDown={event => event.key === 'Escape' && onDismiss()}
      className="pointer-events-auto w-full max-w-[27rem] animate-[rise_220ms_var(--ease-out)] rounded-card border border-line bg-raised p-4 shadow-float tablet:p-5"
    >
      <div className="flex items-start gap-3">
        {logo}
        <div className="min-w-0 flex-1">
          <h2 id={title} className="text-lead font-strong">
            {texts.question(shop)}
          </h2>
          <p className="mt-1 text-caption text-ink-soft">{texts.reason}</p>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <Button variant="secondary" onClick={onDismiss}>
          {texts.notNow}
        </Button>
        <Button onClick={onInstall}>{texts.install}</Button>
      </div>
    </section>
  )
}
