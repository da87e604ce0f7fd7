import { createJobRunner, handlersOf } from './base/jobs/runner.ts'
import { createPlannedChanges } from './business/plannedChanges.ts'
import { createEscalation } from './counter/boards/escalation.ts'
import { createPromiseWatch } from './counter/boards/promiseWatch.ts'
import { createPrinting } from './counter/printing/printing.ts'
import type { Deps } from './deps.ts'
import { jobKinds } from './jobs.ts'
import { withLabels } from './labelPrinting.ts'
import { noticeJob } from './messages/push/noticeJob.ts'
import { tellPerson } from './messages/tellPerson.ts'
import { reconcile } from './ordering/payments/check.ts'
import { createOutageWatch } from './signage/screens/outages.ts'
import { createScreenFeed } from './signage/screens/shown.ts'
import { createBalanceFeed } from './time/balanceFeed.ts'
import { createAbsenceFeed } from './time/news/absenceFeed.ts'
import { createOfferFeed } from './time/offers/offerFeed.ts'
import { createRosterFeed } from './time/rosterFeed.ts'
import { createPublishing } from './website/publishing/publishing.ts'

/** What is done without anybody asking: side effects of deeds, and questions to payment providers. */
interface Background {
  /** One look round; tests call it instead of waiting. Returns how much there was to do. */
  tick(): Promise<number>
  start(): void
  /** Takes nothing new and waits for what is being done. */
  stop(): Promise<void>
  /** Looks round at once, because there is something new. */
  wake(): void
}

/** Longest time between two looks round. */
const EVERY_MS = 1_000
/** A burst of orders is one look round. */
const SOON_MS = 20

export function createBackground(deps: Omit<Deps, 'wake'>, random: () => number = Math.random): Background {
  const jobs = createJobRunner({ ...deps, random }, handlersOf<Omit<Deps, 'wake'>>(jobKinds, deps))
  const escalation = createEscalation(deps)
  const promises = createPromiseWatch(deps)
  const printing = createPrinting(withLabels(deps))
  const plannedChanges = createPlannedChanges(deps)
  const publishing = createPublishing(deps)
  const balances = createBalanceFeed(deps)
  const rosters = createRosterFeed(deps, noticeJob)
  const offers = createOfferFeed(deps)
  const absences = createAbsenceFeed(deps, tellPerson)
  const outages = createOutageWatch(deps, tellPerson)
  const screens = createScreenFeed(deps, () => plan(SOON_MS))
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = true

  async function tick(): Promise<number> {
    const checked = await reconcile(deps)
    const raised = await escalation.tick()
    const asked = await promises.tick()
    const printed = await printing.tick()
    const due = await plannedChanges.tick()
    const published = await publishing.tick()
    const planned = await rosters.tick()
    const offered = await offers.tick()
    const balanced = await balances.tick()
    const seen = planned + offered + balanced + (await absences.tick())
    const shown = (await screens.tick()) + (await outages.tick())
    return checked + raised + asked + printed + due + published + seen + shown + (await jobs.tick())
  }

  function plan(ms: number): void {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => {
      running = tick()
        .catch((error: Error) => deps.log.error('background work failed', { error: error.stack }))
        .finally(() => plan(EVERY_MS))
    }, ms).unref()
  }

  return {
    tick,
    start() {
      isStopped = false
      plan(SOON_MS)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
      await printing.idle()
    },
    wake: () => plan(SOON_MS),
  }
}
