import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Config } from '../../../schema/business/config.ts'
import type { Consent } from '../../../schema/website/consent.ts'
import { usePageMark } from '../../device/page/pageMarks.ts'
import { Button } from '../../ui/Button.tsx'
import { purposesOf } from './question.ts'
import { texts } from './texts.ts'

interface ConsentBannerProps {
  readonly config: Config
  /** The answer that stands. */
  readonly answer: Consent | null
  /** The visitor opened it by the link in the footer. */
  readonly isReopened: boolean
  /** 'Mehr erfahren', dressed by the surface; null where there is no privacy page. */
  readonly moreLink: ReactNode
  readonly onAnswer: (answer: Consent) => void
  /** Escape: it is not answered, and it goes until the next page load. */
  readonly onLater: () => void
}

/**
 * The cookie banner: a card over the page that takes no focus by itself and keeps none. Opened by
 * the link in the footer it takes the focus, so that the keyboard is where the eyes are. Its buttons keep so far from its edges
 * that what lies half under the card can be hit beside them.
 */
export function ConsentBanner({ config, answer, isReopened, moreLink, onAnswer, onLater }: ConsentBannerProps) {
  const title = useId()
  const banner = useRef<HTMLElement>(null)
  const isTouchable = useLater(isReopened)
  usePageMark('covered')
  useEffect(() => {
    if (isReopened) banner.current?.focus({ preventScroll: true })
  }, [isReopened])
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby={title}
      onKeyDown={event => event.key === 'Escape' && onLater()}
      className={`${isTouchable ? 'pointer-events-auto' : ''} w-full max-w-[27rem] animate-[rise_220ms_var(--ease-out)] rounded-card border border-line bg-raised p-6 shadow-float`}
    >
      <h2 id={title} className="text-lead font-strong">
        {texts.title}
      </h2>
      <p className="mt-1 text-caption text-ink-soft">
        {texts.text(purposesOf(config))} {moreLink}
      </p>
      {answer && <p className="mt-1 text-caption font-medium">{texts.now[answer]}</p>}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5">
        <Button variant="secondary" onClick={() => onAnswer('declined')}>
          {texts.decline}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('accepted')}>
          {texts.accept}
        </Button>
      </div>
    </section>
  )
}

/** A finger that is on its way to what lay there before must not answer (ms). */
const ON_ITS_WAY_MS = 700

/** False for the first moment of something that comes unasked. */
function useLater(isAsked: boolean): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ON_ITS_WAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAsked || isLater
}
