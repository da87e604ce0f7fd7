import { useMemo, useState } from 'react'
import { menus } from '../../../schema/catalogue/menu.ts'
import type { Row } from '../../data/office/rows.ts'
import { useNow } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Select } from '../../ui/Select.tsx'
import { menusOfToday } from '../catalogue/menus/menusOfToday.ts'
import { useBodies } from '../catalogue/menus/useBodies.ts'
import { groupsFor, putAllOn } from '../catalogue/product/places.ts'
import { mayDo } from '../shell/rights.ts'
import { useOffice, useTitles } from '../shell/scope.tsx'
import { texts } from './texts.ts'
import { useApply } from './useApply.ts'

interface PutOnMenuProps {
  /** The products that are chosen. */
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

const EVERY = 0

/** Products go to the end of a category of one menu, or of every menu that has it; where one stands already it stays. */
export default function PutOnMenu({ rows, onClose }: PutOnMenuProps) {
  const { actor } = useOffice()
  const apply = useApply()
  const at = useNow()
  const bodies = useBodies('menus')
  const own = useMemo(
    () => menusOfToday([...(bodies?.values() ?? [])], at).filter(({ body }) => mayDo(menus, 'update', actor, body)),
    [bodies, at, actor],
  )
  const categories = [...new Set(own.flatMap(menu => groupsFor(menu, nowhere).map(({ category }) => category)))]
  const titles = useTitles(categories.map(id => ['categories', id] as const))
  const [typed, setTyped] = useState<{ readonly category?: number; readonly menu: number }>({ menu: EVERY })
  const category = typed.category ?? categories[0]
  const having = own.filter(menu => groupsFor(menu, nowhere).some(group => group.category === category))
  const wanted = having.filter(({ id }) => typed.menu === EVERY || id === typed.menu)
  const placing =
    category === undefined
      ? nowhere
      : putAllOn(
          wanted,
          rows.map(({ id }) => id),
          category,
        )
  const put = async () => {
    const changes = wanted.flatMap(row => {
      const catalog = placing.get(row.id)
      return catalog ? [{ row, changes: { catalog } }] : []
    })
    await apply(menus, changes, () => texts.menus.done(rows.length, titles.get(`categories:${category}`) ?? ''))
    onClose()
  }
  return (
    <Dialog
      title={texts.menus.title}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button size="small" disabled={placing.size === 0} onClick={() => void put()}>
            {texts.menus.put(rows.length)}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        {bodies && categories.length === 0 && <p className="text-ink-soft">{texts.menus.none}</p>}
        <Select
          label={texts.menus.category}
          value={category ?? ''}
          onChange={({ target }) => setTyped({ category: Number(target.value), menu: EVERY })}
        >
          {categories.map(id => (
            <option key={id} value={id}>
              {titles.get(`categories:${id}`) ?? id}
            </option>
          ))}
        </Select>
        <Select
          label={texts.menus.menu}
          value={typed.menu}
          onChange={({ target }) => setTyped({ ...typed, menu: Number(target.value) })}
        >
          <option value={EVERY}>{texts.menus.all(having.length)}</option>
          {having.map(({ id, body }) => (
            <option key={id} value={id}>
              {String(body['name'] ?? id)}
            </option>
          ))}
        </Select>
        {category !== undefined && placing.size === 0 && <p className="text-ink-soft">{texts.menus.there}</p>}
      </div>
    </Dialog>
  )
}

const nowhere = new Map<number, never>()
