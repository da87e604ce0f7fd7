import type { CarryReason } from '../../../../../schema/time/clockEvent.ts'
import { stepYear, type YearPerson } from '../../../../../schema/time/yearCalls.ts'
import { useServerAction } from '../../../server/useServerAction.ts'
import { texts } from './texts.ts'

/** Closes and opens years; each says why it was not done, null where it was. */
export function useYearStep(year: number) {
  const { run, isBusy, problem } = useServerAction({ offline: texts.offline })
  return {
    close(
      { user, figures }: Pick<YearPerson, 'user' | 'figures'>,
      because: CarryReason | null,
    ): Promise<string | null> {
      const seen = { balanceMinutes: figures.balanceMinutes, vacationLeft: figures.vacation?.left ?? null }
      const body = { uid: crypto.randomUUID(), because, seen }
      return run(stepYear, { params: { user: user.id, year, step: 'close' }, body })
    },
    reopen({ user }: Pick<YearPerson, 'user'>, reason: string): Promise<string | null> {
      const body = { uid: crypto.randomUUID(), reason }
      return run(stepYear, { params: { user: user.id, year, step: 'reopen' }, body })
    },
    isBusy,
    problem,
  }
}
