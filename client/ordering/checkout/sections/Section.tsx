import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { texts } from '../texts.ts'

interface SectionProps {
  readonly heading: string
  readonly children: ReactNode
  /** One line that says what was entered; with it the section is folded at first, because it is done. */
  readonly done?: ReactNode
  /** Something in it is wrong: never folded. */
  readonly hasProblem?: boolean
}

/** A part of the form. What was complete when the page opened is one line with 'Ändern'; it never folds under the fingers. */
export function Section({ heading, children, done, hasProblem = false }: SectionProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(!done)
  const content = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  // The button that opened it is gone: the focus goes on to what it opened.
  useEffect(() => {
    if (isAsked) content.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [isAsked])
  // Opened for good: once the problem is solved the section must not close while somebody types in it.
  if (hasProblem && !isOpen) setOpen(true)
  const isFolded = !isOpen && Boolean(done)
  return (
    <section aria-labelledby={id} className="border-b border-line py-6 last:border-b-0">
      <div className="flex items-center gap-3">
        <h2 id={id} className="flex-1 text-title">
          {heading}
        </h2>
        {isFolded && (
          <Button
            variant="quiet"
            aria-label={texts.editSection(heading)}
            onClick={() => {
              setOpen(true)
              setAsked(true)
            }}
          >
            {texts.edit}
          </Button>
        )}
      </div>
      {isFolded ? (
        <div className="mt-1 flex items-start gap-2 text-ink-soft">
          <Check size={18} aria-hidden className="mt-0.5 shrink-0 text-success" />
          <div className="min-w-0">{done}</div>
        </div>
      ) : (
        <div ref={content} className="mt-4 flex flex-col gap-4">
          {children}
        </div>
      )}
    </section>
  )
}
