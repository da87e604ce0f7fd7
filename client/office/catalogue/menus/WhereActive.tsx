import type { Row } from '../../../data/office/office.ts'
import { useNow } from '../../../device/clock.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { type BesideForm, nothingBeside } from '../../form/formParts.ts'
import { useTitles, useZone } from '../../shell/scope.tsx'
import { texts as shellTexts } from '../../shell/texts.ts'
import { menuIn } from './menuIn.ts'
import { standingOf } from './standing.ts'
import { texts } from './texts.ts'
import { useBodies } from './useBodies.ts'

/** Below the head of a menu: where it is the one that guests see now, and from when. */
export const BesideMenu: BesideForm = ({ row, children }) =>
  children({ ...nothingBeside, sections: row ? { name: <WhereActive row={row} /> } : {} })

function WhereActive({ row }: { row: Row }) {
  const all = useBodies('menus')
  const now = useNow()
  const zone = useZone()
  const known = [...(all?.values() ?? [])].flatMap(each => menuIn(each) ?? [])
  const menu = known.find(({ id }) => id === row.id)
  const titles = useTitles((menu?.branches ?? []).map(id => ['branches', id] as const))
  if (!menu) return null
  const named = (ids: readonly number[]) => ids.map(id => titles.get(`branches:${id}`) ?? shellTexts.unknown).join(', ')
  const { now: isNow, later, former } = standingOf(menu, known, now)
  const lines = [
    !menu.isPublic && texts.isPrivate,
    menu.branches.length === 0 && texts.isNowhere,
    isNow.length > 0 && texts.isNow(named(isNow)),
    later.length > 0 && texts.isLater(named(later), formatDateTime(Date.parse(menu.availableFrom), zone)),
    former.length > 0 && texts.isFormer(named(former)),
  ].filter(line => line !== false)
  return (
    <section aria-label={texts.active} className="-mt-2 rounded-control bg-sunken px-4 py-2.5 text-ink-soft">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
