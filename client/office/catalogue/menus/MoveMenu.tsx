import { ArrowUpDown } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { floating, iconButton, option } from '../../shell/styles.ts'
import { texts } from './texts.ts'

interface MoveMenuProps {
  readonly name: string
  /** All entries in their order, this one among them; ids. */
  readonly ids: readonly number[]
  readonly id: number
  readonly onMove: (to: { readonly id: number; readonly side: 'before' | 'after' }) => void
  /** Other lists it can go to. */
  readonly others?: readonly { readonly id: number; readonly title: string }[]
  readonly onInto?: (id: number) => void
}

/** What a drag does, as a menu: for keys and for whoever does not drag. */
export function MoveMenu({ name, ids, id, onMove, others = [], onInto }: MoveMenuProps) {
  const at = ids.indexOf(id)
  const ways = [
    { key: 'first', label: texts.first, target: ids[0], side: 'before' },
    { key: 'up', label: texts.up, target: ids[at - 1], side: 'before' },
    { key: 'down', label: texts.down, target: ids[at + 1], side: 'after' },
    { key: 'last', label: texts.last, target: ids.at(-1), side: 'after' },
  ] as const
  const act = (key: string | number) => {
    const way = ways.find(each => each.key === key)
    if (way?.target !== undefined) onMove({ id: way.target, side: way.side })
    else if (!way) onInto?.(Number(key))
  }
  return (
    <MenuTrigger>
      <Button className={`${iconButton} pointer-coarse:size-11`} aria-label={texts.moveNamed(name)}>
        <ArrowUpDown size={15} aria-hidden />
      </Button>
      <Popover className={`${floating} min-w-52`}>
        <Menu className="max-h-80 overflow-auto p-1 outline-none" aria-label={texts.move} onAction={act}>
          {ways.map(({ key, label, target }) => (
            <MenuItem key={key} id={key} className={option} isDisabled={target === undefined || target === id}>
              {label}
            </MenuItem>
          ))}
          {others.map(({ id: other, title }) => (
            <MenuItem key={other} id={other} className={option}>
              {texts.into(title)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
