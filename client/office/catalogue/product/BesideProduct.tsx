import { useMemo, useState } from 'react'
import type { ChangeSet } from '../../../../schema/base/history.ts'
import { menus } from '../../../../schema/catalogue/menu.ts'
import { type Office, Refused, type Row } from '../../../data/office/office.ts'
import { useNow } from '../../../device/clock.ts'
import type { Beside, BesideForm } from '../../form/formParts.ts'
import type { Deed } from '../../history/undo.ts'
import { mayDo } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { menusOfToday } from '../menus/menusOfToday.ts'
import { useBodies } from '../menus/useBodies.ts'
import { LikeOther } from './LikeOther.tsx'
import { MenuPlaces } from './MenuPlaces.tsx'
import { NEW, type Placing, withId } from './places.ts'
import { SoldOutHere } from './SoldOutHere.tsx'

const nowhere: Placing = new Map()
const noRows: readonly Row[] = []

/** The menus a product stands on: put on, moved and taken off beside it, and saved with it. */
export const BesideProduct: BesideForm = ({ row, allowed, children }) => {
  const { office, actor } = useOffice()
  const [placing, setPlacing] = useState(nowhere)
  const bodies = useBodies('menus')
  const at = useNow()
  const rows = useMemo(() => (bodies ? menusOfToday([...bodies.values()], at) : noRows), [bodies, at])
  const own = allowed ? rows.filter(({ body }) => mayDo(menus, 'update', actor, body)) : noRows
  const product = row?.id ?? NEW
  const beside: Beside = {
    isChanged: placing.size > 0,
    sections: {
      ...(row || !allowed ? {} : { name: <LikeOther /> }),
      ...(row ? { isPublic: <SoldOutHere row={row} /> } : {}),
      config: bodies && <MenuPlaces {...{ rows, own, placing, product }} onPlacing={setPlacing} />,
    },
    async save({ id }, under) {
      const deeds = await placed(office, rows, placing, id, under)
      setPlacing(nowhere)
      return deeds
    },
    discard: () => setPlacing(nowhere),
  }
  return children(beside)
}

/** Every menu is saved on what was seen of it: what colleagues change there meanwhile stays. */
async function placed(
  office: Office,
  rows: readonly Row[],
  placing: Placing,
  id: number,
  under: ChangeSet | undefined,
): Promise<readonly Deed[]> {
  const deeds: Deed[] = []
  for (const [menu, groups] of placing) {
    const before = rows.find(row => row.id === menu)
    if (!before) continue
    try {
      const after = await office.save('menus', menu, { catalog: withId(groups, id) }, before, under)
      deeds.push({ entity: menus, id: menu, before, after })
    } catch (error) {
      // A menu whose shape is refused stands as it was; the product is saved all the same.
      if (!(error instanceof Refused)) throw error
    }
  }
  return deeds
}
