import { stepShiftOffer } from '../../../../../schema/time/calls.ts'
import type { OfferStep } from '../../../../../schema/time/offers/shiftOffer.ts'
import type { OfferCall } from '../../../../../schema/time/requests.ts'
import { useServerAction } from '../../../server/useServerAction.ts'
import { useOffice } from '../../../shell/scope.tsx'
import { texts } from './texts.ts'

interface OfferDeeds {
  /** Does a step of a shift; the German sentence on why it was not done, null where it was. */
  readonly step: (
    id: number,
    step: Exclude<OfferStep, 'approve' | 'refuse'>,
    call?: Omit<OfferCall, 'uid'>,
  ) => Promise<string | null>
  readonly isBusy: boolean
  readonly problem: string | null
}

/** Shifts change hands while the server is there: who comes first gets them, and a device alone cannot know who that is. */
export function useOfferDeeds(): OfferDeeds {
  const { tell } = useOffice()
  const { run, isBusy, problem } = useServerAction({ offline: texts.offline })
  return {
    isBusy,
    problem,
    async step(id, step, call = {}) {
      const body = { uid: crypto.randomUUID(), ...call }
      const failed = await run(stepShiftOffer, { params: { id, step }, body })
      if (failed === null) tell({ text: texts.did[step] })
      return failed
    },
  }
}
