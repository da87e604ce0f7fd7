import { EllipsisVertical } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator, SubmenuTrigger } from 'react-aria-components'
import { keysOf } from '../../../../schema/base/keys.ts'
import { floating, iconButton, option } from '../../shell/styles.ts'
import { texts } from './texts.ts'

const moves = {
  first: () => 0,
  up: (index: number) => index - 1,
  down: (index: number) => index + 1,
  last: (_: number, count: number) => count - 1,
} as const

/** What a block's menu does: a number is the place it is taken to. */
export type BlockDeed = number | 'duplicate' | 'copy' | 'toggle' | 'keep' | 'remove'

interface BlockMenuProps {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isHidden: boolean
  /** Whether it may become one that many pages show. */
  readonly isKeepable: boolean
  readonly onDeed: (deed: BlockDeed) => void
}

export function BlockMenu({ name, index, count, isHidden, isKeepable, onDeed }: BlockMenuProps) {
  const places = keysOf(moves).map(move => ({ move, to: moves[move](index, count) }))
  const deeds: readonly (readonly [BlockDeed, string])[] = [
    ['duplicate', texts.menu.duplicate],
    ['copy', texts.menu.copy],
    ['toggle', isHidden ? texts.menu.show : texts.menu.hide],
    ...(isKeepable ? ([['keep', texts.menu.keep]] as const) : []),
  ]
  return (
    <MenuTrigger>
      <Button
        className={`${iconButton} h-auto self-stretch pointer-coarse:w-11`}
        aria-label={texts.actions(`${name} ${index + 1}`)}
      >
        <EllipsisVertical size={16} aria-hidden />
      </Button>
      <Popover className={`${floating} min-w-52 p-1`} placement="bottom end">
        <Menu className="outline-none">
          {count > 1 && (
            <SubmenuTrigger>
              <MenuItem className={`${item} justify-between`}>
                {texts.moving} <span aria-hidden>›</span>
              </MenuItem>
              <Popover className={`${floating} min-w-44 p-1`}>
                <Menu
                  className="outline-none"
                  disabledKeys={places
                    .filter(({ to }) => to === index || to < 0 || to >= count)
                    .map(({ move }) => move)}
                >
                  {places.map(({ move, to }) => (
                    <MenuItem key={move} id={move} className={item} onAction={() => onDeed(to)}>
                      {texts.menu[move]}
                    </MenuItem>
                  ))}
                </Menu>
              </Popover>
            </SubmenuTrigger>
          )}
          {deeds.map(([deed, label]) => (
            <MenuItem key={label} className={item} onAction={() => onDeed(deed)}>
              {label}
            </MenuItem>
          ))}
          <Separator className="my-1 h-px bg-line" />
          <MenuItem className={`${item} text-error`} onAction={() => onDeed('remove')}>
            {texts.menu.remove}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

const item = `${option} pointer-coarse:min-h-11`
