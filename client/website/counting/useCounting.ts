import { useEffect, useRef } from 'react'
import type { Config } from '../../../schema/business/config.ts'
import { logVisit } from '../../../schema/website/calls.ts'
import type { Consent } from '../../../schema/website/consent.ts'
import { ask, createCall } from '../../data/engine/http.ts'
import { onVisitorEvent } from '../../data/shop/visitorEvents.ts'
import { after, every } from '../../device/clock.ts'
import { visitorFacts } from '../../device/visitor.ts'
import { startCounting } from './counting.ts'
import { dropThirdParties, loadThirdParties, tellThirdParties } from './thirdParties.ts'

interface Counted {
  readonly config: Config
  /** Path of the page that is shown. */
  readonly path: string
  readonly answer: Consent | null
  /** Reads the answer anew: another page of this device may have asked. */
  readonly readAnswer: () => Consent | null
}

/** Counts this visit as far as the settings want it and the visitor agreed. */
export function useCounting({ config, path, answer, readAnswer }: Counted): void {
  const { enableAnalytics, socialPixelId, tagManagerId } = config
  const counting = useRef<ReturnType<typeof startCounting> | null>(null)
  const latest = useRef(path)
  useEffect(() => {
    if (!enableAnalytics && !socialPixelId && !tagManagerId) return undefined
    const started = startCounting({
      config: { enableAnalytics, socialPixelId, tagManagerId },
      consent: readAnswer,
      every,
      after,
      facts: visitorFacts,
      post: body => void ask(logVisit, { body }, { send: post }).catch(() => {}),
      tell: event => tellThirdParties({ socialPixelId, tagManagerId }, event),
    })
    const stopHearing = onVisitorEvent(started.tracked)
    counting.current = started
    started.goneTo(latest.current)
    return () => {
      counting.current = null
      stopHearing()
      started.stop()
    }
  }, [enableAnalytics, socialPixelId, tagManagerId, readAnswer])
  useEffect(() => {
    if (latest.current !== path) counting.current?.goneTo(path)
    latest.current = path
  }, [path])
  const before = useRef(answer)
  useEffect(() => {
    if (answer === 'accepted') loadThirdParties({ socialPixelId, tagManagerId })
    else if (before.current === 'accepted') dropThirdParties()
    before.current = answer
  }, [answer, socialPixelId, tagManagerId])
}

/** Says nothing about being online, and goes out even where the page is being left: a payment page comes right after. */
const post = createCall((url, init) => fetch(url, { ...init, keepalive: true }))
