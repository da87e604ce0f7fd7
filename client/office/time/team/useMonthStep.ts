import { stepMonth } from '../../../../schema/time/calls.ts'
import type { MonthStep } from '../../../../schema/time/clockEvent.ts'
import { useServerAction } from '../../server/useServerAction.ts'
import { useOffice } from '../../shell/scope.tsx'
import { texts } from './texts.ts'

/** Takes a step of somebody's month (YYYY-MM); says why it was not taken, null where it was. */
export function useMonthStep(user: number, month: string) {
  const { tell } = useOffice()
  const { run, isBusy, problem } = useServerAction({ offline: texts.entry.offline })
  const take = async (step: MonthStep, reason = ''): Promise<string | null> => {
    const body = { uid: crypto.randomUUID(), reason }
    const failed = await run(stepMonth, { params: { user, month, step }, body })
    if (failed === null) tell({ text: texts.stepsTaken[step] })
    return failed
  }
  return { take, isBusy, problem }
}
