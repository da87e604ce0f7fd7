import { useMemo } from 'react'
import { keptByOwnStaff, may } from '../../../schema/base/access.ts'
import { now } from '../../device/clock.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts as switchTexts } from '../switches/texts.ts'
import { useRunning, useSwitching } from '../switches/useSwitches.ts'
import type { Hit } from './hits.ts'
import { texts } from './texts.ts'

const PAUSE_MINUTES = 30
const BUSY_MINUTES = 15

type ActionsOf = (type: string, id: number, title: string, to: string) => readonly Hit[] | null

/** What can be done with a hit from where one is: a product is sold out, a branch takes no orders. */
export function useHitActions(): ActionsOf {
  const { actor } = useOffice()
  const { branches, scope } = useBranchScope()
  const switching = useSwitching()
  const running = useRunning(now())
  return useMemo(() => {
    const own = branches.filter(({ id }) => may(actor, 'create', keptByOwnStaff, [id]))
    const chosen = own.filter(({ id }) => scope?.includes(id) ?? true)
    return (type, id, title, to) => {
      const endOf = (each: (typeof running)[number], what: string): Hit => ({
        key: `end ${each.row.id}`,
        title: what,
        kind: branches.find(place => place.id === each.body.branch)?.name ?? '',
        run: () => void switching.end(each),
      })
      const open: Hit = { key: 'open', title: texts.open, kind: '', to }
      if (type === 'products' && chosen.length > 0)
        return [
          open,
          {
            key: 'sold-out',
            title: switchTexts.soldOutUntilTomorrow,
            kind: chosen.length === 1 ? (chosen[0]?.name ?? '') : switchTexts.branches(chosen.length),
            run: () => void switching.sellOut([{ id, name: title }], chosen),
          },
          ...running
            .filter(({ body }) => body.product === id && chosen.some(each => each.id === body.branch))
            .map(each => endOf(each, switchTexts.available)),
        ]
      const branch = type === 'branches' && own.find(each => each.id === id)
      if (!branch) return null
      return [
        open,
        {
          key: 'pause',
          title: switchTexts.pauseFor(PAUSE_MINUTES),
          kind: '',
          run: () => void switching.pause([branch], PAUSE_MINUTES),
        },
        {
          key: 'busy',
          title: switchTexts.busyBy(BUSY_MINUTES),
          kind: '',
          run: () => void switching.slow([branch], BUSY_MINUTES),
        },
        ...running
          .filter(({ body }) => body.branch === id && body.kind !== 'soldOut')
          .map(each => endOf(each, switchTexts.end)),
      ]
    }
  }, [actor, branches, scope, switching, running])
}
